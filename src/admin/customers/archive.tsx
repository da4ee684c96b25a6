import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ToldExport, ToldExports } from '#features/customers/contract';
import { customers } from '#kernel/limits-customers';
import { exportTexts } from '#kernel/messages/nl-person-export';
import { officePath } from '#kernel/wire-staff';
import { useSending } from '../account/use-sending';
import { call } from '../calls';
import { Failed } from '../failed';
import { whenOf } from '../moments';
import styles from '../orders/orders.module.css';
import { tell } from '../shell/toasts';
import own from './customers.module.css';

const texts = exportTexts.screen;
const { askedEvery } = customers.exports;

const standing = (one: ToldExport | undefined): string => {
  if (!one) return '';
  if (one.state === 'ready') return texts.ready(one.files, one.bytes);
  return one.state === 'waiting' ? texts.waiting : texts.failed;
};

/** All of a customer with his files as one archive, which is made while one does something else. */
export function Archive({ email }: { email: string }) {
  const cache = useQueryClient();
  const key = ['person-exports', email];
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      call<ToldExports>('POST', 'customers/exports/known', { body: { email }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.exports[0]?.state === 'waiting' ? askedEvery : false,
  });
  const { send, isBusy } = useSending();
  const status = useRef<HTMLParagraphElement>(null);
  const one = data?.exports[0];

  /** What was pressed may be gone with what it did: the focus goes to how it stands. */
  const act = async (path: string, body: object): Promise<boolean> => {
    if (isBusy) return false;
    const isDone = await send(async () => {
      cache.setQueryData(key, await call<ToldExports>('POST', path, { body }));
      requestAnimationFrame(() => status.current?.focus());
    });
    if (!isDone) void refetch();
    return isDone;
  };
  const make = () => void act('customers/exports', { email });
  const remove = async ({ id }: ToldExport) => {
    if (await act(`customers/exports/${id}/remove`, {})) tell(texts.removed);
  };
  const fetchIt = async ({ id }: ToldExport) => {
    if (isBusy) return;
    const isReady = await send(async () => {
      await call('POST', `customers/exports/${id}/ready`);
      const link = document.createElement('a');
      link.href = `${officePath.calls}/customers/exports/${id}/file`;
      link.download = '';
      link.click();
    });
    if (isReady) tell(texts.started);
    else void refetch();
  };

  const busy = isBusy || undefined;
  const press = (label: string, run: () => void) => (
    <button type="button" className={styles.act} aria-disabled={busy} onClick={run}>
      {label}
    </button>
  );
  return (
    <>
      <h3 className={own.small}>{texts.title}</h3>
      <p className={styles.soft}>{texts.text}</p>
      {error && <Failed error={error} again={refetch} />}
      <p role="status" tabIndex={-1} ref={status} className={one ? undefined : 'visually-hidden'}>
        {standing(one)}
      </p>
      {one?.state === 'ready' && <Facts one={one} />}
      {data && one?.state !== 'waiting' && (
        <div className={styles.acts}>
          {!one && press(texts.make, make)}
          {one?.state === 'ready' && press(texts.fetch, () => void fetchIt(one))}
          {one && press(texts.again, make)}
          {one?.state === 'ready' && press(texts.remove, () => void remove(one))}
        </div>
      )}
    </>
  );
}

function Facts({ one: { leftOut, endsAt, by, askedAt, isFetched } }: { one: ToldExport }) {
  return (
    <>
      {leftOut > 0 && <p>{texts.leftOut(leftOut)}</p>}
      <p className={styles.soft}>
        {endsAt !== undefined && texts.until(whenOf(endsAt))}{' '}
        {texts.asked(by ?? texts.someone, whenOf(askedAt))} {isFetched && texts.fetched}
      </p>
    </>
  );
}
