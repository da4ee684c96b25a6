import { useState } from 'react';
import { Link } from 'wouter';
import type { BeginPageKey, ToldBegin, ToldBeginPage } from '#features/office/contract';
import { beginTexts } from '#kernel/messages/nl-begin';
import { Button } from '#ui/button.view';
import { CallError, call } from '../calls';
import { tell } from '../shell/toasts';
import styles from './begin.module.css';
import { useTellBegin } from './use-begin';

const texts = beginTexts.pages;

type StepProps = { begin: ToldBegin; done: () => Promise<void> };

/** Applying has a page of its own that comes along with the vacancies. */
const isOffered = ({ key }: ToldBeginPage): boolean => key !== 'apply';

/** Which pages a site begins with. */
export function PagesStep({ begin, done }: StepProps) {
  const { set, newPages } = useTellBegin();
  const offered = begin.pages.filter(isOffered);
  const [left, setLeft] = useState<ReadonlySet<BeginPageKey>>(new Set(['jobs']));
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const chosen = offered.filter(({ key, id }) => id === undefined && !left.has(key));
  const turn = (key: BeginPageKey) => {
    const next = new Set(left);
    if (!next.delete(key)) next.add(key);
    setLeft(next);
  };
  const make = async () => {
    if (isBusy) return;
    setBusy(true);
    setProblem('');
    try {
      if (chosen.length > 0) {
        const pages = chosen.map(({ key }) => key);
        set(await call<ToldBegin>('POST', 'begin/pages', { body: { pages } }));
        await newPages();
        tell(texts.made);
      }
      await done();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(false);
    }
  };
  if (!begin.isKnown) {
    return (
      <p className={styles.notice}>
        {texts.first} <Link href="/begin/wie">{texts.firstLink}</Link>
      </p>
    );
  }
  return (
    <>
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{texts.legend}</legend>
        {offered.map((page) => (
          <Choice key={page.key} page={page} isChosen={!left.has(page.key)} turn={turn} />
        ))}
      </fieldset>
      <p className={styles.note}>{texts.note}</p>
      {problem && (
        <p className={styles.wrong} role="alert">
          {problem}
        </p>
      )}
      <p className={styles.actions}>
        <Button type="button" aria-disabled={isBusy || undefined} onClick={() => void make()}>
          {isBusy
            ? texts.making
            : chosen.length > 0
              ? texts.make(chosen.length)
              : beginTexts.onward}
        </Button>
      </p>
    </>
  );
}

type ChoiceProps = {
  page: ToldBeginPage;
  isChosen: boolean;
  turn: (key: BeginPageKey) => void;
};

function Choice({ page: { key, title, path, id, isToCheck }, isChosen, turn }: ChoiceProps) {
  const told = (
    <span className={styles.choiceText}>
      <span className={styles.choiceName}>
        {title} <span className={styles.path}>{path}</span>
      </span>
      <span className={styles.hint}>{texts.hints[key]}</span>
      {isToCheck && id === undefined && <span className={styles.mark}>{texts.toCheck}</span>}
    </span>
  );
  if (id !== undefined) {
    return (
      <div className={styles.choice}>
        <span className={styles.doneSign} aria-hidden="true">
          ✓
        </span>
        <span className={styles.choiceText}>
          {told}
          <span className={styles.hint}>
            {texts.isThere} · <Link href={`/page/${id}/bouwen`}>{texts.look}</Link>
          </span>
        </span>
      </div>
    );
  }
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={isChosen} onChange={() => turn(key)} />
      {told}
    </label>
  );
}
