import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { ToldRule, ToldRules } from '#features/rules/contract';
import { officeTexts } from '#kernel/messages/nl-office';
import { ruleTexts as texts } from '#kernel/messages/nl-rules';
import { useSending } from '../account/use-sending';
import { call } from '../calls';
import { Failed } from '../failed';
import list from '../list/list.module.css';
import { whenOf } from '../moments';
import operations from '../operations/operations.module.css';
import orders from '../orders/orders.module.css';
import { ForRight } from '../refused';
import { tell } from '../shell/toasts';
import { useTitle } from '../use-title';
import styles from './rules.module.css';

/** What the law asks of the site, a line each: how it stands, by what that was seen, and where it is mended. */
export default function RulesPage() {
  return (
    <ForRight right="rights" title={texts.title}>
      <Rules />
    </ForRight>
  );
}

const KEY = ['rules'];

/** What is to be mended comes first. */
const places = { bad: 0, unknown: 1, good: 2 } as const;

function Rules() {
  useTitle(texts.title);
  const client = useQueryClient();
  const { send, isBusy } = useSending();
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call<ToldRules>('GET', 'rules', { signal }),
    staleTime: 0,
  });
  const again = async () => {
    if (isBusy) return;
    const run = async () =>
      client.setQueryData(KEY, await call<ToldRules>('POST', 'rules/again', { body: {} }));
    if (await send(run)) tell(texts.done);
  };
  const bad = data?.rules.filter(({ state }) => state === 'bad').length ?? 0;
  const sorted = data?.rules.toSorted((one, other) => places[one.state] - places[other.state]);
  return (
    <>
      <h1 className={list.title}>{texts.title}</h1>
      <p className={operations.lead}>{texts.lead}</p>
      {error && <Failed error={error} again={refetch} />}
      {!data && !error && <p role="status">{officeTexts.loading}</p>}
      {data && (
        <>
          <div className={orders.acts}>
            <p role="status" className={styles.sum}>
              <strong>{texts.all(bad)}</strong>{' '}
              <span className={orders.soft}>{texts.looked(whenOf(data.at))}</span>
            </p>
            <button
              type="button"
              className={orders.act}
              aria-disabled={isBusy || undefined}
              onClick={() => void again()}
            >
              {texts.again}
            </button>
          </div>
          <ul className={styles.rules}>
            {sorted?.map((rule) => (
              <Rule key={rule.name} rule={rule} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Rule({ rule: { label, law, state, proof, lines = [], mend } }: { rule: ToldRule }) {
  return (
    <li className={styles[state]}>
      <h2 className={styles.label}>{label}</h2>
      <span className={styles.state}>{texts.states[state]}</span>
      <p className={styles.proof}>{proof}</p>
      {lines.length > 0 && (
        <details className={styles.lines} open={state === 'bad'}>
          <summary>{texts.which}</summary>
          <ul>
            {lines.map(({ text, href }) => (
              <li key={text}>{href ? <Link href={href}>{text}</Link> : text}</li>
            ))}
          </ul>
        </details>
      )}
      <p className={styles.foot}>
        <span className={orders.soft}>{law}</span>
        {mend && (
          <Link href={mend.href} className={styles.mend}>
            {mend.label}
            <span className="visually-hidden">: {label}</span>
          </Link>
        )}
      </p>
    </li>
  );
}
