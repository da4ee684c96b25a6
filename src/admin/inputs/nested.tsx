import type { ToldField } from '#features/office/contract';
import { traitsOf } from '#fields/traits';
import styles from './inputs.module.css';
import { mustBeFilled } from './must-be-filled';
import type { InputOf } from './types';

type NestedProps = {
  field: ToldField;
  id: string;
  value: unknown;
  change: (value: unknown) => void;
  isReadOnly: boolean;
  /** What is wrong with it. */
  problem?: string | undefined;
  inputOf: InputOf;
};

/** A field within another, with its label. */
export function NestedField(props: NestedProps) {
  const { field, id, value, change, isReadOnly, problem, inputOf } = props;
  const { Input, isGroup } = inputOf(field);
  const wrong = problem && `${id}-wrong`;
  const labelId = `${id}-label`;
  const Frame = isGroup ? 'fieldset' : 'div';
  const Label = isGroup ? 'legend' : 'label';
  return (
    <Frame
      className={traitsOf(field).isHalf ? styles.half : styles.whole}
      aria-describedby={isGroup && wrong}
    >
      <Label id={labelId} {...(!isGroup && { htmlFor: id })} className={styles.label}>
        {field.label}
        {mustBeFilled(field) && <span aria-hidden="true"> *</span>}
      </Label>
      <Input
        {...{ field, value, change, id, labelId, isReadOnly, inputOf }}
        describedBy={isGroup ? undefined : wrong}
        isWrong={problem !== undefined}
      />
      {wrong && (
        <p id={wrong} className={styles.problem}>
          {problem}
        </p>
      )}
    </Frame>
  );
}
