import { RichText } from '#fields/editor/rich-text';
import fieldStyles from '#fields/fields.module.css';
import { FieldError } from '#fields/frame';
import { formField } from '../contract';
import styles from './site-form.module.css';

type ConditionsBoxProps = {
  id: string;
  html: string;
  agreed: boolean;
  problem?: string;
  onAgree: (agreed: boolean) => void;
};

/** A label holds no paragraphs. */
const inLine = (html: string): string => html.replaceAll(/<\/?p\b[^>]*>/g, ' ').trim();

/** Agreement with the terms (S3.3/1). */
export function ConditionsBox({ id, html, agreed, problem, onAgree }: ConditionsBoxProps) {
  return (
    <div className={styles.agree} data-state={problem && 'error'}>
      <label className={fieldStyles.choice}>
        <input
          id={id}
          type="checkbox"
          name={formField.conditions}
          value="Y"
          checked={agreed}
          onChange={({ currentTarget }) => onAgree(currentTarget.checked)}
          required
          // Left to itself a browser calls it wrong before anybody agreed.
          aria-invalid={problem !== undefined}
          aria-describedby={problem && `${id}-error`}
          className={fieldStyles.checkbox}
        />
        <span>
          <RichText html={inLine(html)} />
          <span className={fieldStyles.star} aria-hidden="true">
            {' *'}
          </span>
        </span>
      </label>
      {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
    </div>
  );
}
