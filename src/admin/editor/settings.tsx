import type { ToldBlock, TreeBlock } from '#features/office/contract';
import { editorTexts as texts } from '#kernel/messages/nl-editor';
import { FieldRow } from '../form/field-row';
import { pickedInput } from '../inputs/picked';
import styles from './editor.module.css';

type SettingsProps = {
  block: TreeBlock;
  type: ToldBlock | undefined;
  /** What the server says is wrong with it. */
  problem: string | undefined;
  isReadOnly: boolean;
  set: (name: string, value: unknown) => void;
};

/** `content[0].items[1].link: …`: the setting that a problem is about, and what it is. */
const PROBLEM = /^content\[\d+\](?:\.\w+\[\d+\])*\.?(\w*)[^:]*: (.*)$/s;

/** The form of the chosen block. */
export function Settings({ block, type, problem, isReadOnly, set }: SettingsProps) {
  if (!type) return <p className={styles.hint}>{texts.unknown}</p>;
  const [, name, told] = PROBLEM.exec(problem ?? '') ?? [];
  const isNamed = type.settings.some((field) => field.name === name);
  return (
    <form className={styles.fields} onSubmit={(event) => event.preventDefault()} noValidate>
      {problem && !isNamed && (
        <p className={styles.wrong} role="alert">
          {told ?? problem}
        </p>
      )}
      {type.settings.map((field) => (
        <FieldRow
          key={field.name}
          field={field}
          value={block.props[field.name] ?? field.usual}
          problem={isNamed && field.name === name ? told : undefined}
          isChanged={false}
          isReadOnly={isReadOnly}
          change={(value) => set(field.name, value)}
          own={pickedInput(field)}
        />
      ))}
    </form>
  );
}
