import { picking as limits } from '#kernel/limits-picking';
import { shelfTexts as texts } from '#kernel/messages/nl-shelves';
import { field } from '#kernel/wire';
import { buttonClass } from '#ui/button.view';
import { described, FieldFrame } from '#ui/text-field.view';
import styles from '#ui/work/work.module.css';
import { WorkForm } from '#ui/work/work-form.view';
import { pickField, pickPath } from '../contract';

type At = { token: string; warehouseId: number };

/** Where shelves are fetched as a file, and read from one. */
export function Shelves({ token, warehouseId, error }: At & { error?: string | undefined }) {
  const about = { id: 'shelves-file', hint: texts.fileHint, ...(error && { error }) };
  return (
    <>
      <p className={styles.panel}>{texts.lead}</p>
      <p className={styles.panel}>
        <a
          className={styles.link}
          href={`${pickPath.shelvesFile}?${pickField.warehouse}=${warehouseId}`}
        >
          {texts.download}
        </a>
      </p>
      <form
        method="post"
        action={pickPath.shelvesRead}
        encType="multipart/form-data"
        className={styles.form}
      >
        <input type="hidden" name={field.token} value={token} />
        <input type="hidden" name={pickField.warehouse} value={warehouseId} />
        <FieldFrame {...about} label={texts.file}>
          <input
            {...described(about)}
            type="file"
            name={pickField.file}
            accept=".csv,text/csv"
            className={styles.file}
            required
          />
        </FieldFrame>
        <p>
          <button type="submit" className={buttonClass()}>
            {texts.check}
          </button>
        </p>
      </form>
    </>
  );
}

type CheckProps = At & {
  changes: readonly { variantId: number; from: string; to: string; name: string }[];
  problems: readonly { line: number; problem: string }[];
};

/** What a file would change, line by line, before anything is written. */
export function ShelfCheck({ token, warehouseId, changes, problems }: CheckProps) {
  const more = changes.length - limits.shelfShown;
  const wrong = problems.length - limits.shelfShown;
  return (
    <>
      {problems.length > 0 && (
        <section className={styles.panel} aria-labelledby="shelf-problems">
          <h2 id="shelf-problems" className={styles.heading}>
            {texts.problems}
          </h2>
          <ul className={styles.rows}>
            {problems.slice(0, limits.shelfShown).map(({ line, problem }) => (
              <li key={`${line} ${problem}`} className={styles.row}>
                {texts.line(line, problem)}
              </li>
            ))}
          </ul>
          {wrong > 0 && <p className={styles.after}>{texts.more(wrong)}</p>}
        </section>
      )}
      {changes.length > 0 && (
        <section className={styles.panel} aria-labelledby="shelf-changes">
          <h2 id="shelf-changes" className={styles.heading}>
            {texts.changes}
          </h2>
          <ul className={styles.rows}>
            {changes.slice(0, limits.shelfShown).map(({ variantId, name, from, to }) => (
              <li key={variantId} className={styles.row}>
                <span className={styles.grow}>{name}</span>
                <span className={styles.strong}>{texts.fromTo(from, to)}</span>
              </li>
            ))}
          </ul>
          {more > 0 && <p className={styles.after}>{texts.more(more)}</p>}
          <WorkForm
            action={pickPath.shelvesSave}
            token={token}
            hidden={{
              [pickField.warehouse]: warehouseId,
              [pickField.lines]: JSON.stringify(
                changes.map(({ variantId, from, to }) => [variantId, from, to]),
              ),
            }}
            className={styles.after}
          >
            <button type="submit" className={buttonClass()}>
              {texts.save(changes.length)}
            </button>
          </WorkForm>
        </section>
      )}
    </>
  );
}
