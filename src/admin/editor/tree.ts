// A page's tree and what is done to it: each change answers with the one that takes it back.
import type { PageTree, TreeBlock } from '#features/office/contract';

/** Where a block stands, or comes to stand: among those of a slot, or of the page (`parent` null). */
export type Place = { parent: string | null; slot: string; index: number };

export type Edit =
  | { do: 'insert'; at: Place; block: TreeBlock }
  /** `unmade`: the slot that it stood in wasn't there before it, and goes with it. */
  | { do: 'remove'; id: string; unmade?: true }
  /** `to` is counted without the block itself. */
  | { do: 'move'; id: string; to: Place; unmade?: true }
  /** Of blocks beside each other, those with these names go and others come. */
  | {
      do: 'splice';
      at: Place;
      ids: readonly string[];
      blocks: readonly TreeBlock[];
      unmade?: true;
    }
  /** Undefined: as if it was never set. */
  | { do: 'set'; id: string; name: string; value: unknown };

/** The slots of a type of block. */
export type SlotsOf = (type: string) => readonly string[];

/** An index behind all there are: a step puts what is beyond the end last. */
export const LAST = 999;

export const ROOT = 'content';

type Blocks = readonly TreeBlock[];

const slotIn = (block: TreeBlock, slot: string): Blocks =>
  Array.isArray(block.props[slot]) ? (block.props[slot] as TreeBlock[]) : [];

export type Placed = { block: TreeBlock; at: Place; depth: number };

/** All blocks, in the order in which they are read. */
export const everyBlock = ({ content }: PageTree, slotsOf: SlotsOf): Placed[] => {
  const list = (blocks: Blocks, parent: string | null, slot: string, depth: number): Placed[] =>
    blocks.flatMap((block, index) => [
      { block, at: { parent, slot, index }, depth },
      ...slotsOf(block.type).flatMap((name) =>
        list(slotIn(block, name), block.props.id, name, depth + 1),
      ),
    ]);
  return list(content, null, ROOT, 1);
};

export const findBlock = (tree: PageTree, slotsOf: SlotsOf, id: string): Placed | undefined =>
  everyBlock(tree, slotsOf).find(({ block }) => block.props.id === id);

/** The blocks with one of them changed; the same array when it isn't among them. */
const mapBlock = (
  blocks: Blocks,
  slotsOf: SlotsOf,
  id: string,
  change: (block: TreeBlock) => TreeBlock,
): TreeBlock[] => {
  for (const [index, block] of blocks.entries()) {
    if (block.props.id === id) return blocks.with(index, change(block));
    for (const slot of slotsOf(block.type)) {
      const within = slotIn(block, slot);
      const next = mapBlock(within, slotsOf, id, change);
      if (next !== within) {
        return blocks.with(index, { ...block, props: { ...block.props, [slot]: next } });
      }
    }
  }
  return blocks as TreeBlock[];
};

const withProp = (block: TreeBlock, name: string, value: unknown): TreeBlock => {
  const { [name]: _, ...others } = block.props;
  const props = value === undefined ? others : { ...block.props, [name]: value };
  return { ...block, props: props as TreeBlock['props'] };
};

const siblings = (tree: PageTree, slotsOf: SlotsOf, { parent, slot }: Place): Blocks => {
  if (parent === null) return tree.content;
  const found = findBlock(tree, slotsOf, parent);
  return found ? slotIn(found.block, slot) : [];
};

/** The tree with other blocks at a place; undefined: the slot isn't there any more. */
const withSiblings = (
  tree: PageTree,
  slotsOf: SlotsOf,
  { parent, slot }: Place,
  blocks: TreeBlock[] | undefined,
): PageTree =>
  parent === null
    ? { ...tree, content: blocks ?? [] }
    : {
        ...tree,
        content: mapBlock(tree.content, slotsOf, parent, (one) => withProp(one, slot, blocks)),
      };

const hasSlot = (tree: PageTree, slotsOf: SlotsOf, { parent, slot }: Place): boolean =>
  parent === null || findBlock(tree, slotsOf, parent)?.block.props[slot] !== undefined;

const canHold = (tree: PageTree, slotsOf: SlotsOf, { parent, slot }: Place): boolean => {
  if (parent === null) return slot === ROOT;
  const found = findBlock(tree, slotsOf, parent);
  return found !== undefined && slotsOf(found.block.type).includes(slot);
};

const within = (index: number, length: number): number => Math.max(0, Math.min(index, length));

const take = (
  tree: PageTree,
  slotsOf: SlotsOf,
  { at }: Placed,
  unmade: true | undefined,
): PageTree => {
  const left = siblings(tree, slotsOf, at).toSpliced(at.index, 1);
  return withSiblings(tree, slotsOf, at, unmade && left.length === 0 ? undefined : left);
};

const put = (tree: PageTree, slotsOf: SlotsOf, at: Place, block: TreeBlock): PageTree => {
  const stand = siblings(tree, slotsOf, at);
  return withSiblings(tree, slotsOf, at, stand.toSpliced(within(at.index, stand.length), 0, block));
};

export type Done = { tree: PageTree; undo: Edit };

type Splice = Extract<Edit, { do: 'splice' }>;

const idsIn = (blocks: Blocks, slotsOf: SlotsOf): string[] =>
  everyBlock({ root: {}, content: [...blocks], zones: {} }, slotsOf).map(
    ({ block }) => block.props.id,
  );

const splice = (tree: PageTree, edit: Splice, slotsOf: SlotsOf): Done | undefined => {
  const { at, ids, blocks, unmade } = edit;
  if (!canHold(tree, slotsOf, at)) return undefined;
  const stand = siblings(tree, slotsOf, at);
  const index = within(at.index, stand.length);
  const gone = stand.slice(index, index + ids.length);
  const areThere =
    gone.length === ids.length && gone.every((one, nth) => one.props.id === ids[nth]);
  if (!areThere || ids.length + blocks.length === 0) return undefined;
  const comes = idsIn(blocks, slotsOf);
  const goes = new Set(idsIn(gone, slotsOf));
  const stays = new Set(idsIn(tree.content, slotsOf).filter((id) => !goes.has(id)));
  if (new Set(comes).size < comes.length || comes.some((id) => stays.has(id))) return undefined;
  const next = stand.toSpliced(index, ids.length, ...blocks);
  const wasMade = !hasSlot(tree, slotsOf, at);
  return {
    tree: withSiblings(tree, slotsOf, at, unmade && next.length === 0 ? undefined : next),
    undo: {
      ...{ do: 'splice', at: { ...at, index }, ids: blocks.map(({ props }) => props.id) },
      ...{ blocks: gone, ...(wasMade && { unmade: true as const }) },
    },
  };
};

/** Does a change. Undefined: it can't be done, such as to what isn't there, or into itself. */
export const apply = (tree: PageTree, edit: Edit, slotsOf: SlotsOf): Done | undefined => {
  if (edit.do === 'insert') {
    if (!canHold(tree, slotsOf, edit.at)) return undefined;
    const { id } = edit.block.props;
    if (findBlock(tree, slotsOf, id)) return undefined;
    const unmade = !hasSlot(tree, slotsOf, edit.at);
    return {
      tree: put(tree, slotsOf, edit.at, edit.block),
      undo: { do: 'remove', id, ...(unmade && { unmade }) },
    };
  }
  if (edit.do === 'splice') return splice(tree, edit, slotsOf);
  const found = findBlock(tree, slotsOf, edit.id);
  if (!found) return undefined;
  if (edit.do === 'set') {
    const { id, name, value } = edit;
    return {
      tree: {
        ...tree,
        content: mapBlock(tree.content, slotsOf, id, (one) => withProp(one, name, value)),
      },
      undo: { do: 'set', id, name, value: found.block.props[name] },
    };
  }
  const left = take(tree, slotsOf, found, edit.unmade);
  if (edit.do === 'remove') {
    return { tree: left, undo: { do: 'insert', at: found.at, block: found.block } };
  }
  // What is taken away can't hold itself: the place isn't there any more.
  if (!canHold(left, slotsOf, edit.to)) return undefined;
  const unmade = !hasSlot(left, slotsOf, edit.to);
  return {
    tree: put(left, slotsOf, edit.to, found.block),
    undo: { do: 'move', id: edit.id, to: found.at, ...(unmade && { unmade }) },
  };
};

/** A block as new: it and all in it have ids of their own. */
export const renewed = (block: TreeBlock, slotsOf: SlotsOf, newId: () => string): TreeBlock => {
  const slots = slotsOf(block.type).filter((slot) => Array.isArray(block.props[slot]));
  return {
    ...block,
    props: {
      ...block.props,
      id: newId(),
      ...Object.fromEntries(
        slots.map((slot) => [slot, slotIn(block, slot).map((one) => renewed(one, slotsOf, newId))]),
      ),
    },
  };
};
