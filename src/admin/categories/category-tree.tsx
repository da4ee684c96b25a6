import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { ToldCategory } from '#features/categories/contract';
import { categoryTexts as texts } from '#kernel/messages/nl-categories';
import type { Place } from '#kernel/values/place-category';
import site from '../site/site.module.css';
import { useTypeAhead } from '../site/tree-open';
import { TreeRow } from '../site/tree-row';
import styles from './categories.module.css';
import { placeByDrop, placeByKey, type Shown, type Side, sideAt } from './tree-model';

type CategoryTreeProps = {
  all: readonly ToldCategory[];
  shown: readonly Shown[];
  closed: ReadonlySet<number>;
  chosen: number | undefined;
  labelId: string;
  mayMove: boolean;
  choose: (id: number) => void;
  turn: (id: number, isOpen: boolean) => void;
  move: (id: number, place: Place) => void;
  /** Alt with an arrow that leads nowhere. */
  refuse: (one: Shown, key: string) => void;
  /** They ask about the chosen one: the row that the key was pressed on is chosen first. */
  rename: () => void;
  remove: () => void;
};

/** Categories as a tree: arrows walk it, letters find in it, Alt with an arrow or dragging moves one. */
export function CategoryTree(props: CategoryTreeProps) {
  const { all, shown, closed, chosen, choose, turn, move, mayMove } = props;
  const [dropAt, setDropAt] = useState<{ id: number; side: Side }>();
  const dragged = useRef<number>(undefined);
  const tree = useRef<HTMLDivElement>(null);
  const wanted = useRef<number>(undefined);
  const typeAhead = useTypeAhead();
  const current = shown.find(({ row }) => row.id === chosen);
  const tabbed = current ?? shown[0];

  const focus = (id: number): boolean => {
    const row = tree.current?.querySelector<HTMLElement>(`[data-row="${id}"]`);
    row?.focus();
    row?.scrollIntoView({ block: 'nearest' });
    return row !== undefined && row !== null;
  };
  useEffect(() => {
    // A row that moved is another element, or stands elsewhere, and lost the focus.
    if (wanted.current !== undefined && focus(wanted.current)) wanted.current = undefined;
  });
  const go = (to: Shown | undefined) => {
    if (!to) return;
    choose(to.row.id);
    wanted.current = to.row.id;
  };

  const press = (event: KeyboardEvent, one: Shown, at: number) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey) return;
    if (event.altKey) {
      if (!mayMove || !key.startsWith('Arrow')) return;
      event.preventDefault();
      const place = placeByKey(all, one, key);
      choose(one.row.id);
      wanted.current = one.row.id;
      if (place) move(one.row.id, place);
      else props.refuse(one, key);
      return;
    }
    // A row that Tab came to isn't chosen yet, and what is asked is asked of this one.
    const ask = (open: () => void) => {
      choose(one.row.id);
      open();
    };
    const isOpen = one.holds && !closed.has(one.row.id);
    const parent = shown.find(({ row }) => row.id === one.row.parentId);
    const steps = new Map<string, () => unknown>([
      ['ArrowDown', () => go(shown[at + 1])],
      ['ArrowUp', () => go(shown[at - 1])],
      ['Home', () => go(shown[0])],
      ['End', () => go(shown.at(-1))],
      ['ArrowRight', () => one.holds && (isOpen ? go(shown[at + 1]) : turn(one.row.id, true))],
      ['ArrowLeft', () => (isOpen ? turn(one.row.id, false) : go(parent))],
      ['Enter', () => choose(one.row.id)],
      [' ', () => choose(one.row.id)],
      ['F2', () => ask(props.rename)],
      ['Delete', () => ask(props.remove)],
    ]);
    const find = () => go(typeAhead(key, shown, at, ({ row }) => row.title));
    const run = steps.get(key) ?? (key.length === 1 ? find : undefined);
    if (!run) return;
    event.preventDefault();
    run();
  };

  const drop = (onto: Shown) => {
    const id = dragged.current;
    const side = dropAt?.side;
    dragged.current = undefined;
    setDropAt(undefined);
    if (id === undefined || id === onto.row.id || !side) return;
    wanted.current = id;
    choose(id);
    move(id, placeByDrop(all, id, onto, side));
  };
  const dragging = (one: Shown) => ({
    draggable: mayMove,
    'data-drop': dropAt?.id === one.row.id ? dropAt.side : undefined,
    onDragStart: (event: React.DragEvent) => {
      dragged.current = one.row.id;
      event.dataTransfer.effectAllowed = 'move';
      // Without anything in it Firefox drags nothing.
      event.dataTransfer.setData('text/plain', one.row.title);
    },
    onDragOver: (event: React.DragEvent) => {
      // What comes from elsewhere isn't taken.
      if (dragged.current === undefined) return;
      event.preventDefault();
      const { top, height } = event.currentTarget.getBoundingClientRect();
      const side = sideAt((event.clientY - top) / height);
      if (dropAt?.id !== one.row.id || dropAt.side !== side) setDropAt({ id: one.row.id, side });
    },
    onDragEnd: () => {
      dragged.current = undefined;
      setDropAt(undefined);
    },
    onDrop: (event: React.DragEvent) => {
      event.preventDefault();
      drop(one);
    },
  });

  return (
    <div
      ref={tree}
      role="tree"
      aria-labelledby={props.labelId}
      className={`${site.tree} ${styles.tree}`}
    >
      {shown.map((one, at) => (
        <TreeRow
          key={one.row.id}
          name={one.row.title}
          note={one.holds && one.row.articles === 0 ? '' : texts.articles(one.row.articles)}
          level={one.level}
          size={one.size}
          place={one.at + 1}
          isCurrent={one === current}
          isTabbed={one === tabbed}
          isOpen={one.holds ? !closed.has(one.row.id) : undefined}
          choose={() => go(one)}
          turn={() => turn(one.row.id, closed.has(one.row.id))}
          press={(event) => press(event, one, at)}
          more={{ 'data-row': one.row.id, ...dragging(one) }}
        />
      ))}
    </div>
  );
}
