import { Link } from 'wouter';
import type { ToldFeeds } from '#features/feeds/contract';
import { feedTexts as texts } from '#kernel/messages/nl-feeds';
import { Button } from '#ui/button.view';
import { useSending } from '../account/use-sending';
import { call } from '../calls';
import gaps from '../gaps/gaps.module.css';
import missing from '../missing/missing.module.css';
import { whenOf } from '../moments';
import today from '../today/today.module.css';
import styles from './feeds.module.css';

type VerdictProps = { all: ToldFeeds; isChecking: boolean; isChecked: boolean; ask: () => void };

/** What Google takes and refuses, as it was when all articles were last looked through. */
export function Verdict({ all, isChecking, isChecked, ask }: VerdictProps) {
  const { send, isBusy } = useSending();
  const { checkedAt, articles, variants, refused, problems } = all;
  const check = async () => {
    const isSent = await send(() => call('POST', 'feeds/check', { body: {} }));
    if (isSent) ask();
  };
  return (
    <section aria-labelledby="feeds-verdict">
      <h2 id="feeds-verdict" className={today.title}>
        {texts.checkTitle}
      </h2>
      {checkedAt !== null && (
        <dl className={`${today.totals} ${styles.totals}`}>
          <div className={today.total}>
            <dt>{texts.taken}</dt>
            <dd>
              <strong>{texts.count(articles)}</strong>
              <span>{texts.variants(variants)}</span>
            </dd>
          </div>
          <div className={today.total}>
            <dt>{texts.refused}</dt>
            <dd>
              <strong>{texts.count(refused)}</strong>
              <span>{refused === 0 ? texts.noneRefused : texts.refusedText}</span>
            </dd>
          </div>
        </dl>
      )}
      {problems.length > 0 && (
        <ul className={gaps.kinds} aria-label={texts.refusedTitle}>
          {problems.map(({ problem, count }) => (
            <li key={problem}>
              <Link href={`/feeds/${problem}`} className={gaps.kind}>
                <span className={gaps.name}>{texts.problems[problem]}</span>
                <span className={gaps.why}>{texts.whys[problem]}</span>
                <span className={gaps.count}>
                  <strong>{texts.count(count)}</strong>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {problems.length > 0 && <p className={missing.lead}>{texts.oftenTwice}</p>}
      <p className={today.soft}>{checkedAt === null ? texts.never : texts.at(whenOf(checkedAt))}</p>
      {/* It stays where it is while they are looked through, and so does the focus. */}
      <Button
        type="button"
        kind="secondary"
        aria-disabled={isChecking || isBusy}
        onClick={() => !isChecking && !isBusy && void check()}
      >
        {texts.check}
      </Button>
      <p role="status">
        {isChecking && texts.checking}
        {isChecked && texts.checked}
      </p>
    </section>
  );
}
