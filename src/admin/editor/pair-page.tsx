import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { ToldDifference, ToldPair, ToldPairedBlock } from '#features/office/contract';
import { isEnglish } from '#kernel/messages/language';
import { officeTexts } from '#kernel/messages/nl-office';
import { pairTexts as texts } from '#kernel/messages/nl-pairs';
import { Button, buttonClass } from '#ui/button.view';
import { CallError, call } from '../calls';
import { Failed } from '../failed';
import { NoPage } from '../no-page';
import { Toasts, tell } from '../shell/toasts';
import { useTitle } from '../use-title';
import { ComparedFrames, SingleFrame } from './compared-frames';
import type { Built } from './kind';
import styles from './versions.module.css';

const nameOf = (language: string): string => texts.languages[isEnglish(language) ? 'en' : 'nl'];

/** How blocks that ask for something are marked in the pages. */
const marks = { untranslated: 'changed', missing: 'gone', extra: 'new' } as const;

const marked = (blocks: readonly ToldPairedBlock[]): ToldDifference[] =>
  blocks.flatMap(({ id, otherId, label, kind }) =>
    kind === 'there'
      ? []
      : [id, otherId].flatMap((one) =>
          one ? [{ id: one, kind: marks[kind], label, lines: [] }] : [],
        ),
  );

/** A page and what says the same in the other language, beside each other, block by block. */
export default function PairPage({ id }: { id: string }) {
  const isNumber = /^[1-9]\d{0,9}$/.test(id);
  const { data, error, refetch } = useQuery({
    queryKey: ['pair', id],
    queryFn: ({ signal }) => call<ToldPair>('GET', `pages/${id}/pair`, { signal }),
    enabled: isNumber,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  if (!isNumber) return <NoPage />;
  if (error) return <Failed error={error} again={() => void refetch()} />;
  if (!data) return <p role="status">{officeTexts.loading}</p>;
  return <Pair pair={data} made={refetch} />;
}

const builtOf = ({ id }: { id: number }): Built => ({ kind: 'pages', id });

/** `made`: shows the page in the other language that was made just now. */
function Pair({ pair, made }: { pair: ToldPair; made: () => Promise<unknown> }) {
  const { page, other, blocks = [], make, mayMake } = pair;
  useTitle(texts.titleOf(page.title));
  const hadOther = useRef(other !== undefined);
  useEffect(() => {
    // The form that made it is gone, and the focus with it.
    if (other && !hadOther.current) document.getElementById('office-main')?.focus();
    hadOther.current = other !== undefined;
  }, [other]);
  return (
    <div className={styles.screen}>
      <a href="#office-main" className={styles.skip}>
        {officeTexts.skip}
      </a>
      <header className={styles.bar}>
        <Link href={`/page/${page.id}/bouwen`} className={styles.back}>
          {texts.back}
        </Link>
        <h1 className={styles.title}>{texts.titleOf(page.title)}</h1>
        {other && (
          <Link href={`/page/${other.id}/bouwen`} className={buttonClass('secondary')}>
            {texts.build(nameOf(other.language))}
          </Link>
        )}
      </header>
      {other ? (
        <Both {...{ page, other, blocks }} />
      ) : (
        <>
          <section className={styles.side} aria-label={texts.title}>
            {make ? (
              <>
                <p>{texts.none(nameOf(make.language))}</p>
                {mayMake && <Make {...{ page, make, made }} />}
              </>
            ) : (
              <p>{texts.oneLanguage}</p>
            )}
          </section>
          <SingleFrame
            built={builtOf(page)}
            title={texts.frame(nameOf(page.language), page.path)}
          />
        </>
      )}
      <Toasts />
    </div>
  );
}

type BothProps = {
  page: ToldPair['page'];
  other: ToldPair['page'];
  blocks: readonly ToldPairedBlock[];
};

function Both({ page, other, blocks }: BothProps) {
  const [shown, setShown] = useState<{ id: string; otherId?: string }>();
  const [differences] = useState(() => marked(blocks));
  const todo = blocks.filter(({ kind }) => kind !== 'there');
  const titleOf = ({ language, path, isLive }: ToldPair['page']): string =>
    [texts.frame(nameOf(language), path), ...(isLive ? [] : [texts.notLive])].join(' · ');
  return (
    <>
      <section className={styles.side} aria-label={texts.blocks}>
        <h2>{texts.blocks}</h2>
        <p role="status">{texts.todo(todo.length)}</p>
        <List blocks={todo} show={setShown} />
        {todo.length < blocks.length && (
          <details>
            <summary>{texts.inBoth(blocks.length - todo.length)}</summary>
            <List blocks={blocks.filter(({ kind }) => kind === 'there')} show={setShown} />
          </details>
        )}
      </section>
      <ComparedFrames
        built={builtOf(page)}
        left={{ title: titleOf(page) }}
        right={{ title: titleOf(other), built: builtOf(other) }}
        differences={differences}
        shown={shown}
      />
    </>
  );
}

type ListProps = {
  blocks: readonly ToldPairedBlock[];
  show: (block: { id: string; otherId?: string }) => void;
};

/** Blocks by their names, each with the way to where it stands in both. */
function List({ blocks, show }: ListProps) {
  return (
    <ul className={styles.list}>
      {blocks.map(({ id, otherId = id, label, kind }) => (
        <li key={`${id} ${otherId}`} data-kind={kind === 'there' ? undefined : marks[kind]}>
          <button
            type="button"
            className={styles.lead}
            onClick={() => show({ id: id || otherId, otherId })}
          >
            {kind === 'there' ? label : `${texts.kinds[kind]}: ${label}`}
          </button>
        </li>
      ))}
    </ul>
  );
}

type MakeProps = {
  page: ToldPair['page'];
  make: NonNullable<ToldPair['make']>;
  made: () => Promise<unknown>;
};

/** Makes the page in the other language, of what this one holds now. */
function Make({ page, make, made }: MakeProps) {
  const id = useId();
  const [path, setPath] = useState(make.path);
  const [wrong, setWrong] = useState('');
  const [isBusy, setBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setWrong('');
    try {
      const body = { path };
      await call('POST', `pages/${page.id}/pair`, { body });
      tell(texts.made);
      await made();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const [problem = error.message] = Object.values(error.problem.fields);
      setWrong(problem);
      document.getElementById(id)?.focus();
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles.make} onSubmit={(event) => void send(event)} noValidate>
      <p>{texts.makeLead}</p>
      <div className={styles.pick}>
        <label htmlFor={id}>{texts.path}</label>
        <input
          id={id}
          className={styles.control}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={wrong !== '' || undefined}
          aria-describedby={wrong === '' ? undefined : `${id}-wrong`}
          value={path}
          onChange={({ target }) => setPath(target.value)}
        />
      </div>
      {wrong !== '' && (
        <p id={`${id}-wrong`} role="alert">
          {wrong}
        </p>
      )}
      <Button type="submit" aria-disabled={isBusy || undefined}>
        {isBusy ? texts.making : texts.make(nameOf(make.language))}
      </Button>
    </form>
  );
}
