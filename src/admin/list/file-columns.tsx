import type { FileColumn } from '#features/entities/contract';
import { officeTexts } from '#kernel/messages/nl-office';
import styles from './list.module.css';

const texts = officeTexts.bulk.columns;

type Props = {
  columns: readonly FileColumn[];
  choices: readonly { name: string; label: string }[];
  isBusy: boolean;
  /** It is what is asked now: nothing can be read by what was found. */
  isOpen: boolean;
  /** By a field's name in files, the column that it is; '': none of those that seem to be it. */
  choose: (change: Record<string, string>) => void;
};

/** The columns of a file, with some of what stands in each and what it was taken for, to be chosen otherwise. */
export function Columns({ columns, choices, isBusy, isOpen, choose }: Props) {
  const used = columns.filter(({ field }) => field !== null).length;
  return (
    <details className={styles.found} open={isOpen}>
      <summary>{texts.title(used, columns.length)}</summary>
      <ul className={styles.foundList}>
        {columns.map(({ header, samples, field }, at) => {
          const id = `column-${at}`;
          return (
            <li key={id}>
              <label htmlFor={id}>{header || texts.nameless(at + 1)}</label>
              <select
                id={id}
                className={styles.select}
                disabled={isBusy}
                value={field ?? ''}
                aria-describedby={`${id}-samples`}
                onChange={({ target }) =>
                  choose({
                    ...(field !== null && { [field]: '' }),
                    ...(target.value !== '' && { [target.value]: header }),
                  })
                }
              >
                <option value="">{texts.unused}</option>
                {choices.map(({ name, label }) => (
                  <option key={name} value={name}>
                    {label}
                  </option>
                ))}
              </select>
              <p id={`${id}-samples`} className={styles.samples}>
                {samples.length > 0 ? samples.join(' · ') : texts.empty}
              </p>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
