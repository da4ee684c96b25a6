import { type KeyboardEvent, useRef, useState } from 'react';
import type { PageTree, ToldBlock } from '#features/office/contract';
import { editorTexts as texts } from '#kernel/messages/nl-editor';
import { isHidden, labelOf, wordsOf } from './block-words';
import styles from './editor.module.css';
import { everyBlock, type Place, type Placed, type SlotsOf } from './tree';

type OutlineProps = {
  tree: PageTree;
  types: ReadonlyMap<string, ToldBlock>;
  slotsOf: SlotsOf;
  chosen: string | null;
  choose: (id: string) => void;
  move: (id: string, to: Place) => void;
  remove: (id: string) => void;
  isReadOnly: boolean;
};

/** Gives the focus to a block's row once it is drawn, and brings it into view. */
export const focusRow = (id: string): void => {
  requestAnimationFrame(() => {
    const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
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
    return before && slot ? { parent: before.props.id, slot, index: 999 } : undefined;
  }
  const parent = all.find((other) => other.block.props.id === at.parent);
  return key === 'ArrowLeft' && parent ? { ...parent.at, index: parent.at.index + 1 } : undefined;
};

/** A page's blocks as a tree: arrows walk it, letters find in it, Alt with an arrow moves a block. */
export function Outline(props: OutlineProps) {
  const { tree, types, slotsOf, chosen, choose, move, remove, isReadOnly } = props;
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [dropAt, setDropAt] = useState<{ id: string; side: 'before' | 'after' | 'in' }>();
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', at: 0 });
  const dragged = useRef<string>(undefined);
  const all = everyBlock(tree, slotsOf);
  const rows = openOnly(all, closed);
  const current = rows.find(({ block }) => block.props.id === chosen) ?? rows[0];

  const go = (row: Placed | undefined) => {
    if (!row) return;
    choose(row.block.props.id);
    list.current
      ?.querySelector<HTMLElement>(`[data-row="${CSS.escape(row.block.props.id)}"]`)
      ?.focus();
  };

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
    go(
      [...rows.slice(start), ...rows.slice(0, start)].find(({ block }) =>
        labelOf(types, block).toLowerCase().startsWith(word),
      ),
    );
  };

  const press = (event: KeyboardEvent, row: Placed, at: number) => {
    const { key } = event;
    const { id } = row.block.props;
    if (event.ctrlKey || event.metaKey) return;
    if (event.altKey) {
      const to = isReadOnly ? undefined : placeByKey(all, row, key, slotsOf);
      if (!to) return;
      event.preventDefault();
      move(id, to);
      focusRow(id);
      return;
    }
    const isParent = rows[at + 1]?.at.parent === id;
    const steps = new Map<string, () => void>([
      ['ArrowDown', () => go(rows[at + 1])],
      ['ArrowUp', () => go(rows[at - 1])],
      ['Home', () => go(rows[0])],
      ['End', () => go(rows.at(-1))],
      ['ArrowRight', () => (isParent ? go(rows[at + 1]) : toggle(id, true))],
      [
        'ArrowLeft',
        () =>
          isParent
            ? toggle(id, false)
            : go(rows.find(({ block }) => block.props.id === row.at.parent)),
      ],
      ['Enter', () => choose(id)],
      [' ', () => choose(id)],
      ['Delete', () => !isReadOnly && remove(id)],
    ]);
    const step = steps.get(key);
    if (step) {
      event.preventDefault();
      step();
    } else if (key.length === 1) findTyped(key, at);
  };

  const drop = ({ block, at }: Placed) => {
    const id = dragged.current;
    const side = dropAt?.side;
    setDropAt(undefined);
    if (!id || id === block.props.id || !side) return;
    const slot = slotsOf(block.type)[0];
    if (side === 'in' && slot) {
      move(id, { parent: block.props.id, slot, index: 999 });
      return;
    }
    // Places are counted without the block itself.
    const from = all.find((one) => one.block.props.id === id);
    const isBefore = from && isSibling(from, { block, at, depth: 0 }) && from.at.index < at.index;
    move(id, { ...at, index: at.index + (side === 'after' ? 1 : 0) - (isBefore ? 1 : 0) });
  };

  if (rows.length === 0) return <p className={styles.hint}>{texts.noBlocks}</p>;
  return (
    <>
      <div ref={list} role="tree" aria-label={texts.outline} className={styles.tree}>
        {rows.map((row, at) => {
          const { block, depth } = row;
          const { id } = block.props;
          const siblings = all.filter((other) => isSibling(other, row));
          const holds = all.some((other) => other.at.parent === id);
          const words = wordsOf(block);
          return (
            <div
              key={id}
              role="treeitem"
              data-row={id}
              data-drop={dropAt?.id === id ? dropAt.side : undefined}
              aria-level={depth}
              aria-setsize={siblings.length}
              aria-posinset={row.at.index + 1}
              aria-selected={id === chosen}
              aria-expanded={holds ? !closed.has(id) : undefined}
              tabIndex={row === current ? 0 : -1}
              className={styles.row}
              style={{ paddingInlineStart: `${depth * 0.875 - 0.125}rem` }}
              draggable={!isReadOnly}
              onClick={() => go(row)}
              onKeyDown={(event) => press(event, row, at)}
              onDragStart={(event) => {
                dragged.current = id;
                event.dataTransfer.effectAllowed = 'move';
              }}
              onDragOver={(event) => {
                event.preventDefault();
                const { top, height } = event.currentTarget.getBoundingClientRect();
                const part = (event.clientY - top) / height;
                const takes = slotsOf(block.type).length > 0 && part > 0.3 && part < 0.7;
                const side = takes ? 'in' : part < 0.5 ? 'before' : 'after';
                if (dropAt?.id !== id || dropAt.side !== side) setDropAt({ id, side });
              }}
              onDragEnd={() => setDropAt(undefined)}
              onDrop={(event) => {
                event.preventDefault();
                drop(row);
              }}
            >
              <span className={styles.kind}>{labelOf(types, block)}</span>
              {isHidden(block) && <span className={styles.mark}> {texts.hidden}</span>}
              {words && <span className={styles.words}> {words}</span>}
            </div>
          );
        })}
      </div>
      {!isReadOnly && <p className={styles.hint}>{texts.keys}</p>}
    </>
  );
}
