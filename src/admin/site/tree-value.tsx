import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { ToldField } from '#features/office/contract';
import { officeSiteTexts } from '#kernel/messages/nl-office-site';
import { NestedField } from '../inputs/nested';
import type { ValueInputProps } from '../inputs/types';
import {
  type Entry,
  entryAt,
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
  writeEntry,
} from './entries';
import styles from './site.module.css';

const texts = officeSiteTexts.tree;

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
  const tree = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFieldSetElement>(null);
  const all = everyEntry(field, list, deepest);
  const current = all.find(({ path }) => isSamePath(path, chosen));
  const tabbed = current ?? all[0];

  useEffect(() => {
    if (!goal) return;
    setGoal(undefined);
    if (goal === 'form') form.current?.querySelector<HTMLElement>('input')?.focus();
    else tree.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
  }, [goal]);

  const go = (placed: Placed | undefined) => {
    if (!placed) return;
    setChosen(placed.path);
    setGoal('row');
  };
  const move = (placed: Placed, how: Move) => {
    const moved = moveEntry(field, list, placed.path, { move: how, deepest });
    if (!moved) return;
    change(moved.list);
    setChosen(moved.path);
    const name = titleOf(placed.entry);
    const parent = entryAt(field, moved.list, moved.path.slice(0, -1));
    const count = everyEntry(field, moved.list, deepest).find(({ path }) =>
      isSamePath(path, moved.path),
    )?.siblings;
    setSaid(
      how === 'into' && parent
        ? texts.nested(name, titleOf(parent))
        : texts.moved(name, (moved.path.at(-1) ?? 0) + 1, count ?? 1),
    );
  };
  const take = (placed: Placed) => {
    const at = all.indexOf(placed);
    change(takeEntry(field, list, placed.path));
    setSaid(texts.taken(titleOf(placed.entry)));
    const next = all.slice(at + 1).find(({ path }) => path.length <= placed.path.length);
    // What stood behind it is where it was; else what stood before it.
    const isBeside = next?.path.length === placed.path.length;
    setChosen(isBeside ? placed.path : all[at - 1]?.path);
    if (all.length > 1) setGoal('row');
  };
  const add = (path: Path) => {
    const level = fieldAt(field, path.length);
    change(putEntry(field, list, path, { ...newEntry(level), title: texts.newOne }));
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
    const steps = new Map<string, () => unknown>([
      ['ArrowDown', () => go(all[at + 1])],
      ['ArrowUp', () => go(all[at - 1])],
      ['Home', () => go(all[0])],
      ['End', () => go(all.at(-1))],
      ['ArrowRight', () => (all[at + 1]?.path.length ?? 0) > placed.path.length && go(all[at + 1])],
      ['ArrowLeft', () => go(parent)],
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
    const step = steps.get(key);
    if (!step) return;
    event.preventDefault();
    step();
  };

  const can = (how: Move): boolean =>
    current !== undefined &&
    moveEntry(field, list, current.path, { move: how, deepest }) !== undefined;

  return (
    <div className={styles.navigation} id={id}>
      {all.length === 0 ? (
        <p className={styles.note}>{texts.empty}</p>
      ) : (
        <div ref={tree} role="tree" aria-labelledby={labelId} className={styles.tree}>
          {all.map((placed, at) => {
            const { entry, path, siblings } = placed;
            const isCurrent = placed === current;
            return (
              <div
                key={path.join()}
                role="treeitem"
                aria-level={path.length}
                aria-setsize={siblings}
                aria-posinset={(path.at(-1) ?? 0) + 1}
                aria-selected={isCurrent}
                tabIndex={placed === tabbed ? 0 : -1}
                className={styles.entry}
                style={{ paddingInlineStart: `${path.length * 1.25 - 0.75}rem` }}
                onClick={() => go(placed)}
                onKeyDown={(event) => press(event, placed, at)}
              >
                <span className={path.length === 1 ? styles.top : undefined}>{titleOf(entry)}</span>
                <span className={styles.where}> {String(entry.href || '')}</span>
              </div>
            );
          })}
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
          change={(entry) => change(writeEntry(field, list, current.path, entry))}
        />
      )}
      {!isReadOnly && <p className={styles.note}>{texts.hint}</p>}
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
          ?.filter(({ type }) => type !== 'GroupsField')
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
