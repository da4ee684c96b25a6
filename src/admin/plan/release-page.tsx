import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import type { ToldWholeRelease } from '#features/office/contract';
import { officeTexts } from '#kernel/messages/nl-office';
import { planTexts as texts } from '#kernel/messages/nl-plan';
import { Button } from '#ui/button.view';
import { CallError, call } from '../calls';
import { Confirm } from '../confirm';
import { Dialog } from '../dialog';
import { Failed } from '../failed';
import list from '../list/list.module.css';
import { tell } from '../shell/toasts';
import { useTitle } from '../use-title';
import { MomentChoice } from './moment-choice';
import styles from './plan.module.css';
import { fullWhen } from './when';

type Asked = 'publish' | 'cancel' | 'move';

/** One release: what is in it, what it still lacks, and what can be done with it. */
export default function ReleasePage({ id }: { id: string }) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<Asked>();
  const queryKey = ['release', id];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call<ToldWholeRelease>('GET', `releases/${id}`, { signal }),
    staleTime: 0,
  });
  const name = data?.name ?? texts.title;
  useTitle(`${name} | ${texts.title}`);
  if (error) return <Failed error={error} again={refetch} />;
  if (!data) return <p role="status">{officeTexts.loading}</p>;

  const run = async (what: () => Promise<unknown>, told: string) => {
    setAsked(undefined);
    try {
      await what();
      tell(told);
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem;
      tell(problem.message);
    }
    await client.invalidateQueries({ queryKey: ['releases'] });
    await refetch();
  };
  const isOpen = data.state === 'open' || data.state === 'stuck';
  const when = data.at ? fullWhen(data.at) : texts.byHand;
  return (
    <>
      <p className={styles.soft}>
        <Link href="/planning">← {texts.title}</Link>
      </p>
      <h1 className={list.title}>{data.name}</h1>
      <p className={list.lead}>
        {data.state === 'done' && data.endedAt
          ? `${texts.done}: ${fullWhen(data.endedAt)}`
          : `${texts.when}: ${when}${data.at ? ` (${texts.zone})` : ''}`}
        {data.late > 0 && ` · ${texts.lateBy(data.late)}`} · {texts.by.toLowerCase()} {data.by}
      </p>
      {data.state === 'cancelled' && <p>{texts.cancelledState}</p>}
      {data.state === 'stuck' && (
        <p className={styles.bad} role="status">
          {[texts.stuck, ...data.held].join(' ')}
        </p>
      )}
      {isOpen && data.problems.length > 0 && (
        <div className={styles.wrong}>
          <p className={styles.name}>{texts.missing}</p>
          <ul>
            {data.problems.map(({ title, to, message }) => (
              <li key={`${to} ${message}`}>
                <Link href={to}>{title}</Link>: {message}
              </li>
            ))}
          </ul>
        </div>
      )}
      {isOpen && data.items.length > 0 && data.problems.length === 0 && <p>{texts.ready}</p>}
      <h2 className={styles.heading}>{texts.inside}</h2>
      {data.items.length === 0 && <p className={list.none}>{texts.empty}</p>}
      <ul className={styles.list}>
        {data.items.map((item) => (
          <li key={item.id} className={styles.item}>
            <p>
              <Link href={item.to} className={styles.name}>
                {item.title}
              </Link>{' '}
              <span className={styles.soft}>{item.kind}</span>
            </p>
            {data.mayChange && (
              <button
                type="button"
                className={styles.plain}
                onClick={() =>
                  void run(() => call('DELETE', `releases/${id}/items/${item.id}`), texts.takenOut)
                }
              >
                {texts.takeOut} <span className="visually-hidden">{item.title}</span>
              </button>
            )}
            <ul className={styles.lines}>
              {item.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {data.mayChange && (
        <div className={styles.actions}>
          <Button
            type="button"
            disabled={data.items.length === 0 || data.problems.length > 0}
            onClick={() => setAsked('publish')}
          >
            {texts.publishNow}
          </Button>
          <Button type="button" kind="secondary" onClick={() => setAsked('move')}>
            {texts.move}
          </Button>
          <button type="button" className={styles.plain} onClick={() => setAsked('cancel')}>
            {texts.cancel}
          </button>
        </div>
      )}
      <Confirm
        isOpen={asked === 'publish'}
        title={texts.publishSure(data.name)}
        text={texts.publishText}
        action={texts.publishNow}
        close={() => setAsked(undefined)}
        confirm={() => void run(() => call('POST', `releases/${id}/publish`), texts.published)}
      />
      <Confirm
        isOpen={asked === 'cancel'}
        title={texts.cancelSure}
        text={texts.cancelText}
        action={texts.cancel}
        close={() => setAsked(undefined)}
        confirm={() => void run(() => call('POST', `releases/${id}/cancel`), texts.cancelled)}
      />
      {asked === 'move' && (
        <Dialog title={texts.move} close={() => setAsked(undefined)}>
          <MomentChoice
            action={texts.move}
            isBusy={false}
            choose={(at) =>
              void run(
                () => call('PATCH', `releases/${id}`, { body: { at } }),
                texts.moved(fullWhen(at.toISOString())),
              )
            }
          />
        </Dialog>
      )}
    </>
  );
}
