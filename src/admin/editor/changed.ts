// What has to be drawn anew when a page's tree changes: as little as tells the same.
import type { PageTree, TreeBlock } from '#features/office/contract';
import type { SlotsOf } from './tree';

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

const childrenIn = (block: TreeBlock, slot: string): readonly TreeBlock[] =>
  (block.props[slot] ?? []) as TreeBlock[];

const haveSameIds = (some: readonly TreeBlock[], others: readonly TreeBlock[]): boolean =>
  some.length === others.length &&
  some.every(
    ({ type, props }, at) => props.id === others[at]?.props.id && type === others[at].type,
  );

const changedIn = (
  some: readonly TreeBlock[],
  others: readonly TreeBlock[],
  slotsOf: SlotsOf,
): TreeBlock[] =>
  others.flatMap((other, at) => {
    const one = some[at];
    return one ? narrow(one, other, slotsOf) : [other];
  });

/** The least blocks in one that show all that became of it. */
const narrow = (was: TreeBlock, now: TreeBlock, slotsOf: SlotsOf): TreeBlock[] => {
  if (was === now) return [];
  const slots = slotsOf(now.type);
  const isSlot = (name: string) => slots.includes(name);
  const names = new Set([...Object.keys(was.props), ...Object.keys(now.props)]);
  const isOwn = [...names].some(
    (name) => !isSlot(name) && !isSame(was.props[name], now.props[name]),
  );
  const isArranged = slots.some(
    (slot) => !haveSameIds(childrenIn(was, slot), childrenIn(now, slot)),
  );
  if (isOwn || isArranged) return [now];
  return slots.flatMap((slot) => changedIn(childrenIn(was, slot), childrenIn(now, slot), slotsOf));
};

export type Changed = {
  /** The page's own blocks are others, or in another order. */
  order?: readonly string[];
  /** What needs new HTML. */
  blocks: readonly TreeBlock[];
};

export const changedBlocks = (was: PageTree, now: PageTree, slotsOf: SlotsOf): Changed => {
  if (haveSameIds(was.content, now.content)) {
    return { blocks: changedIn(was.content, now.content, slotsOf) };
  }
  const known = new Map(was.content.map((block) => [block.props.id, block]));
  return {
    order: now.content.map(({ props }) => props.id),
    blocks: now.content.filter((block) => {
      const old = known.get(block.props.id);
      return !old || narrow(old, block, slotsOf).length > 0;
    }),
  };
};
