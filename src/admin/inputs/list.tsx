import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { inputTexts as texts } from '#kernel/messages/nl-office-inputs';
import { Icon } from '#ui/icon.view';
import styles from './inputs.module.css';
import { hearReveal, isWanted } from './reveal';
import { useDrag } from './use-drag';
import { useNextFocus } from './use-next-focus';

type ListProps<T> = {
  id: string;
  items: readonly T[];
  change: (items: T[]) => void;
  isReadOnly: boolean;
  /** What an item is called in the names of its buttons. */
  nameOf: (item: T, at: number) => string;
  draw: (part: {
    item: T;
    change: (item: T) => void;
    at: number;
    id: string;
    /** Puts another right behind it. */
    insert: (item: T) => void;
    /** It goes elsewhere, by whoever says so: the focus stays in the list. */
    leave: () => void;
  }) => ReactNode;
  /** A new item; left out: none is made here. */
  make?: () => T;
  addLabel?: string;
  /** Of what it is a list: several on one screen are told apart by it. */
  of?: string;
  /** By its id what adds to it from beside it: that has the focus once nothing is left. */
  addedBy?: string;
  most?: number | undefined;
  /** Its order says nothing. */
  isLoose?: boolean;
  /** Each item is a line that opens: says what that line tells. */
  folded?: (item: T, at: number) => ReactNode;
};

/** What was taken away last, and how many were left then: once there are more or fewer it is too late. */
type Taken<T> = { item: T; at: number; key: number; left: number };

let made = 0;
const newKey = (): number => {
  made += 1;
  return made;
};

/** Keys that go along with items as those move. */
const useKeys = (count: number): number[] => {
  const keys = useRef<number[]>([]);
  while (keys.current.length < count) keys.current.push(newKey());
  keys.current.length = count;
  return keys.current;
};

/**
 * Which items of each list are open, by its id and their places: a form that is drawn anew, since it was
 * saved, opens what was open.
 */
export const OpenedPlaces = createContext<Map<string, readonly number[]> | undefined>(undefined);

/** What is filled in or pressed. */
export const FOCUSABLE = 'input, select, textarea, [role=textbox], button';

/** Where the focus goes once the list is drawn anew. */
type Goal = { at: number; on: 'first' | 'up' | 'down' } | 'add' | 'back';

const findGoal = (list: HTMLElement | null, goal: Goal): HTMLElement | null | undefined => {
  const add = list?.querySelector<HTMLElement>(':scope > [data-add]');
  if (goal === 'add') return add;
  // Whoever pressed once too often takes nothing else away.
  if (goal === 'back') return list?.querySelector<HTMLElement>(':scope > [data-back] > button');
  const item = list?.querySelectorAll<HTMLElement>(':scope > ol > li')[goal.at];
  if (goal.on === 'first') return item?.querySelector<HTMLElement>(`[data-part] :is(${FOCUSABLE})`);
  const tools = item?.querySelector(':scope > [data-tools]');
  const button = tools?.querySelector<HTMLButtonElement>(`[data-do=${goal.on}]`);
  if (button && !button.disabled) return button;
  // Nobody meant to take the next one away: Enter would.
  return tools?.querySelector<HTMLElement>('button:not(:disabled, [data-do=take])') ?? add;
};

/** Items that can be added, taken away and put in order, all of it by keyboard. */
export function ItemList<T>(props: ListProps<T>) {
  const { id, items, change, isReadOnly, nameOf, draw, make, most, isLoose, folded, addedBy } =
    props;
  const keys = useKeys(items.length);
  const list = useRef<HTMLDivElement>(null);
  const focusNext = useNextFocus();
  const setGoal = (goal: Goal) =>
    focusNext(
      () => findGoal(list.current, goal) ?? (addedBy ? document.getElementById(addedBy) : null),
    );
  const [said, setSaid] = useState('');
  const [taken, setTaken] = useState<Taken<T>>();
  const places = useContext(OpenedPlaces);
  const [opened, setOpened] = useState<ReadonlySet<number>>(
    () => new Set(keys.filter((_, at) => places?.get(id)?.includes(at) || isWanted(`${id}-${at}`))),
  );
  useEffect(() =>
    hearReveal((wanted) => {
      const key = keys.find((_, at) => isWanted(`${id}-${at}`, wanted));
      if (key !== undefined) setOpened((before) => new Set([...before, key]));
    }),
  );
  useEffect(() => {
    places?.set(
      id,
      keys.flatMap((key, at) => (opened.has(key) ? [at] : [])),
    );
  });

  const move = (at: number, to: number) => {
    const next = [...items];
    next.splice(to, 0, ...next.splice(at, 1));
    keys.splice(to, 0, ...keys.splice(at, 1));
    change(next);
    setSaid(texts.moved(nameOf(items[at] as T, at), to + 1, items.length));
    setGoal({ at: to, on: to < at ? 'up' : 'down' });
  };
  const drag = useDrag((from, to) => move(from, to));
  const take = (at: number) => {
    const [key = newKey()] = keys.splice(at, 1);
    setTaken({ item: items[at] as T, at, key, left: items.length - 1 });
    change(items.filter((_, one) => one !== at));
    setSaid(texts.taken(nameOf(items[at] as T, at)));
    setGoal('back');
  };
  const putBack = ({ item, at, key }: Taken<T>) => {
    keys.splice(at, 0, key);
    change([...items.slice(0, at), item, ...items.slice(at)]);
    setTaken(undefined);
    setSaid(texts.isBack(nameOf(item, at)));
    setGoal({ at, on: 'up' });
  };
  const add = () => {
    if (!make) return;
    const key = newKey();
    keys.push(key);
    change([...items, make()]);
    setOpened(new Set([...opened, key]));
    setGoal({ at: items.length, on: 'first' });
  };
  const insert = (at: number, item: T) => {
    const key = newKey();
    keys.splice(at + 1, 0, key);
    change([...items.slice(0, at + 1), item, ...items.slice(at + 1)]);
    setOpened(new Set([...opened, key]));
    setGoal({ at: at + 1, on: 'first' });
  };
  const leave = (at: number) => {
    keys.splice(at, 1);
    setGoal(items.length === 1 ? 'add' : { at: Math.min(at, items.length - 2), on: 'up' });
  };
  const toggle = (key: number, isOpen: boolean) => {
    const next = new Set(opened);
    if (isOpen) next.add(key);
    else next.delete(key);
    setOpened(next);
  };

  return (
    <div className={styles.list} ref={list}>
      {items.length > 0 && (
        <ol className={folded ? styles.folded : styles.items}>
          {items.map((item, at) => {
            const key = keys[at] as number;
            const part = () => (
              <div data-part="" className={folded ? styles.opened : styles.part}>
                {draw({
                  ...{ item, at, id: `${id}-${at}`, leave: () => leave(at) },
                  insert: (one) => insert(at, one),
                  change: (one) => change(items.map((other, nth) => (nth === at ? one : other))),
                })}
              </div>
            );
            return (
              <li
                key={key}
                className={styles.item}
                data-item={`${id}-${at}`}
                data-drop={drag.sideAt(at)}
                {...drag.item(at)}
              >
                {folded ? (
                  <details
                    className={styles.fold}
                    open={opened.has(key)}
                    onToggle={({ currentTarget }) => {
                      if (currentTarget.open !== opened.has(key)) toggle(key, currentTarget.open);
                    }}
                  >
                    <summary className={styles.summary}>
                      <span className={styles.mark}>
                        <Icon name="right" small />
                      </span>
                      {folded(item, at)}
                    </summary>
                    {opened.has(key) && part()}
                  </details>
                ) : (
                  part()
                )}
                {!isReadOnly && (
                  <Tools
                    name={nameOf(item, at)}
                    isFirst={at === 0}
                    isLast={at === items.length - 1}
                    isLoose={isLoose === true || items.length === 1}
                    move={(steps) => move(at, at + steps)}
                    take={() => take(at)}
                    grip={drag.grip(at)}
                  />
                )}
              </li>
            );
          })}
        </ol>
      )}
      {taken && taken.left === items.length && !isReadOnly && (
        <p data-back="" className={styles.takenAway}>
          {texts.taken(nameOf(taken.item, taken.at))}{' '}
          <button type="button" className={styles.small} onClick={() => putBack(taken)}>
            {texts.putBack}
            <span className="visually-hidden"> {nameOf(taken.item, taken.at)}</span>
          </button>
        </p>
      )}
      {make && !isReadOnly && items.length < (most ?? Number.POSITIVE_INFINITY) && (
        <button
          type="button"
          data-add=""
          className={styles.add}
          aria-label={props.of && texts.addOf(props.addLabel ?? texts.add, props.of)}
          onClick={add}
        >
          <Icon name="plus" small />
          {props.addLabel ?? texts.add}
        </button>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}

type ToolsProps = {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  isLoose: boolean;
  move: (steps: 1 | -1) => void;
  take: () => void;
  /** What makes an element the grip by which the item is dragged. */
  grip: ReturnType<ReturnType<typeof useDrag>['grip']>;
};

function Tools({ name, isFirst, isLast, isLoose, move, take, grip }: ToolsProps) {
  return (
    <div data-tools="" className={styles.tools}>
      {!isLoose && (
        <>
          {/* For a mouse alone: by keyboard and touch the arrows beside it do the same. */}
          <span className={styles.grip} title={texts.drag} aria-hidden="true" {...grip}>
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d="M5.5 4h.01M10.5 4h.01M5.5 8h.01M10.5 8h.01M5.5 12h.01M10.5 12h.01" />
            </svg>
          </span>
          <Tool kind="up" label={texts.up(name)} isOff={isFirst} press={() => move(-1)} />
          <Tool kind="down" label={texts.down(name)} isOff={isLast} press={() => move(1)} />
        </>
      )}
      <Tool kind="take" label={texts.take(name)} press={take} />
    </div>
  );
}

const signs = { up: 'down', down: 'down', take: 'close' } as const;

type ToolProps = { kind: keyof typeof signs; label: string; isOff?: boolean; press: () => void };

/** A small button that a sign tells of. */
function Tool({ kind, label, isOff, press }: ToolProps) {
  return (
    <button
      type="button"
      data-do={kind}
      className={kind === 'up' ? styles.toolUp : styles.tool}
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={press}
    >
      <Icon name={signs[kind]} small />
    </button>
  );
}
