import { transferTexts as texts } from '#kernel/messages/nl-transfers';
import { buttonClass } from '#ui/button.view';
import { ErrorSummary } from '#ui/error-summary.view';
import { TextField } from '#ui/text-field.view';
import styles from '#ui/work/work.module.css';
import { WorkForm } from '#ui/work/work-form.view';
import {
  extraCode,
  extraPieces,
  extraRows,
  noteField,
  piecesField,
  transferPath,
} from '../contract';
import type { ToldLine } from './shapes';

export type ReceiveProps = {
  id: number;
  base: string;
  token: string;
  lines: readonly ToldLine[];
  typed: Readonly<Record<string, string>>;
  /** What is wrong, by field. */
  errors: Readonly<Record<string, string>>;
};

/** What came is counted, and taken in. */
export function Receive({ id, base, token, lines, typed, errors }: ReceiveProps) {
  const nameOf = (field: string) =>
    lines.find(({ variantId }) => [piecesField(variantId), noteField(variantId)].includes(field))
      ?.name;
  const wrong = Object.entries(errors).map(([controlId, message]) => ({
    ...{ controlId, message: [nameOf(controlId), message].filter(Boolean).join(': ') },
  }));
  const isExtra = extraRows.some((row) => typed[extraCode(row)] || typed[extraPieces(row)]);
  return (
    <>
      {wrong.length > 0 && (
        <div className={styles.panel}>
          <ErrorSummary title={texts.checkForm} lines={wrong} />
        </div>
      )}
      <WorkForm action={transferPath.receive(base, id)} token={token}>
        {/* Enter, a scanner's too, presses the first button: it takes nothing in. */}
        <button
          type="submit"
          name="hoe"
          value="kijk"
          className="visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
        >
          {texts.look}
        </button>
        <h2 className={styles.heading}>{texts.receiveTitle}</h2>
        <p className={styles.after}>{texts.receiveText}</p>
        <ul className={`${styles.rows} ${styles.spaced}`}>
          {lines.map(({ variantId, name, numbers, sent }) => (
            <li key={variantId} className={styles.row}>
              <div className={styles.form}>
                <TextField
                  id={piecesField(variantId)}
                  label={texts.came(name, sent)}
                  name={piecesField(variantId)}
                  hint={numbers || undefined}
                  error={errors[piecesField(variantId)]}
                  defaultValue={typed[piecesField(variantId)] ?? sent}
                  inputMode="numeric"
                  autoComplete="off"
                />
                <details
                  className={styles.details}
                  open={Boolean(errors[noteField(variantId)] || typed[noteField(variantId)])}
                >
                  <summary>
                    {texts.whyOpen}
                    <span className="visually-hidden"> {name}</span>
                  </summary>
                  <TextField
                    id={noteField(variantId)}
                    label={texts.why(name)}
                    name={noteField(variantId)}
                    hint={texts.whyHint}
                    error={errors[noteField(variantId)]}
                    defaultValue={typed[noteField(variantId)]}
                  />
                </details>
              </div>
            </li>
          ))}
        </ul>
        <details className={`${styles.details} ${styles.panel}`} open={isExtra}>
          <summary>{texts.extra}</summary>
          <p>{texts.extraText}</p>
          {extraRows.map((row) => (
            <div key={row} className={`${styles.inline} ${styles.row}`}>
              <TextField
                id={extraCode(row)}
                label={texts.extraCode(row)}
                name={extraCode(row)}
                error={errors[extraCode(row)]}
                defaultValue={typed[extraCode(row)]}
                autoComplete="off"
                className={styles.grow}
              />
              <TextField
                id={extraPieces(row)}
                label={texts.extraPieces(row)}
                name={extraPieces(row)}
                error={errors[extraPieces(row)]}
                defaultValue={typed[extraPieces(row)]}
                inputMode="numeric"
                autoComplete="off"
              />
            </div>
          ))}
        </details>
        <button type="submit" className={buttonClass('primary', true)}>
          {texts.receive}
        </button>
      </WorkForm>
    </>
  );
}
