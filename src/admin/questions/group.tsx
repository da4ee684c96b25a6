import { useEffect, useState } from 'react';
import type { ToldEntity } from '#features/office/contract';
import { questionsTexts as texts } from '#kernel/messages/nl-office-questions';
import inputs from '../inputs/inputs.module.css';
import { useDrag } from '../inputs/use-drag';
import { inGroup, lastIn, numbersFor, type Part, type Question } from './arrange';
import { Line, LineTools, partId } from './line';
import styles from './questions.module.css';
import type { Questions } from './use-questions';

type GroupProps = {
  entity: ToldEntity;
  questions: Questions;
  group: { value: string; label: string };
  /** Those of the group that are shown. */
  items: readonly Question[];
  /** Some aren't shown: their order isn't changed unseen. */
  isSearched: boolean;
  opened: ReadonlySet<number>;
  open: (id: number, isOpen: boolean) => void;
  say: (told: string) => void;
};

/** A group with its questions in their order. */
export function Group(props: GroupProps) {
  const { entity, questions, group, items, isSearched, opened, open, say } = props;
  const [goal, setGoal] = useState('');
  useEffect(() => {
    if (goal === '') return;
    document.getElementById(goal)?.focus();
    setGoal('');
  }, [goal]);
  const mayMove =
    !isSearched &&
    entity.may.change &&
    entity.fields.some(({ name, mayWrite }) => name === 'sort' && mayWrite);
  const move = (from: number, to: number) => {
    const next = [...items];
    next.splice(to, 0, ...next.splice(from, 1));
    const numbers = numbersFor(next);
    questions.change(next.map(({ id }, at) => [id, { sort: numbers[at] ?? 0 }] as const));
    const moved = items[from];
    if (!moved) return;
    say(texts.moved(moved.question, to + 1, items.length));
    setGoal(partId(moved.id, to < from ? 'up' : 'down'));
  };
  const drag = useDrag(move);
  const change = (item: Question, more: Part) => {
    const to = more.category;
    if (to === undefined || to === item.category) return questions.change([[item.id, more]]);
    questions.change([[item.id, { ...more, sort: lastIn(inGroup(questions.shown, to)) }]]);
    const options = entity.fields.find(({ name }) => name === 'category')?.options;
    const label = options?.find(({ value }) => value === to)?.label ?? to;
    say(texts.movedTo(item.question, label));
    // It stands in another list by then, open as it was.
    requestAnimationFrame(() => document.getElementById(partId(item.id, 'category'))?.focus());
  };
  const titleId = `group-${group.value}`;
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.groupTitle}>
        {group.label} <span className={inputs.note}>{texts.count(items.length)}</span>
      </h2>
      {items.length === 0 ? (
        <p className={inputs.note}>{texts.none}</p>
      ) : (
        <ol className={inputs.folded}>
          {items.map((item, at) => (
            <li
              key={item.id}
              className={inputs.item}
              data-drop={drag.sideAt(at)}
              {...drag.item(at)}
            >
              <Line
                {...{ entity, item, questions }}
                isOpen={opened.has(item.id)}
                open={(isOpen) => open(item.id, isOpen)}
                change={(more) => change(item, more)}
              />
              {mayMove && items.length > 1 && (
                <LineTools
                  name={item.question}
                  id={item.id}
                  isFirst={at === 0}
                  isLast={at === items.length - 1}
                  move={(steps) => move(at, at + steps)}
                  grip={drag.grip(at)}
                />
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
