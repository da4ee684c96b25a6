import { countedTypes, typedTypes } from '#fields/definition';
import { inputTexts as texts } from '#kernel/messages/nl-office-inputs';
import styles from './inputs.module.css';
import { recordIn } from './rows';

type Definition = Record<string, unknown>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const typed: ReadonlySet<string> = new Set(typedTypes);
const counted: ReadonlySet<string> = new Set(countedTypes);

/** What is kept of a setting that was emptied: nothing. */
const without = (item: Definition, name: string): Definition =>
  Object.fromEntries(Object.entries(item).filter(([one]) => one !== name));

type LineProps = {
  id: string;
  label: string;
  value: string;
  isReadOnly: boolean;
  isNumber?: boolean;
  change: (value: string) => void;
};

function Line({ id, label, value, isReadOnly, isNumber, change }: LineProps) {
  return (
    <div className={styles.half}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        className={styles.line}
        inputMode={isNumber ? 'numeric' : undefined}
        disabled={isReadOnly}
        value={value}
        onChange={({ target }) => change(target.value)}
      />
    </div>
  );
}

type MoreProps = {
  id: string;
  item: Definition;
  type: string;
  isReadOnly: boolean;
  write: (more: Definition) => void;
};

/** What a field says around itself, and how much room it takes: seldom asked, so folded away. */
export function MoreSettings({ id, item, type, isReadOnly, write }: MoreProps) {
  const data = recordIn<unknown>(item.data);
  const isHalf = data.colclass === 'span6';
  // One that says something for each part is left as it is.
  const hasOneError = item.error_text === undefined || typeof item.error_text === 'string';
  const set = (name: string) => (value: string) => write({ [name]: value });
  return (
    <details className={styles.whole}>
      <summary className={styles.more}>{texts.moreSettings}</summary>
      <div className={styles.parts}>
        <Line
          id={`${id}-tip`}
          label={texts.tip}
          value={text(item.tooltip_information)}
          isReadOnly={isReadOnly}
          change={(value) => write({ tooltip_information: value, show_tooltip_inline: 'Y' })}
        />
        {typed.has(type) && (
          <Line
            id={`${id}-placeholder`}
            label={texts.placeholder}
            value={text(item.placeholder)}
            isReadOnly={isReadOnly}
            change={(value) =>
              write({ placeholder: value, show_placeholder_on_input: value === '' ? 'N' : 'Y' })
            }
          />
        )}
        {hasOneError && (
          <Line
            id={`${id}-error`}
            label={texts.ownError}
            value={text(item.error_text)}
            isReadOnly={isReadOnly}
            change={set('error_text')}
          />
        )}
        {counted.has(type) && (
          <Line
            id={`${id}-most`}
            label={texts.mostLetters}
            value={item.maxlength === undefined ? '' : String(item.maxlength)}
            isReadOnly={isReadOnly}
            isNumber
            change={(value) => {
              const most = Number(value.replaceAll(/\D/g, '').slice(0, 6));
              write(most > 0 ? { maxlength: most } : { maxlength: undefined });
            }}
          />
        )}
        <label className={`${styles.choice} ${styles.half} ${styles.atEnd}`}>
          <input
            type="checkbox"
            disabled={isReadOnly}
            checked={isHalf}
            onChange={({ target: { checked } }) =>
              write({
                data: checked ? { ...data, colclass: 'span6' } : without(data, 'colclass'),
              })
            }
          />
          {texts.halfLine}
        </label>
      </div>
    </details>
  );
}
