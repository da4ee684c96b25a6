import { transferTexts as texts } from '#kernel/messages/nl-transfers';
import { Alert } from '#ui/alert.view';
import { buttonClass } from '#ui/button.view';
import { ErrorSummary, errorLines } from '#ui/error-summary.view';
import { TextField } from '#ui/text-field.view';
import { Outcome } from '#ui/work/outcome.view';
import styles from '#ui/work/work.module.css';
import { WorkForm } from '#ui/work/work-form.view';
import { piecesField, transferField, transferPath } from '../contract';
import type { ToldLine } from './shapes';

export type DraftProps = {
  id: number;
  base: string;
  token: string;
  lines: readonly ToldLine[];
  /** How the lines stood, for whoever sends them. */
  fingerprint: string;
  /** As they were typed, and what is wrong with them, by field. */
  typed: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  /** What was put on just now, with how many there are. */
  added?: string;
  /** What was looked for, and what of it can be put on. */
  search: string;
  found: readonly { variantId: number; name: string; numbers: string; free: number }[];
};

/** A transfer that is put together: scanned or looked up, counted, and sent. */
export function Draft(props: DraftProps) {
  const { id, base, token, lines, fingerprint, errors } = props;
  return (
    <>
      {Object.keys(errors).length > 0 && (
        <div className={styles.panel}>
          <ErrorSummary
            title={texts.checkForm}
            lines={errorLines(
              lines.map(({ variantId, name }) => {
                const error = errors[piecesField(variantId)];
                return [piecesField(variantId), error && `${name}: ${error}`];
              }),
            )}
          />
        </div>
      )}
      {/* One form: whichever button is pressed, what was typed goes along. Enter presses the first, which only keeps it. */}
      <WorkForm
        action={transferPath.add(base, id)}
        token={token}
        hidden={{ [transferField.seen]: fingerprint }}
      >
        <Add {...props} />
        <section className={styles.panel} aria-labelledby="transfer-what">
          <h2 id="transfer-what" className={styles.heading}>
            {texts.what}
          </h2>
          {lines.length === 0 ? (
            <p className={styles.empty}>{texts.whatNone}</p>
          ) : (
            <Lines {...props} />
          )}
        </section>
      </WorkForm>
      <details className={styles.details}>
        <summary>{texts.drop}</summary>
        <p>{texts.dropText}</p>
        <WorkForm action={transferPath.drop(base, id)} token={token}>
          <button type="submit" className={buttonClass('secondary')}>
            {texts.dropButton}
          </button>
        </WorkForm>
      </details>
    </>
  );
}

function Add({ search, found, added }: DraftProps) {
  return (
    <section className={styles.panel} aria-labelledby="transfer-add">
      <h2 id="transfer-add" className={styles.heading}>
        {texts.addTitle}
      </h2>
      <div className={styles.inline}>
        <TextField
          id="transfer-code"
          label={texts.add}
          name={transferField.code}
          defaultValue={search}
          autoComplete="off"
          enterKeyHint="send"
          className={styles.grow}
          alone
          data-scan
          // Who scans goes on scanning; who comes to look gets no keyboard on his phone.
          autoFocus={added !== undefined}
        />
        <button type="submit" className={buttonClass('secondary')}>
          {texts.addGo}
        </button>
      </div>
      {added && (
        <div className={styles.after}>
          <Alert tone="success" title={added} />
        </div>
      )}
      {search !== '' && (
        <Outcome isAsked>
          {found.length === 0 ? texts.addNone(search) : texts.foundCount(found.length)}
        </Outcome>
      )}
      {found.length > 0 && (
        <ul className={styles.rows}>
          {found.map(({ variantId, name, numbers, free }) => (
            <li key={variantId} className={styles.row}>
              <span className={styles.grow}>
                {name}
                <br />
                <span className={`${styles.soft} ${styles.small}`}>
                  {[numbers, texts.free(free)].filter(Boolean).join(' · ')}
                </span>
              </span>
              <button
                type="submit"
                name="artikel"
                value={variantId}
                className={buttonClass('secondary')}
              >
                {texts.addThis}
                <span className="visually-hidden">{`: ${name}`}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Lines({ id, base, lines, typed, errors }: DraftProps) {
  return (
    <>
      <ul className={styles.rows}>
        {lines.map(({ variantId, name, numbers, sent }) => (
          <li key={variantId} className={styles.row}>
            <TextField
              id={piecesField(variantId)}
              label={texts.howMany(name)}
              name={piecesField(variantId)}
              hint={texts.countHint(numbers)}
              error={errors[piecesField(variantId)]}
              defaultValue={typed[piecesField(variantId)] ?? sent}
              inputMode="numeric"
              autoComplete="off"
            />
          </li>
        ))}
      </ul>
      <p className={styles.after}>{texts.sendText}</p>
      <p className={styles.inline}>
        <button type="submit" formAction={transferPath.send(base, id)} className={buttonClass()}>
          {texts.send}
        </button>
        <button
          type="submit"
          formAction={transferPath.send(base, id)}
          name="hoe"
          value="bewaar"
          className={buttonClass('secondary')}
        >
          {texts.keep}
        </button>
      </p>
    </>
  );
}
