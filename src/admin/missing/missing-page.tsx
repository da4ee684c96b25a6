import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import type { ToldMissing } from '#features/office/contract';
import { missingLimits } from '#kernel/limits-missing';
import { officeTexts } from '#kernel/messages/nl-office';
import { missingTexts as texts } from '#kernel/messages/nl-office-missing';
import { CallError, call } from '../calls';
import controls from '../controls.module.css';
import { Failed } from '../failed';
import styles from '../list/list.module.css';
import { whenOf } from '../moments';
import { ScrollArea } from '../scroll-area';
import { tell } from '../shell/toasts';
import { useTitle } from '../use-title';
import own from './missing.module.css';

/** Addresses that visitors asked for in vain: sent on with one press, or left alone. */
export default function MissingPage() {
  useTitle(texts.title);
  const [, go] = useLocation();
  const search = useSearch();
  const start = Number(new URLSearchParams(search).get('start') ?? 0) || 0;
  const title = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['missing', start],
    queryFn: ({ signal }) => call<ToldMissing>('GET', `missing?start=${start}`, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const done = async (told: string) => {
    tell(told);
    await refetch();
    // What was pressed went with its line.
    title.current?.focus();
  };
  const turn = (to: number) => go(`/niet-gevonden${to > 0 ? `?start=${to}` : ''}`);
  return (
    <>
      <div className={styles.head}>
        <h1 ref={title} tabIndex={-1} className={styles.title}>
          {texts.title}
        </h1>
        <Link href="/redirect" className={own.all}>
          {texts.redirects}
        </Link>
      </div>
      {data && <p className={own.lead}>{texts.lead(data.days)}</p>}
      {data && <p className={own.lead}>{texts.leftOut}</p>}
      {error && <Failed error={error} again={refetch} />}
      {!data && !error && <p role="status">{officeTexts.loading}</p>}
      {data?.rows.length === 0 && <p className={styles.none}>{texts.none}</p>}
      {data && data.rows.length > 0 && <Rows {...{ data, done }} />}
      {data && (start > 0 || data.hasMore) && (
        <nav className={styles.pages} aria-label={texts.pages}>
          <button
            type="button"
            className={styles.step}
            disabled={start === 0}
            onClick={() => turn(start - missingLimits.page)}
          >
            {texts.previous}
          </button>
          <button
            type="button"
            className={styles.step}
            disabled={!data.hasMore}
            onClick={() => turn(start + missingLimits.page)}
          >
            {texts.next}
          </button>
        </nav>
      )}
    </>
  );
}

type Done = (told: string) => Promise<void>;

function Rows({ data, done }: { data: ToldMissing; done: Done }) {
  return (
    <ScrollArea label={texts.title}>
      <table className={`${styles.table} ${own.table}`}>
        <caption className="visually-hidden">{texts.title}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.address}</th>
            <th scope="col" className={styles.number}>
              {texts.count}
            </th>
            <th scope="col">{texts.last}</th>
            <th scope="col">{texts.from}</th>
            {data.mayChange && <th scope="col">{texts.to}</th>}
          </tr>
        </thead>
        <tbody>
          {data.rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" className={own.path}>
                {row.path}
              </th>
              <td className={`${styles.number} ${own.times}`}>
                {row.count.toLocaleString('nl-NL')}
              </td>
              <td className={own.when}>
                <time dateTime={row.lastAt}>{whenOf(row.lastAt)}</time>
              </td>
              <td className={`${own.path} ${own.source}`} data-label={texts.from}>
                {row.from !== null && (
                  <a href={encodeURI(row.from)} target="_blank" rel="noreferrer">
                    {row.from}
                  </a>
                )}
              </td>
              {data.mayChange && (
                <td>
                  <Lead {...{ row, done }} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

/** Where one is to lead: what is proposed, or what is typed over it. */
function Lead({ row, done }: { row: ToldMissing['rows'][number]; done: Done }) {
  const id = useId();
  const [to, setTo] = useState(row.proposal ?? '');
  const [wrong, setWrong] = useState('');
  const [isBusy, setBusy] = useState(false);
  const line = useRef<HTMLInputElement>(null);
  const run = async (act: () => Promise<string>) => {
    if (isBusy) return;
    setBusy(true);
    setWrong('');
    try {
      await done(await act());
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setWrong(error.message);
      line.current?.focus();
    } finally {
      setBusy(false);
    }
  };
  const accept = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const body = { to };
      const led = await call<{ from: string; to: string }>('POST', `missing/${row.id}/redirect`, {
        body,
      });
      return texts.accepted(led.from, led.to);
    });
  };
  const dismiss = () =>
    run(async () => {
      await call('POST', `missing/${row.id}/dismiss`, { body: {} });
      return texts.dismissed(row.path);
    });
  return (
    <form className={own.act} onSubmit={accept} noValidate>
      <input
        ref={line}
        className={controls.control}
        aria-label={texts.toOf(row.path)}
        aria-invalid={wrong !== '' || undefined}
        aria-describedby={wrong === '' ? undefined : `${id}-wrong`}
        placeholder={texts.noProposal}
        autoComplete="off"
        spellCheck={false}
        value={to}
        onChange={({ target }) => setTo(target.value)}
      />
      <button type="submit" className={styles.step} aria-label={texts.acceptOf(row.path)}>
        {texts.accept}
      </button>
      <button
        type="button"
        className={controls.plain}
        aria-label={texts.dismissOf(row.path)}
        onClick={() => void dismiss()}
      >
        {texts.dismiss}
      </button>
      {wrong !== '' && (
        <p id={`${id}-wrong`} role="alert" className={own.wrong}>
          {wrong}
        </p>
      )}
    </form>
  );
}
