import type { ToldBulk } from '#features/office/contract';
import { officeTexts } from '#kernel/messages/nl-office';
import styles from './list.module.css';

const texts = officeTexts.bulk;

/** What a change of many rows comes to, or came to: each row from what to what. */
export function Report({ report }: { report: ToldBulk }) {
  const { made, changed, unchanged, plans, refused, unused = [], importId } = report;
  const isDone = importId !== undefined;
  const told = [
    ...(made > 0 ? [texts.makes(made)] : []),
    isDone ? texts.done(changed) : texts.changes(changed),
    ...(unchanged > 0 ? [texts.same(unchanged)] : []),
  ];
  const more = made + changed - plans.length;
  return (
    <div className={styles.report} role="status">
      <p>
        <strong>{told.join(', ')}.</strong>
      </p>
      {unused.length > 0 && <p>{texts.unused(unused.join(', '))}</p>}
      {refused.length > 0 && (
        <>
          <p className={styles.bad}>{texts.refused(refused.length)}:</p>
          <ul className={styles.plans}>
            {refused.slice(0, 20).map(({ line, key, reason }) => (
              <li key={`${line} ${reason}`}>
                {texts.line(line)} {key && `(${key})`}: {reason}
              </li>
            ))}
          </ul>
        </>
      )}
      {!isDone && (
        <ul className={styles.plans}>
          {plans.map(({ key, told: lines }) => (
            <li key={key}>
              <strong>{key}</strong> {lines.join('; ')}
            </li>
          ))}
          {more > 0 && <li>{texts.more(more)}</li>}
        </ul>
      )}
    </div>
  );
}
