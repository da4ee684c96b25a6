import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { BuiltKind, ToldDifference, ToldPage, ToldVersion } from '#features/office/contract';
import { officeTexts } from '#kernel/messages/nl-office';
import { versionTexts as texts } from '#kernel/messages/nl-versions';
import { Button } from '#ui/button.view';
import { CallError, call } from '../calls';
import { Confirm } from '../confirm';
import { Failed } from '../failed';
import { NoPage } from '../no-page';
import { shortWhen } from '../plan/when';
import { Toasts, tell } from '../shell/toasts';
import { useTitle } from '../use-title';
import { ComparedFrames } from './compared-frames';
import { Differences } from './differences';
import { callsOf, placeOf } from './kind';
import styles from './versions.module.css';

const none: readonly ToldDifference[] = [];

const nameOf = ({ kind, at, by, isLive }: ToldVersion): string =>
  [isLive ? texts.live : texts[kind], shortWhen(at), ...(by ? [by] : [])].join(' · ');

/** The versions of a page: two beside each other, what differs in words, and a way back to each. */
export default function VersionsPage({ kind, id }: { kind: BuiltKind; id: string }) {
  const isNumber = /^[1-9]\d{0,9}$/.test(id);
  const page = useQuery({
    queryKey: [kind, id],
    queryFn: ({ signal }) => call<ToldPage>('GET', `${kind}/${id}`, { signal }),
    enabled: isNumber,
    staleTime: 0,
  });
  const versions = useQuery({
    queryKey: ['versions', kind, id],
    queryFn: ({ signal }) => call<ToldVersion[]>('GET', `${kind}/${id}/versions`, { signal }),
    enabled: isNumber,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  if (!isNumber) return <NoPage />;
  const error = page.error ?? versions.error;
  if (error) return <Failed error={error} again={() => void versions.refetch()} />;
  if (!page.data || !versions.data) return <p role="status">{officeTexts.loading}</p>;
  return <Versions page={page.data} versions={versions.data} />;
}

function Versions({ page, versions }: { page: ToldPage; versions: readonly ToldVersion[] }) {
  const [, go] = useLocation();
  const live = versions.find(({ isLive }) => isLive) ?? versions[1] ?? versions[0];
  const [left, setLeft] = useState(live?.key ?? '');
  const [right, setRight] = useState(
    (versions[0]?.key === live?.key ? versions[1] : versions[0])?.key ?? left,
  );
  const [shown, setShown] = useState<{ id: string }>();
  const [asked, setAsked] = useState<ToldVersion>();
  const { data: differences } = useQuery({
    queryKey: ['differences', page.kind, page.id, left, right, page.revision],
    queryFn: ({ signal }) =>
      call<ToldDifference[]>('GET', `${callsOf(page)}/differences?from=${left}&to=${right}`, {
        signal,
      }),
    enabled: left !== '' && right !== '',
  });
  useTitle(texts.titleOf(page.title));

  const putBack = async ({ key: version }: ToldVersion) => {
    setAsked(undefined);
    try {
      const body = { version, revision: page.revision };
      await call('POST', `${callsOf(page)}/put-back`, { body });
      tell(texts.putBackDone);
      go(placeOf(page, '/bouwen'));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      tell(error.message);
    }
  };
  const named = (key: string) => {
    const version = versions.find((one) => one.key === key);
    return version ? nameOf(version) : '';
  };
  const chosen = versions.find(({ key }) => key === left);
  return (
    <div className={styles.screen}>
      <a href="#office-main" className={styles.skip}>
        {officeTexts.skip}
      </a>
      <header className={styles.bar}>
        <Link href={placeOf(page, '/bouwen')} className={styles.back}>
          {texts.back}
        </Link>
        <h1 className={styles.title}>{texts.titleOf(page.title)}</h1>
        {page.may.draft && chosen && chosen.key !== 'draft' && (
          <Button type="button" kind="secondary" onClick={() => setAsked(chosen)}>
            {texts.putBack}
          </Button>
        )}
      </header>
      <section className={styles.side} aria-label={texts.compare}>
        {versions.length < 2 && <p>{texts.none}</p>}
        <Pick label={texts.left} {...{ versions }} value={left} choose={setLeft} />
        <Pick label={texts.right} {...{ versions }} value={right} choose={setRight} />
        <h2>{texts.differences}</h2>
        <p role="status">
          {differences && (differences.length > 0 ? texts.count(differences.length) : texts.same)}
        </p>
        <Differences differences={differences ?? none} show={(block) => setShown({ id: block })} />
      </section>
      {left !== '' && (
        <ComparedFrames
          built={page}
          left={{ version: left, title: texts.frame(texts.left, named(left)) }}
          right={{ version: right, title: texts.frame(texts.right, named(right)) }}
          differences={differences ?? none}
          shown={shown}
        />
      )}
      <Confirm
        isOpen={asked !== undefined}
        title={texts.putBackSure}
        text={texts.putBackText}
        action={texts.putBack}
        close={() => setAsked(undefined)}
        confirm={() => asked && void putBack(asked)}
      />
      <Toasts />
    </div>
  );
}

type PickProps = {
  label: string;
  versions: readonly ToldVersion[];
  value: string;
  choose: (key: string) => void;
};

function Pick({ label, versions, value, choose }: PickProps) {
  const id = useId();
  return (
    <div className={styles.pick}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.control}
        value={value}
        onChange={({ target }) => choose(target.value)}
      >
        {versions.map((one) => (
          <option key={one.key} value={one.key}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </div>
  );
}
