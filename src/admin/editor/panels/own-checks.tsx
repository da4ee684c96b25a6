import { useState } from 'react';
import { ownCheckTexts as texts } from '#kernel/messages/nl-own-checks';
import { criteriaOf, type OwnCheck } from '#kernel/quality/own-checks';
import { readLocal, writeLocal } from '../../local';
import { dayOf } from '../../moments';
import styles from './panels.module.css';

type OwnChecksProps = { pageId: number; checks: readonly OwnCheck[] };

/** When somebody here last answered a question with yes. */
type Answered = Readonly<Partial<Record<OwnCheck, string>>>;

/**
 * What only people can judge about a page: a question each, how to decide it, and what to do where it is
 * not so. Which were looked at is kept on the device.
 */
export function OwnChecks({ pageId, checks }: OwnChecksProps) {
  const key = `office-own-checks-${pageId}`;
  const [answered, setAnswered] = useState<Answered>(() => readLocal<Answered>(key) ?? {});
  const [isKept, setKept] = useState(true);
  const answer = (check: OwnCheck, isSo: boolean) => {
    const { [check]: _, ...others } = answered;
    const next = isSo ? { ...others, [check]: new Date().toISOString() } : others;
    setAnswered(next);
    setKept(writeLocal(key, Object.keys(next).length > 0 ? next : undefined));
  };
  const count = checks.filter((check) => answered[check]).length;
  return (
    <section className={styles.part} aria-label={texts.title}>
      <h3 className={styles.heading}>
        {texts.title} <span className={styles.number}>{texts.count(count, checks.length)}</span>
      </h3>
      <p className={styles.note}>{texts.lead}</p>
      {!isKept && <p role="alert">{texts.notKept}</p>}
      <ul className={styles.findings}>
        {checks.map((check) => {
          const at = answered[check];
          const { question, decide, mend } = texts.checks[check];
          return (
            <li key={check} className={styles.finding}>
              <label className={styles.question}>
                <input
                  type="checkbox"
                  checked={at !== undefined}
                  onChange={({ target }) => answer(check, target.checked)}
                />
                <span>{question}</span>
              </label>
              {at && <span className={styles.note}>{texts.at(dayOf(at))}</span>}
              <details className={styles.more}>
                <summary>
                  {texts.how}
                  <span className="visually-hidden">{texts.howWhat(question)}</span>
                </summary>
                <p>{decide}</p>
                <p>{mend}</p>
                <p className={styles.note}>{texts.criteria(criteriaOf[check])}</p>
              </details>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
