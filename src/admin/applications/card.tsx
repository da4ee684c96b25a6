import { Link } from 'wouter';
import { type AnswerState, endStates } from '#features/applications/contract';
import { applicationHref, type ToldCard } from '#features/hiring/contract';
import { applications as limits } from '#kernel/limits-applications';
import { applications } from '#kernel/messages/nl-applications';
import { hiringTexts } from '#kernel/messages/nl-hiring';
import styles from './board.module.css';
import { agoOf, daysBetween, erasedOf } from './moments';

const texts = hiringTexts.board;

/** What is answered next, where an application stands. */
const nextSteps: Readonly<Record<ToldCard['state'], readonly AnswerState[]>> = {
  received: ['invited', 'rejected'],
  invited: ['hired', 'rejected'],
  hired: [],
  rejected: [],
  withdrawn: [],
};

type CardProps = {
  card: ToldCard;
  now: number;
  answer: (card: Moved, state: AnswerState) => void;
};

/** A card as far as it takes to move it. */
export type Moved = Pick<ToldCard, 'id' | 'state'>;

/** What a card carries while it is dragged. */
export const DRAGGED = 'application/x-etalage-card';

/** One application on the board: opened by its name, answered by its buttons or by dragging it. */
export function Card({ card, now, answer }: CardProps) {
  const { id, state, shortName, vacancy, location, distance, createdAt, eraseAt } = card;
  const waited = daysBetween(createdAt, now);
  const isLate = state === 'received' && waited > limits.waitsLong;
  const isUnanswered = !endStates.includes(state);
  const steps = nextSteps[state];
  return (
    <li
      className={styles.card}
      draggable={state !== 'withdrawn'}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData(DRAGGED, JSON.stringify({ id, state } satisfies Moved));
      }}
    >
      <Link
        href={applicationHref(id)}
        className={styles.name}
        draggable={false}
        id={`application-${id}`}
      >
        {shortName}
      </Link>
      <p className={styles.what}>{applications.mail.at(vacancy, location)}</p>
      <p className={styles.facts}>
        {!isLate && <span>{agoOf(createdAt, now)}</span>}
        {distance && <span>{texts.away(distance)}</span>}
        {eraseAt && !isUnanswered && <span>{erasedOf(eraseAt, now)}</span>}
      </p>
      {eraseAt && isUnanswered && (
        <p className={styles.late}>{texts.unanswered(erasedOf(eraseAt, now))}</p>
      )}
      {isLate && !(eraseAt && isUnanswered) && <p className={styles.late}>{texts.waits(waited)}</p>}
      {steps.length > 0 && (
        <div className={styles.steps}>
          {steps.map((step) => (
            <button
              key={step}
              type="button"
              className={styles.step}
              onClick={() => answer(card, step)}
            >
              {hiringTexts.answer.actions[step]}
              <span className="visually-hidden"> {shortName}</span>
            </button>
          ))}
        </div>
      )}
    </li>
  );
}
