import { useState } from 'react';
import type { ToldDelivery } from '#features/connections/contract';
import { connectionTexts } from '#kernel/messages/nl-connections';
import { officeTexts } from '#kernel/messages/nl-office';
import { useSending } from '../account/use-sending';
import { call } from '../calls';
import { Dialog } from '../dialog';
import { Failed } from '../failed';
import list from '../list/list.module.css';
import { exactlyWhen, whenOf } from '../moments';
import operations from '../operations/operations.module.css';
import { tell } from '../shell/toasts';
import styles from './connections.module.css';
import { useNotice } from './use-log';

const texts = connectionTexts.hooks;

type LogProps = {
  deliveries: readonly ToldDelivery[];
  isOn: boolean;
  /** Asks for older ones; left out: there are none. */
  more: (() => void) | undefined;
  reload: () => Promise<unknown>;
};

/** What a program was told, the last first. */
export function Log({ deliveries, isOn, more, reload }: LogProps) {
  const [shown, show] = useState<ToldDelivery>();
  const { send } = useSending();
  const again = async ({ id }: ToldDelivery) => {
    if (!(await send(() => call('POST', `connections/notices/${id}/again`, { body: {} })))) return;
    tell(texts.againDone);
    await reload();
  };
  return (
    <section aria-labelledby="log-title">
      <h2 id="log-title" className={operations.title}>
        {texts.log}
      </h2>
      {deliveries.length === 0 && <p>{texts.logNone}</p>}
      {deliveries.length > 0 && (
        <ul className={styles.list}>
          {deliveries.map((one) => (
            <li key={one.id}>
              <span className={styles.name}>
                {texts.names[one.event] ?? one.event} {one.id}
              </span>
              <span className={styles.soft}>
                <time dateTime={one.at}>{whenOf(one.at)}</time>
              </span>
              <span className={one.state === 'failing' ? styles.bad : styles.soft}>
                {stateOf(one)}
              </span>
              <span className={styles.buttons}>
                <button
                  type="button"
                  className={list.step}
                  aria-label={texts.showOf(texts.names[one.event] ?? one.event, one.id)}
                  onClick={() => show(one)}
                >
                  {texts.show}
                </button>
                {isOn && one.state !== 'waiting' && (
                  <button
                    type="button"
                    className={list.step}
                    aria-label={texts.againOf(texts.names[one.event] ?? one.event, one.id)}
                    onClick={() => void again(one)}
                  >
                    {texts.again}
                  </button>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {more && (
        <button type="button" className={list.plain} onClick={more}>
          {texts.older}
        </button>
      )}
      {shown && <Notice id={shown.id} close={() => show(undefined)} />}
    </section>
  );
}

const stateOf = ({ state, attempts, status }: ToldDelivery): string =>
  [
    texts.states[state],
    ...(attempts > 0 ? [texts.tries(attempts)] : []),
    ...(status === null ? [] : [texts.answered(status)]),
  ].join(' · ');

function Notice({ id, close }: { id: number; close: () => void }) {
  const { data, error, refetch } = useNotice(id);
  const title = data ? `${texts.names[data.event] ?? data.event} ${id}` : texts.event;
  return (
    <Dialog title={title} close={close}>
      {error && <Failed error={error} again={refetch} />}
      {!data && !error && <p role="status">{officeTexts.loading}</p>}
      {data && (
        <>
          <p className={styles.soft}>
            <time dateTime={data.at}>{exactlyWhen(data.at)}</time>, {stateOf(data).toLowerCase()}
          </p>
          {data.problem !== null && (
            <>
              <h3 className={styles.label}>{texts.problem}</h3>
              <p>{data.problem}</p>
            </>
          )}
          <h3 className={styles.label}>{texts.sent}</h3>
          <pre className={styles.json}>{data.payload}</pre>
          {data.reply && (
            <>
              <h3 className={styles.label}>{texts.reply}</h3>
              <pre className={styles.json}>{data.reply}</pre>
            </>
          )}
        </>
      )}
    </Dialog>
  );
}
