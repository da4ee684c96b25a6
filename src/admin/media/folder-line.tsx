import type { PictureChoices } from '#features/library/contract';
import { library as limits } from '#kernel/limits-library';
import controls from '../controls.module.css';
import { Limited } from '../inputs/limited';

type FolderLineProps = {
  id: string;
  /** By its id what else is said of it. */
  describedBy?: string | undefined;
  isWrong?: boolean;
  value: string;
  change: (folder: string) => void;
  choices: PictureChoices | undefined;
  isReadOnly?: boolean;
};

/** A folder: one that there is, or a new one that is typed. */
export function FolderLine(props: FolderLineProps) {
  const { id, value, change, choices, isReadOnly = false, ...said } = props;
  return (
    <>
      <Limited {...said} id={id} text={value} most={limits.folder}>
        {(control) => (
          <input
            {...control}
            className={controls.control}
            list={`${id}-all`}
            autoComplete="off"
            value={value}
            disabled={isReadOnly}
            onChange={({ target }) => change(target.value)}
            // It may stand in a dialog within a form.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
      </Limited>
      <datalist id={`${id}-all`}>
        {choices?.folders.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
