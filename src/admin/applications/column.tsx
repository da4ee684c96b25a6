import { useState } from 'react';
import type { AnswerState, ApplicationState } from '#features/applications/contract';
import { hiringTexts } from '#kernel/messages/nl-hiring';
import { officeTexts } from '#kernel/messages/nl-office';
import { Failed } from '../failed';
import styles from './board.module.css';
import { Card, DRAGGED, type Moved } from './card';
import { useColumn } from './use-calls';

const texts = hiringTexts.board;

type ColumnProps = {
  state: ApplicationState;
  count: number;
  search: string;
  now: number;
  answer: (card: Moved, state: AnswerState) => void;
  drop: (card: Moved, state: ApplicationState) => void;
};

const readCard = (text: string): Moved | undefined => {
  try {
    return JSON.parse(text) as Moved;
  } catch {
    return undefined;
  }
};

/** A column of the board: cards that stand at one state, a page of them at a time. */
export function Column({ state, count, search, now, answer, drop }: ColumnProps) {
  const [isOver, setOver] = useState(false);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useColumn(
    search,
    state,
    true,
  );
  const cards = data?.pages.flatMap((page) => page.cards) ?? [];
  const id = `column-${state}`;
  return (
    <section
      className={isOver ? styles.over : styles.column}
      aria-labelledby={id}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(DRAGGED)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const card = readCard(event.dataTransfer.getData(DRAGGED));
        if (card && card.state !== state) drop(card, state);
      }}
    >
      <h2 id={id} tabIndex={-1} className={styles.heading}>
        {texts.states[state]} <span className={styles.count}>{count}</span>
      </h2>
      {error && <Failed error={error} again={refetch} />}
      {!data && !error && <p className={styles.empty}>{officeTexts.loading}</p>}
      {data && cards.length === 0 && <p className={styles.empty}>{texts.none}</p>}
      {cards.length > 0 && (
        <ul className={styles.cards} aria-labelledby={id}>
          {cards.map((card) => (
            <Card key={card.id} {...{ card, now, answer }} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <button
          type="button"
          className={styles.more}
          aria-disabled={isFetchingNextPage || undefined}
          onClick={() => !isFetchingNextPage && void fetchNextPage()}
        >
          {texts.more}
          <span className="visually-hidden">: {texts.states[state]}</span>
        </button>
      )}
    </section>
  );
}
