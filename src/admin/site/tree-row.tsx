import type { HTMLAttributes, KeyboardEvent } from 'react';
import styles from './site.module.css';

export type TreeRowProps = {
  name: string;
  /** What stands at its end. */
  note: string;
  level: number;
  /** How many stand beside each other, and which of them it is. */
  size: number;
  place: number;
  isCurrent: boolean;
  isTabbed: boolean;
  /** Left out: nothing stands in it. */
  isOpen: boolean | undefined;
  choose: () => void;
  turn: () => void;
  press: (event: KeyboardEvent) => void;
  /** What it is known by, and what it does when something is dragged. */
  more?: HTMLAttributes<HTMLElement> & Readonly<Record<`data-${string}`, unknown>>;
};

/** A row of a tree: walked by keyboard from outside, turned open by a press on its sign. */
export function TreeRow(props: TreeRowProps) {
  const { name, note, level, isCurrent, isTabbed, isOpen, more } = props;
  return (
    <div
      {...more}
      role="treeitem"
      aria-level={level}
      aria-setsize={props.size}
      aria-posinset={props.place}
      aria-selected={isCurrent}
      aria-expanded={isOpen}
      tabIndex={isTabbed ? 0 : -1}
      className={styles.entry}
      style={{ paddingInlineStart: `${level * 1.25 - 1}rem` }}
      onClick={props.choose}
      onKeyDown={props.press}
    >
      {/* By keyboard it is turned with the arrows. */}
      <span
        className={styles.turn}
        aria-hidden="true"
        onClick={(event) => {
          if (isOpen === undefined) return;
          event.stopPropagation();
          props.turn();
        }}
      >
        {isOpen === undefined ? '' : isOpen ? '▾' : '▸'}
      </span>
      <span className={level === 1 ? styles.top : undefined}>{name}</span>
      <span className={styles.where}> {note}</span>
    </div>
  );
}
