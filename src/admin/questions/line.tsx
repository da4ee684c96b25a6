import { Link } from 'wouter';
import type { ToldEntity } from '#features/office/contract';
import { inputTexts } from '#kernel/messages/nl-office-inputs';
import { questionsTexts as texts } from '#kernel/messages/nl-office-questions';
import { Icon } from '#ui/icon.view';
import { Compared } from '../form/compared';
import { inputOf } from '../inputs/inputs';
import inputs from '../inputs/inputs.module.css';
import { NestedField } from '../inputs/nested';
import type { useDrag } from '../inputs/use-drag';
import { conflictsOf, type Part, type Question } from './arrange';
import styles from './questions.module.css';
import { idIn, type Questions } from './use-questions';

/** What is asked of a question, in that order. */
const names = ['question', 'answer', 'category', 'state'] as const;

/** The id of a control of a question. */
export const partId = (id: number, name: string): string => `question-${id}-${name}`;

export type LineProps = {
  entity: ToldEntity;
  item: Question;
  questions: Questions;
  isOpen: boolean;
  open: (isOpen: boolean) => void;
  change: (more: Part) => void;
};

/** The fields of a question that somebody else wrote meanwhile, with what both made of them, to choose from. */
function Conflict({ entity, item, questions }: Pick<LineProps, 'entity' | 'item' | 'questions'>) {
  const stands = questions.all.find(({ id }) => id === item.id);
  const change = questions.changes[item.id];
  const names = stands ? conflictsOf(stands, change) : [];
  if (!stands || !change || names.length === 0) return null;
  const settle = (whose: 'theirs' | 'mine') => {
    questions.settle(item.id, whose);
    // The button is gone then.
    requestAnimationFrame(() => document.getElementById(partId(item.id, 'question'))?.focus());
  };
  return (
    <div className={styles.conflict}>
      <p>{texts.stale}</p>
      <Compared
        entity={entity}
        stands={change.was}
        theirs={stands}
        changes={Object.fromEntries(names.map((name) => [name, change.data[name]]))}
      />
      <p className={inputs.acts}>
        <button type="button" className={inputs.small} onClick={() => settle('mine')}>
          {texts.keep}
        </button>
        <button type="button" className={inputs.small} onClick={() => settle('theirs')}>
          {texts.take}
        </button>
      </p>
    </div>
  );
}

function Fields({ entity, item, questions, change }: LineProps) {
  const href = `/klantenservice?faqid=${item.id}`;
  return (
    <div className={inputs.opened}>
      <Conflict {...{ entity, item, questions }} />
      <div className={inputs.parts}>
        {names.map((name) => {
          const field = entity.fields.find((one) => one.name === name);
          if (!field) return null;
          return (
            <div
              key={name}
              className={name === 'category' || name === 'state' ? inputs.half : inputs.whole}
            >
              <NestedField
                field={field}
                id={partId(item.id, name)}
                value={item[name]}
                change={(value) => change({ [name]: value })}
                isReadOnly={!(entity.may.change && field.mayWrite)}
                problem={questions.problem?.fields[`${item.id}.${name}`]}
                inputOf={inputOf}
              />
            </div>
          );
        })}
      </div>
      <p className={styles.links}>
        <a href={href} target="_blank" rel="noreferrer">
          {texts.view}
        </a>
        <Link href={`/faq/${item.id}`}>{texts.whole}</Link>
      </p>
    </div>
  );
}

type ToolsProps = {
  name: string;
  id: number;
  isFirst: boolean;
  isLast: boolean;
  move: (steps: 1 | -1) => void;
  grip: ReturnType<ReturnType<typeof useDrag>['grip']>;
};

/** By a mouse, and by keyboard and touch, to another place in its group. */
export function LineTools({ name, id, isFirst, isLast, move, grip }: ToolsProps) {
  return (
    <div className={inputs.tools}>
      <span className={inputs.grip} title={inputTexts.drag} aria-hidden="true" {...grip}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M5.5 4h.01M10.5 4h.01M5.5 8h.01M10.5 8h.01M5.5 12h.01M10.5 12h.01" />
        </svg>
      </span>
      {(['up', 'down'] as const).map((way) => {
        const isOff = way === 'up' ? isFirst : isLast;
        return (
          <button
            key={way}
            type="button"
            id={partId(id, way)}
            className={way === 'up' ? inputs.toolUp : inputs.tool}
            aria-label={inputTexts[way](name)}
            title={inputTexts[way](name)}
            aria-disabled={isOff || undefined}
            onClick={() => !isOff && move(way === 'up' ? -1 : 1)}
          >
            <Icon name="down" small />
          </button>
        );
      })}
    </div>
  );
}

/** A question as a line that opens. */
export function Line(props: LineProps) {
  const { item, questions, isOpen, open } = props;
  const isChanged = questions.changes[item.id] !== undefined;
  const isWrong = Object.keys(questions.problem?.fields ?? {}).some((at) => idIn(at) === item.id);
  return (
    <details
      id={partId(item.id, 'line')}
      className={inputs.fold}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) open(currentTarget.open);
      }}
    >
      <summary className={inputs.summary}>
        <span className={inputs.mark}>
          <Icon name="right" small />
        </span>
        <span className={isWrong ? inputs.problem : undefined}>{item.question || '…'}</span>
        {item.state === 'Offline' && <span className={styles.badge}>{texts.offline}</span>}
        {isChanged && <span className={styles.badge}>{texts.changed}</span>}
      </summary>
      {isOpen && <Fields {...props} />}
    </details>
  );
}
