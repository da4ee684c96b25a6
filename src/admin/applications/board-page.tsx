import { useState } from 'react';
import { Link } from 'wouter';
import {
  type AnswerState,
  type ApplicationState,
  answerStates,
} from '#features/applications/contract';
import type { ToldBoard } from '#features/hiring/contract';
import { hiringTexts } from '#kernel/messages/nl-hiring';
import { Failed } from '../failed';
import list from '../list/list.module.css';
import { writeLocal } from '../local';
import operations from '../operations/operations.module.css';
import { ForRight } from '../refused';
import { SearchBox } from '../search-box';
import { tell } from '../shell/toasts';
import { useStart } from '../start';
import { useParams } from '../use-params';
import { useTitle } from '../use-title';
import { AnswerDialog } from './answer-dialog';
import styles from './board.module.css';
import type { Moved } from './card';
import { Column } from './column';
import { noteKey } from './notes';
import { useBoard, useTellAnew } from './use-calls';

const texts = hiringTexts.board;

const open = ['received', 'invited', 'hired'] as const;
const closed = ['rejected', 'withdrawn'] as const;

/** All applications, by where they stand. */
export default function BoardPage() {
  return (
    <ForRight right="applications" title={hiringTexts.title}>
      <Board />
    </ForRight>
  );
}

const isAnswer = (state: ApplicationState): state is AnswerState =>
  answerStates.some((one) => one === state);

function Board() {
  const { search, get, set, clear } = useParams('/sollicitaties');
  const { data, error, refetch } = useBoard(search);
  const [answering, setAnswering] = useState<{ card: Moved; state: AnswerState }>();
  const [now] = useState(() => Date.now());
  // On a phone one column at a time is looked at.
  const [shown, setShown] = useState<ApplicationState>('received');
  const [isClosedOpen, setClosedOpen] = useState(false);
  useTitle(hiringTexts.title);
  const tellAnew = useTellAnew();
  const { member } = useStart();
  const answer = (card: Moved, state: AnswerState) => setAnswering({ card, state });
  const drop = (card: Moved, state: ApplicationState) =>
    isAnswer(state) ? answer(card, state) : tell(texts.nowhere);
  const leave = ({ state }: Moved) => {
    setAnswering(undefined);
    requestAnimationFrame(() => document.getElementById(`column-${state}`)?.focus());
  };
  const total = data && Object.values(data.counts).reduce((sum, count) => sum + count, 0);
  const isFiltered = ['q', 'vacancy', 'store'].some((name) => get(name) !== '');
  const column = (state: ApplicationState) => (
    <div key={state} className={styles.place} data-shown={state === shown || undefined}>
      <Column {...{ state, search, now, answer, drop }} count={data?.counts[state] ?? 0} />
    </div>
  );
  return (
    <>
      <div className={list.head}>
        <h1 className={list.title}>{hiringTexts.title}</h1>
        <p className={list.count} role="status">
          {total !== undefined && total > 0 && texts.count(total)}
          {total === 0 && (isFiltered ? texts.noneFound : texts.noneYet)}
        </p>
        {data?.isAll && (
          <Link href="/sollicitaties/teksten" className={styles.toTexts}>
            {texts.toTexts}
          </Link>
        )}
      </div>
      {data && data.erasedSoon > 0 && (
        <p className={operations.notice}>{texts.erasedSoon(data.erasedSoon)}</p>
      )}
      {data && !data.isAll && <p className={list.count}>{texts.ownOnly}</p>}
      {data && (total !== 0 || isFiltered) && (
        <Tools board={data} {...{ get, set, isFiltered, clear }} />
      )}
      {error && <Failed error={error} again={refetch} />}
      {data && total !== 0 && (
        <>
          <Tabs board={data} {...{ shown, choose: setShown }} />
          <div className={styles.board}>{open.map(column)}</div>
          <details
            className={styles.closed}
            data-shown={closed.some((state) => state === shown) || undefined}
            open={isClosedOpen || closed.some((state) => state === shown)}
            onToggle={({ currentTarget }) => setClosedOpen(currentTarget.open)}
          >
            <summary>
              {texts.closed}{' '}
              <span className={styles.count}>
                {closed.reduce((sum, state) => sum + data.counts[state], 0)}
              </span>
            </summary>
            <div className={styles.board}>
              {(isClosedOpen || closed.some((state) => state === shown)) && closed.map(column)}
            </div>
          </details>
        </>
      )}
      {answering && (
        <AnswerDialog
          id={answering.card.id}
          state={answering.state}
          from={answering.card.state}
          close={() => setAnswering(undefined)}
          done={() => leave(answering.card)}
          gone={(message) => {
            tell(message);
            leave(answering.card);
            writeLocal(noteKey(member.id, answering.card.id), undefined);
            void tellAnew();
          }}
        />
      )}
    </>
  );
}

type ToolsProps = {
  board: ToldBoard;
  get: (name: string) => string;
  set: (name: string, value: string) => void;
  isFiltered: boolean;
  clear: () => void;
};

/** What is looked for among them. */
function Tools({ board, get, set, isFiltered, clear }: ToolsProps) {
  const choices = [
    {
      ...{ name: 'vacancy', label: texts.vacancy },
      options: board.vacancies.map((title) => ({ value: title, title })),
    },
    {
      ...{ name: 'store', label: texts.store },
      options: board.stores.map(({ id, title }) => ({ value: String(id), title })),
    },
  ].filter(({ name, options }) => options.length > 1 || get(name) !== '');
  return (
    <div className={`${list.tools} ${styles.tools}`}>
      <SearchBox label={texts.search} value={get('q')} onSearch={(text) => set('q', text)} />
      {choices.map(({ name, label, options }) => (
        <label key={name} className={list.filter}>
          <span className={list.filterName}>{label}</span>
          <select
            className={list.select}
            value={get(name)}
            onChange={(event) => set(name, event.target.value)}
          >
            <option value="">{texts.all}</option>
            {options.map(({ value, title }) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </select>
        </label>
      ))}
      {isFiltered && (
        <button type="button" className={list.plain} onClick={clear}>
          {texts.clear}
        </button>
      )}
    </div>
  );
}

type TabsProps = {
  board: ToldBoard;
  shown: ApplicationState;
  choose: (state: ApplicationState) => void;
};

/** On a narrow screen: which column is looked at. */
function Tabs({ board, shown, choose }: TabsProps) {
  return (
    <fieldset className={styles.tabs}>
      <legend className="visually-hidden">{texts.columns}</legend>
      {[...open, ...closed].map((state) => (
        <button
          key={state}
          type="button"
          className={styles.tab}
          aria-pressed={state === shown}
          onClick={() => choose(state)}
        >
          {texts.states[state]} <span className={styles.count}>{board.counts[state]}</span>
        </button>
      ))}
    </fieldset>
  );
}
