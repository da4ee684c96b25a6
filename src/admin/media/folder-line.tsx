import type { PictureChoices } from '#features/library/contract';
import { library as limits } from '#kernel/limits-library';
import controls from '../controls.module.css';

type FolderLineProps = {
  id: string;
  value: string;
  change: (folder: string) => void;
  choices: PictureChoices | undefined;
  isReadOnly?: boolean;
};

/** A folder: one that there is, or a new one that is typed. */
export function FolderLine({ id, value, change, choices, isReadOnly = false }: FolderLineProps) {
  return (
    <>
      <input
        id={id}
        className={controls.control}
        list={`${id}-all`}
        maxLength={limits.folder}
        autoComplete="off"
        value={value}
        disabled={isReadOnly}
        onChange={({ target }) => change(target.value)}
        // It may stand in a dialog within a form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <datalist id={`${id}-all`}>
        {choices?.folders.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
