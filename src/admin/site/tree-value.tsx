import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { ToldField } from '#features/office/contract';
import { traitsOf } from '#fields/traits';
import { screenTexts } from '#kernel/messages/nl-office-screens';
import { officeSiteTexts } from '#kernel/messages/nl-office-site';
import { isSameJson } from '#kernel/values/same-json';
import { NestedField } from '../inputs/nested';
import type { ValueInputProps } from '../inputs/types';
import { endAct, tell } from '../shell/toasts';
import {
  type Entry,
  everyEntry,
  fieldAt,
  innerAt,
  isSamePath,
  type Move,
  moveEntry,
  newEntry,
  type Path,
  type Placed,
  putEntry,
  takeEntry,
  whyNot,
  writeEntry,
} from './entries';
import styles from './site.module.css';
import { holds, useClosed, useTypeAhead } from './tree-open';
import { TreeRow } from './tree-row';
import { useSteps } from './use-steps';

const texts = officeSiteTexts.tree;
const own = screenTexts.tree;

const titleOf = ({ title }: Entry): string => String(title || texts.noName);

/** Where Alt with an arrow moves to. */
const byArrow: Readonly<Record<string, Move>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'into',
  ArrowLeft: 'out',
};

type TreeValueProps = ValueInputProps & { deepest: number };

/**
 * A navigation as a tree: arrows walk it, Alt with an arrow moves an entry, buttons do the same, and the form
 * below is the chosen one's.
 */
export function TreeValue(props: TreeValueProps) {
  const { field, value, change, id, labelId, isReadOnly, inputOf, deepest } = props;
  const list = Array.isArray(value) ? (value as Entry[]) : [];
  const [chosen, setChosen] = useState<Path>();
  const [said, setSaid] = useState('');
  const [goal, setGoal] = useState<'row' | 'form'>();
  const whole = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFieldSetElement>(null);
  const all = everyEntry(field, list, deepest);
  const { seen, isOpen, turn } = useClosed(all);
  const steps = useSteps();
  const typeAhead = useTypeAhead();
  const current = all.find(({ path }) => isSamePath(path, chosen));
  const tabbed = current && seen.includes(current) ? current : seen[0];

  const known = useRef(list);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was written elsewhere is a step, too
  useEffect(() => {
    if (isSameJson(list, known.current)) return;
    steps.note({ list: known.current, chosen });
    known.current = list;
  }, [value]);

  useEffect(() => {
    if (!goal) return;
    setGoal(undefined);
    const row = whole.current?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]');
    if (goal === 'form') form.current?.querySelector<HTMLElement>('input')?.focus();
    else (row ?? whole.current?.querySelector<HTMLElement>('button'))?.focus();
  }, [goal]);

  /** Writes the list, so that it can be taken back; `typing`: in which entry one types. */
  const write = (next: Entry[], typing?: Path) => {
    endAct();
    steps.note({ list, chosen }, typing);
    known.current = next;
    change(next);
  };
  const step = (way: 'back' | 'again') => {
    const stand = steps[way]({ list, chosen });
    if (!stand) return;
    known.current = [...stand.list];
    change(known.current);
    setChosen(stand.chosen);
    setGoal('row');
    const done = way === 'back' ? own.undone : own.redone;
    setSaid(done);
    tell(done);
  };
  const latest = useRef(step);
  latest.current = step;

  const go = (placed: Placed | undefined) => {
    if (!placed) return;
    setChosen(placed.path);
    setGoal('row');
  };
  const move = (placed: Placed, how: Move) => {
    const name = titleOf(placed.entry);
    const moved = moveEntry(field, list, placed.path, { move: how, deepest });
    if (!moved) {
      setSaid(own.not[whyNot(placed, { move: how, deepest })](name));
      return;
    }
    write(moved.list);
    setChosen(moved.path);
    const above = moved.path.slice(0, -1);
    const next = everyEntry(field, moved.list, deepest);
    const parent = next.find(({ path }) => isSamePath(path, above));
    const count = next.find(({ path }) => isSamePath(path, moved.path))?.siblings ?? 1;
    // It is seen where it went to.
    if (parent) turn(parent, true);
    const at = (moved.path.at(-1) ?? 0) + 1;
    setSaid(own.under(name, parent && titleOf(parent.entry), at, count));
  };
  const take = (placed: Placed) => {
    const at = seen.indexOf(placed);
    write(takeEntry(field, list, placed.path));
    const taken = texts.taken(titleOf(placed.entry));
    setSaid(taken);
    tell(taken, { label: own.undo, run: () => latest.current('back') });
    const next = seen.slice(at + 1).find(({ path }) => path.length <= placed.path.length);
    // What stood behind it is where it was; else what stood before it.
    const isBeside = next?.path.length === placed.path.length;
    setChosen(isBeside ? placed.path : seen[at - 1]?.path);
    setGoal('row');
  };
  const add = (path: Path) => {
    const level = fieldAt(field, path.length);
    write(putEntry(field, list, path, { ...newEntry(level), title: texts.newOne }));
    const parent = all.find((one) => isSamePath(one.path, path.slice(0, -1)));
    if (parent) turn(parent, true);
    setChosen(path);
    setGoal('form');
  };

  const press = (event: KeyboardEvent, placed: Placed, at: number) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey) return;
    const how = byArrow[key];
    if (event.altKey) {
      if (!how || isReadOnly) return;
      event.preventDefault();
      move(placed, how);
      setGoal('row');
      return;
    }
    const parent = all.find(({ path }) => isSamePath(path, placed.path.slice(0, -1)));
    const isParent = holds(all, placed);
    const right = () => (isOpen(placed) ? go(seen[at + 1]) : turn(placed, true));
    const left = () => (isParent && isOpen(placed) ? turn(placed, false) : go(parent));
    const keys = new Map<string, () => unknown>([
      ['ArrowDown', () => go(seen[at + 1])],
      ['ArrowUp', () => go(seen[at - 1])],
      ['Home', () => go(seen[0])],
      ['End', () => go(seen.at(-1))],
      ['ArrowRight', () => isParent && right()],
      ['ArrowLeft', left],
      [
        'Enter',
        () => {
          setChosen(placed.path);
          setGoal('form');
        },
      ],
      [' ', () => setChosen(placed.path)],
      ['Delete', () => !isReadOnly && take(placed)],
    ]);
    const isLetter = key.length === 1 && key !== ' ';
    const run =
      keys.get(key) ??
      (isLetter
        ? () => go(typeAhead(key, seen, at, ({ entry }) => String(entry.title ?? '')))
        : undefined);
    if (!run) return;
    event.preventDefault();
    run();
  };

  /** Ctrl+Z and Ctrl+Y, or with ⌘ and Shift; what is typed in a line is the line's own to take back. */
  const pressUndo = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isReadOnly) return;
    const key = event.key.toLowerCase();
    if ((key !== 'z' && key !== 'y') || form.current?.contains(event.target as Node)) return;
    event.preventDefault();
    step(key === 'y' || event.shiftKey ? 'again' : 'back');
  };

  const can = (how: Move): boolean =>
    current !== undefined &&
    moveEntry(field, list, current.path, { move: how, deepest }) !== undefined;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of what stands in it, taken back together
    <div ref={whole} className={styles.navigation} id={id} onKeyDown={pressUndo}>
      {all.length === 0 ? (
        <p className={styles.note}>{texts.empty}</p>
      ) : (
        <div role="tree" aria-labelledby={labelId} className={styles.tree}>
          {seen.map((placed, at) => (
            <TreeRow
              key={placed.path.join()}
              name={titleOf(placed.entry)}
              note={String(placed.entry.href || '')}
              level={placed.path.length}
              size={placed.siblings}
              place={(placed.path.at(-1) ?? 0) + 1}
              isCurrent={placed === current}
              isTabbed={placed === tabbed}
              isOpen={holds(all, placed) ? isOpen(placed) : undefined}
              choose={() => go(placed)}
              turn={() => {
                turn(placed, !isOpen(placed));
                go(placed);
              }}
              press={(event) => press(event, placed, at)}
            />
          ))}
        </div>
      )}
      {!isReadOnly && (
        <Tools {...{ current, can, move, take, add, deepest }} count={list.length} field={field} />
      )}
      {current && (
        <EntryForm
          form={form}
          placed={current}
          {...{ isReadOnly, inputOf, id }}
          change={(entry) => write(writeEntry(field, list, current.path, entry), current.path)}
        />
      )}
      {!isReadOnly && <p className={styles.note}>{own.hint}</p>}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}

type ToolsProps = {
  field: ToldField;
  current: Placed | undefined;
  count: number;
  deepest: number;
  can: (how: Move) => boolean;
  move: (placed: Placed, how: Move) => void;
  take: (placed: Placed) => void;
  add: (path: Path) => void;
};

const moves = ['up', 'down', 'into', 'out'] as const;

function Tools({ field, current, count, deepest, can, move, take, add }: ToolsProps) {
  if (!current) {
    return (
      <p className={styles.tools}>
        <button type="button" className={styles.tool} onClick={() => add([count])}>
          {texts.addFirst}
        </button>
      </p>
    );
  }
  const { path, entry } = current;
  const name = <span className="visually-hidden"> ({titleOf(entry)})</span>;
  const inner = innerAt(fieldAt(field, path.length), path.length, deepest);
  const held = inner && entry[inner.name];
  return (
    <p className={styles.tools}>
      {moves.map((how) => (
        <button
          key={how}
          type="button"
          className={styles.tool}
          aria-disabled={!can(how)}
          onClick={() => move(current, how)}
        >
          {texts[how]}
          {name}
        </button>
      ))}
      <button
        type="button"
        className={styles.tool}
        onClick={() => add([...path.slice(0, -1), (path.at(-1) ?? 0) + 1])}
      >
        {texts.add}
        {name}
      </button>
      {inner && (
        <button
          type="button"
          className={styles.tool}
          onClick={() => add([...path, Array.isArray(held) ? held.length : 0])}
        >
          {texts.addIn}
          {name}
        </button>
      )}
      <button type="button" className={styles.tool} onClick={() => take(current)}>
        {texts.take}
        {name}
      </button>
    </p>
  );
}

type EntryFormProps = Pick<ValueInputProps, 'isReadOnly' | 'inputOf' | 'id'> & {
  form: React.RefObject<HTMLFieldSetElement | null>;
  placed: Placed;
  change: (entry: Entry) => void;
};

function EntryForm({ form, placed, change, isReadOnly, inputOf, id }: EntryFormProps) {
  const { entry, field, path } = placed;
  return (
    <fieldset ref={form} className={styles.chosen}>
      <legend className={styles.legend}>{texts.form(titleOf(entry))}</legend>
      <div className={styles.parts}>
        {field.fields
          ?.filter((one) => !traitsOf(one).isGroups)
          .map((one) => (
            <NestedField
              key={`${path.join()} ${one.name}`}
              field={one}
              id={`${id}-${path.join('-')}-${one.name}`}
              value={Object.hasOwn(entry, one.name) ? entry[one.name] : one.usual}
              change={(value) => change({ ...entry, [one.name]: value })}
              isReadOnly={isReadOnly}
              inputOf={inputOf}
            />
          ))}
      </div>
    </fieldset>
  );
}
