import { type DragEvent, useRef, useState } from 'react';

type Side = 'before' | 'after';
type Drop = { at: number; side: Side };

/** Above or below the middle of what it is over. */
const sideOf = ({ clientY, currentTarget }: DragEvent): Side => {
  const { top, height } = currentTarget.getBoundingClientRect();
  return clientY < top + height / 2 ? 'before' : 'after';
};

/** Where an item comes to stand, counted without itself. */
const placeOf = (from: number, { at, side }: Drop): number =>
  at + (side === 'after' ? 1 : 0) - (from < at ? 1 : 0);

/**
 * Items of one list that are dragged by a grip to where they come to stand. What is dragged from elsewhere isn't
 * taken: lists stand in each other.
 */
export const useDrag = (move: (from: number, to: number) => void) => {
  const from = useRef<number>(undefined);
  const [drop, setDrop] = useState<Drop>();
  const end = () => {
    from.current = undefined;
    setDrop(undefined);
  };
  const take = (event: DragEvent): number | undefined => {
    if (from.current === undefined) return undefined;
    event.preventDefault();
    event.stopPropagation();
    return from.current;
  };
  return {
    /** Where the item would stand that is dragged over this one. */
    sideAt: (at: number): Side | undefined => (drop?.at === at ? drop.side : undefined),
    grip: (at: number) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.stopPropagation();
        from.current = at;
        const item = event.currentTarget.closest('li');
        event.dataTransfer.effectAllowed = 'move';
        // Without anything in it Firefox drags nothing.
        event.dataTransfer.setData('text/plain', '');
        if (item) event.dataTransfer.setDragImage(item, 16, 16);
      },
      onDragEnd: end,
    }),
    item: (at: number) => ({
      onDragOver: (event: DragEvent) => {
        if (take(event) === undefined) return;
        const side = sideOf(event);
        if (drop?.at !== at || drop.side !== side) setDrop({ at, side });
      },
      onDrop: (event: DragEvent) => {
        const dragged = take(event);
        const side = sideOf(event);
        end();
        if (dragged === undefined) return;
        const to = placeOf(dragged, { at, side });
        if (to !== dragged) move(dragged, to);
      },
    }),
  };
};
