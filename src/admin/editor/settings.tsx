import { useRef } from 'react';
import type { ToldBlock, TreeBlock } from '#features/office/contract';
import { editorTexts as texts } from '#kernel/messages/nl-editor';
import { FieldRow } from '../form/field-row';
import { pickedInput } from '../inputs/picked';
import { BlockScheduleValue } from '../inputs/schedule';
import type { ValueInput } from '../inputs/types';
import styles from './editor.module.css';
import { readProblem } from './problem-words';

type SettingsProps = {
  block: TreeBlock;
  type: ToldBlock | undefined;
  /** What the server says is wrong with it. */
  problem: string | undefined;
  isReadOnly: boolean;
  set: (name: string, value: unknown) => void;
};

/** When and where a block is shown. */
/** Inputs that settings of blocks have in place of those of rows, by type. */
const ownInputs: Readonly<Partial<Record<string, ValueInput>>> = {
  ScheduleField: { Input: BlockScheduleValue, isGroup: true },
};

/** For each setting a function that stays the same, so that only the one that is typed in is drawn anew. */
const useChanges = (set: SettingsProps['set']) => {
  const latest = useRef(set);
  latest.current = set;
  const made = useRef(new Map<string, (value: unknown) => void>());
  return (name: string): ((value: unknown) => void) => {
    const known = made.current.get(name) ?? ((value) => latest.current(name, value));
    made.current.set(name, known);
    return known;
  };
};

/** The form of the chosen block. */
export function Settings({ block, type, problem, isReadOnly, set }: SettingsProps) {
  const changeOf = useChanges(set);
  if (!type) return <p className={styles.hint}>{texts.unknown}</p>;
  const { name, told } = readProblem(problem ?? '');
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
          change={changeOf(field.name)}
          own={ownInputs[field.type] ?? pickedInput(field)}
        />
      ))}
    </form>
  );
}
