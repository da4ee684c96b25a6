import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { ToldEntity } from '#features/office/contract';
import { officeTexts } from '#kernel/messages/nl-office';
import { questionsTexts as texts } from '#kernel/messages/nl-office-questions';
import { Button } from '#ui/button.view';
import { Failed } from '../failed';
import { DropAsked } from '../form/drop-asked';
import form from '../form/form.module.css';
import { useSaveKey } from '../form/use-save-key';
import { focusHeading } from '../keep-focus';
import { NoPage } from '../no-page';
import { SearchBox } from '../search-box';
import { useEntity } from '../start';
import { useTitle } from '../use-title';
import { inGroup, isFound } from './arrange';
import { GoneOnes, titleOf } from './gone';
import { Group } from './group';
import { partId } from './line';
import styles from './questions.module.css';
import { idIn, type Questions, useQuestions } from './use-questions';

/** All questions with their groups in one view, saved together. */
export default function QuestionsPage() {
  const entity = useEntity('faq');
  useTitle(texts.title);
  return entity ? <All entity={entity} /> : <NoPage />;
}

/** What is wrong, each line leading to its question. */
function Problems({ questions, open }: { questions: Questions; open: (id: number) => void }) {
  const { problem, shown, gone } = questions;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) place.current?.focus();
  }, [problem]);
  if (!problem) return null;
  return (
    <div className={form.problems} ref={place} tabIndex={-1} role="alert">
      <p className={form.strong}>{problem.message}</p>
      <ul>
        {Object.entries(problem.fields).map(([at, message]) => {
          const id = idIn(at);
          const name = at.split('.')[1] ?? 'question';
          const removed = gone.find((one) => one.id === id);
          const goal = partId(id, removed ? 'gone' : name);
          const called = removed
            ? titleOf(removed)
            : (shown.find((question) => question.id === id)?.question ?? texts.nth(id));
          return (
            <li key={at}>
              <a
                href={`#${goal}`}
                onClick={(event) => {
                  event.preventDefault();
                  open(id);
                  requestAnimationFrame(() => document.getElementById(goal)?.focus());
                }}
              >
                {called}: {message}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Bar({ questions }: { questions: Questions }) {
  const { changes, isKept, isBusy, save, drop } = questions;
  useSaveKey(() => void save());
  const count = Object.keys(changes).length;
  return (
    <div className={form.bar}>
      <Button type="submit" aria-disabled={isBusy || undefined}>
        {isBusy ? texts.saving : texts.save}
      </Button>
      <p className={form.kept} role="status">
        {count === 0
          ? texts.unchanged
          : `${texts.changes(count)}. ${isKept ? texts.kept : texts.notKept}`}
      </p>
      {count > 0 && !isBusy && (
        <DropAsked
          label={texts.drop}
          title={texts.dropSure}
          drop={() => void drop().then(focusHeading)}
        />
      )}
    </div>
  );
}

function All({ entity }: { entity: ToldEntity }) {
  const questions = useQuestions();
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const [said, setSaid] = useState('');
  const open = (id: number, isOpen = true) => {
    const next = new Set(opened);
    if (isOpen) next.add(id);
    else next.delete(id);
    setOpened(next);
  };
  const { shown, error, isThere } = questions;
  // What is open stays in sight while it is typed in.
  const found = shown.filter((one) => search === '' || opened.has(one.id) || isFound(one, search));
  const groups = entity.fields.find(({ name }) => name === 'category')?.options ?? [];
  return (
    <form
      className={styles.page}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void questions.save();
      }}
    >
      <p>
        <Link href="/faq">{texts.back}</Link>
      </p>
      <h1 className={styles.title}>{texts.title}</h1>
      <p>{texts.lead}</p>
      {error && <Failed error={error} again={() => questions.refetch()} />}
      {!isThere && !error && <p role="status">{officeTexts.loading}</p>}
      {isThere && (
        <>
          <div className={styles.tools}>
            <SearchBox label={texts.search} value={search} onSearch={setSearch} />
            <p role="status">{search !== '' && texts.found(found.length)}</p>
            {entity.may.create && <Link href="/faq/nieuw">{texts.add}</Link>}
          </div>
          <Problems questions={questions} open={open} />
          <GoneOnes entity={entity} questions={questions} />
          {groups
            .map((group) => ({ group, items: inGroup(found, group.value) }))
            .filter(({ items }) => search === '' || items.length > 0)
            .map(({ group, items }) => (
              <Group
                key={group.value}
                {...{ entity, questions, group, items, opened, open }}
                isSearched={search !== ''}
                say={setSaid}
              />
            ))}
          <p className="visually-hidden" role="status">
            {said}
          </p>
          {entity.may.change && <Bar questions={questions} />}
        </>
      )}
    </form>
  );
}
