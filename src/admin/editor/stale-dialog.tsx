import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ToldDifference } from '#features/office/contract';
import { editorTexts as texts } from '#kernel/messages/nl-editor';
import { officeTexts } from '#kernel/messages/nl-office';
import { Button } from '#ui/button.view';
import { call } from '../calls';
import { Failed } from '../failed';
import { Differences } from './differences';
import styles from './editor.module.css';
import { type Built, callsOf, frameAddress } from './kind';
import type { usePage } from './use-page';

type StaleProps = {
  built: Built;
  work: ReturnType<typeof usePage>;
  reload: () => Promise<unknown>;
  /** Chooses a block of one's own version, where it is still there. */
  show: (id: string) => void;
};

/** Asks whose work stays, when somebody else saved the page meanwhile. */
export function StaleDialog({ built, work, reload, show }: StaleProps) {
  const [compares, setCompares] = useState(false);
  return (
    <div className={styles.stale} role="alertdialog" aria-label={texts.stale}>
      <p>
        <strong>{texts.stale}</strong> {texts.staleText}
      </p>
      <Button
        type="button"
        kind="secondary"
        onClick={() => {
          work.forget();
          void reload();
        }}
      >
        {texts.reload}
      </Button>
      <Button
        type="button"
        kind="secondary"
        aria-expanded={compares}
        onClick={() => setCompares(!compares)}
      >
        {texts.staleCompare}
      </Button>
      <Button type="button" onClick={() => void work.overwrite()}>
        {texts.overwrite}
      </Button>
      {compares && <Compared {...{ built, work, show }} />}
    </div>
  );
}

/** In ms of quiet, after which a tree that is worked on is compared anew. */
const QUIET = 700;

/** A value as it is once it stays the same for a while. */
const useQuiet = <T,>(value: T): T => {
  const [quiet, setQuiet] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(value), QUIET);
    return () => clearTimeout(timer);
  }, [value]);
  return quiet;
};

/** What is in one's own version, which the server doesn't have, and not in the one that it has. */
function Compared({ built, work, show }: Omit<StaleProps, 'reload'>) {
  const tree = useQuiet(work.work.tree);
  const { data, error, refetch } = useQuery({
    queryKey: ['own differences', built.kind, built.id, tree],
    queryFn: ({ signal }) =>
      call<ToldDifference[]>('POST', `${callsOf(built)}/differences`, { body: { tree }, signal }),
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  if (error) return <Failed error={error} again={() => void refetch()} />;
  return (
    <section className={styles.staleCompared} aria-labelledby="stale-differs">
      <h2 id="stale-differs">{texts.staleDiffers}</h2>
      <p role="status">
        {!data && officeTexts.loading}
        {data?.length === 0 && texts.staleSame}
      </p>
      {data && <Differences differences={data} show={show} />}
      <a href={frameAddress(built, '?version=draft')} target="_blank" rel="noreferrer">
        {texts.staleTheirs}
      </a>
    </section>
  );
}
