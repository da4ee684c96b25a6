import { type KeyboardEvent, memo, type RefObject, useMemo, useRef, useState } from 'react';
import type { ToldBlock, TreeBlock } from '#features/office/contract';
import { editorTexts as texts } from '#kernel/messages/nl-editor';
import { conditionsOf, labelOf, wordsOf } from './block-words';
import styles from './editor.module.css';
import { LAST, type Place, type Placed, type SlotsOf } from './tree';

type OutlineProps = {
  /** All blocks, as they are read. */
  all: readonly Placed[];
  types: ReadonlyMap<string, ToldBlock>;
  slotsOf: SlotsOf;
  chosen: string | null;
  choose: (id: string) => void;
  /** A row was pressed: shows the form of its block. */
  open: () => void;
  move: (id: string, to: Place) => void;
  remove: (id: string) => void;
  /** Asks what comes at a place. */
  insert: (at: Place) => void;
  /** Goes to the chosen block in the page, and begins in its text if that is what it is there for. */
  toPage: () => void;
  /** Blocks of that type are there for a text, in which one begins. */
  isText: (type: string) => boolean;
  isReadOnly: boolean;
};

/** Gives the focus to a block's row once it is drawn, and brings it into view; null: to the one that Tab stops at. */
export const focusRow = (id: string | null): void => {
  requestAnimationFrame(() => {
    const wanted = id === null ? '[data-row][tabindex="0"]' : `[data-row="${CSS.escape(id)}"]`;
    const row = document.querySelector<HTMLElement>(wanted);
    row?.focus();
    row?.scrollIntoView({ block: 'nearest' });
  });
};

/** In ms: letters typed so soon after each other are one word. */
const ONE_WORD = 600;

/** What stands in others, where those are closed, is left out. */
const openOnly = (all: readonly Placed[], closed: ReadonlySet<string>): Placed[] => {
  const hidden = new Set<string>();
  return all.filter(({ block, at }) => {
    const isHere = at.parent === null || !(hidden.has(at.parent) || closed.has(at.parent));
    if (!isHere) hidden.add(block.props.id);
    return isHere;
  });
};

const isSibling = (one: Placed, other: Placed): boolean =>
  one.at.parent === other.at.parent && one.at.slot === other.at.slot;

/** Where a block goes by Alt and an arrow; undefined: nowhere. */
export const placeByKey = (
  all: readonly Placed[],
  { block, at }: Placed,
  key: string,
  slotsOf: SlotsOf,
): Place | undefined => {
  const siblings = all.filter((other) => isSibling(other, { block, at, depth: 0 }));
  if (key === 'ArrowUp') return at.index > 0 ? { ...at, index: at.index - 1 } : undefined;
  if (key === 'ArrowDown') {
    return at.index < siblings.length - 1 ? { ...at, index: at.index + 1 } : undefined;
  }
  if (key === 'ArrowRight') {
    const before = siblings[at.index - 1]?.block;
    const slot = before && slotsOf(before.type)[0];
    return before && slot ? { parent: before.props.id, slot, index: LAST } : undefined;
  }
  const parent = all.find((other) => other.block.props.id === at.parent);
  return key === 'ArrowLeft' && parent ? { ...parent.at, index: parent.at.index + 1 } : undefined;
};

type Side = 'before' | 'after' | 'in';

/** What a row tells of its block. A row is drawn anew only when some of it changes. */
type RowProps = {
  block: TreeBlock;
  label: string;
  depth: number;
  size: number;
  place: number;
  isChosen: boolean;
  isStop: boolean;
  isOpen: boolean | undefined;
  drop: Side | undefined;
  isReadOnly: boolean;
  acts: RefObject<RowActs>;
};

type RowActs = {
  go: (id: string) => void;
  open: () => void;
  press: (event: KeyboardEvent, id: string) => void;
  drag: (id: string) => void;
  over: (id: string, part: number) => void;
  leave: () => void;
  drop: (id: string) => void;
};

const Row = memo(function Row(props: RowProps) {
  const { block, label, depth, acts, isReadOnly } = props;
  const { id } = block.props;
  const words = wordsOf(block);
  return (
    <div
      role="treeitem"
      data-row={id}
      data-drop={props.drop}
      aria-level={depth}
      aria-setsize={props.size}
      aria-posinset={props.place}
      aria-selected={props.isChosen}
      aria-expanded={props.isOpen}
      tabIndex={props.isStop ? 0 : -1}
      className={styles.row}
      style={{ paddingInlineStart: `${depth * 0.875 - 0.125}rem` }}
      draggable={!isReadOnly}
      onClick={() => {
        acts.current.go(id);
        acts.current.open();
      }}
      onKeyDown={(event) => acts.current.press(event, id)}
      onDragStart={(event) => {
        acts.current.drag(id);
        event.dataTransfer.effectAllowed = 'move';
      }}
      onDragOver={(event) => {
        event.preventDefault();
        const { top, height } = event.currentTarget.getBoundingClientRect();
        acts.current.over(id, (event.clientY - top) / height);
      }}
      onDragEnd={() => acts.current.leave()}
      onDrop={(event) => {
        event.preventDefault();
        acts.current.drop(id);
      }}
    >
      <span className={styles.kind}>{label}</span>
      {conditionsOf(block).map((told) => (
        <span key={told} className={styles.mark}>
          {' '}
          {told}
        </span>
      ))}
      {words && <span className={styles.words}> {words}</span>}
    </div>
  );
});

/** How many blocks stand beside each other, by where that is; and which blocks hold others. */
const countPlaces = (all: readonly Placed[]) => {
  const sizes = new Map<string, number>();
  const holders = new Set<string>();
  for (const { at } of all) {
    const key = `${at.parent} ${at.slot}`;
    sizes.set(key, (sizes.get(key) ?? 0) + 1);
    if (at.parent !== null) holders.add(at.parent);
  }
  return { sizeAt: ({ parent, slot }: Place) => sizes.get(`${parent} ${slot}`) ?? 0, holders };
};

/**
 * A page's blocks as a tree: arrows walk it, letters find in it, Alt with an arrow moves a block, and + asks
 * what comes below one.
 */
export function Outline(props: OutlineProps) {
  const { all, types, slotsOf, chosen, choose, open, move, remove, insert } = props;
  const { toPage, isText, isReadOnly } = props;
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [dropAt, setDropAt] = useState<{ id: string; side: Side }>();
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', at: 0 });
  const dragged = useRef<string>(undefined);
  const rows = useMemo(() => openOnly(all, closed), [all, closed]);
  const { sizeAt, holders } = useMemo(() => countPlaces(all), [all]);
  const current = rows.find(({ block }) => block.props.id === chosen) ?? rows[0];

  const rowOf = (id: string) => rows.find(({ block }) => block.props.id === id);
  const go = (id: string | undefined) => {
    if (id === undefined) return;
    choose(id);
    list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus();
  };
  const goTo = (row: Placed | undefined) => go(row?.block.props.id);

  const toggle = (id: string, isOpen: boolean) => {
    const next = new Set(closed);
    if (isOpen) next.delete(id);
    else next.add(id);
    setClosed(next);
  };

  const findTyped = (key: string, from: number) => {
    const now = Date.now();
    const { text, at } = typed.current;
    const word = (now - at < ONE_WORD ? text : '') + key.toLowerCase();
    typed.current = { text: word, at: now };
    const start = word.length === 1 ? from + 1 : from;
    goTo(
      [...rows.slice(start), ...rows.slice(0, start)].find(({ block }) =>
        labelOf(types, block).toLowerCase().startsWith(word),
      ),
    );
  };

  const press = (event: KeyboardEvent, id: string) => {
    const { key } = event;
    const row = rowOf(id);
    if (!row || event.ctrlKey || event.metaKey) return;
    const at = rows.indexOf(row);
    if (event.altKey) {
      const to = isReadOnly ? undefined : placeByKey(all, row, key, slotsOf);
      if (!to) return;
      event.preventDefault();
      move(id, to);
      focusRow(id);
      return;
    }
    const begin = () => {
      choose(id);
      toPage();
    };
    const isWritten = !isReadOnly && isText(row.block.type);
    const isParent = rows[at + 1]?.at.parent === id;
    const steps = new Map<string, () => void>([
      ['ArrowDown', () => goTo(rows[at + 1])],
      ['ArrowUp', () => goTo(rows[at - 1])],
      ['Home', () => goTo(rows[0])],
      ['End', () => goTo(rows.at(-1))],
      ['ArrowRight', () => (isParent ? goTo(rows[at + 1]) : toggle(id, true))],
      ['ArrowLeft', () => (isParent ? toggle(id, false) : go(row.at.parent ?? undefined))],
      ['Enter', () => (isWritten ? begin() : choose(id))],
      [' ', () => choose(id)],
      ['Delete', () => !isReadOnly && remove(id)],
      ['F2', begin],
      ['+', () => !isReadOnly && insert({ ...row.at, index: row.at.index + 1 })],
    ]);
    const step = steps.get(key);
    if (step) {
      event.preventDefault();
      step();
    } else if (key.length === 1) findTyped(key, at);
  };

  const drop = (onto: string) => {
    const id = dragged.current;
    const side = dropAt?.side;
    const row = rowOf(onto);
    setDropAt(undefined);
    if (!row || !id || id === onto || !side) return;
    const { at, block } = row;
    const slot = slotsOf(block.type)[0];
    if (side === 'in' && slot) {
      move(id, { parent: onto, slot, index: LAST });
      return;
    }
    // Places are counted without the block itself.
    const from = all.find((one) => one.block.props.id === id);
    const isBefore = from && isSibling(from, row) && from.at.index < at.index;
    move(id, { ...at, index: at.index + (side === 'after' ? 1 : 0) - (isBefore ? 1 : 0) });
  };

  const acts = useRef<RowActs>(null as unknown as RowActs);
  acts.current = {
    go,
    open,
    press,
    drop,
    drag: (id) => {
      dragged.current = id;
    },
    over: (id, part) => {
      const row = rowOf(id);
      const takes = row && slotsOf(row.block.type).length > 0 && part > 0.3 && part < 0.7;
      const side = takes ? 'in' : part < 0.5 ? 'before' : 'after';
      if (dropAt?.id !== id || dropAt.side !== side) setDropAt({ id, side });
    },
    leave: () => setDropAt(undefined),
  };

  if (rows.length === 0) return <p className={styles.hint}>{texts.noBlocks}</p>;
  return (
    <>
      <div ref={list} role="tree" aria-label={texts.outline} className={styles.tree}>
        {rows.map((row) => {
          const { block, depth, at } = row;
          const { id } = block.props;
          return (
            <Row
              key={id}
              {...{ block, depth, isReadOnly, acts }}
              label={labelOf(types, block)}
              size={sizeAt(at)}
              place={at.index + 1}
              isChosen={id === chosen}
              isStop={row === current}
              isOpen={holders.has(id) ? !closed.has(id) : undefined}
              drop={dropAt?.id === id ? dropAt.side : undefined}
            />
          );
        })}
      </div>
      {!isReadOnly && <p className={styles.keys}>{texts.keys}</p>}
    </>
  );
}
