import type { TreeBlock } from '#features/office/contract';
import { editorTexts as texts } from '#kernel/messages/nl-editor';
import type { FrameAct } from '#kernel/wire-editor';
import { tell } from '../shell/toasts';
import { scheduleThatHides } from './block-words';
import { focusRow, placeByKey } from './outline';
import { LAST, type Place, type Placed, renewed, type SlotsOf } from './tree';
import type { usePage } from './use-page';

export const newId = (): string =>
  [...crypto.getRandomValues(new Uint32Array(3))].map((one) => one.toString(36)).join('');

type ActsOf = {
  edit: ReturnType<typeof usePage>['edit'];
  all: readonly Placed[];
  slotsOf: SlotsOf;
  choose: (id: string | null, scroll: boolean) => void;
};

export type Acts = ReturnType<typeof actsOn>;

/** The place behind a block. */
export const placeAfter = ({ at }: Placed): Place => ({ ...at, index: at.index + 1 });

/** What is done with whole blocks: each says what it did, and leaves the focus where one goes on. */
export const actsOn = ({ edit, all, slotsOf, choose }: ActsOf) => {
  const place = (block: TreeBlock, at: Place) => {
    edit({ do: 'insert', at, block });
    choose(block.props.id, true);
    focusRow(block.props.id);
  };
  const remove = (id: string) => {
    const at = all.findIndex(({ block }) => block.props.id === id);
    const next = all.filter(({ block }) => block.props.id !== id)[Math.max(0, at - 1)];
    edit({ do: 'remove', id });
    choose(next?.block.props.id ?? null, false);
    if (next) focusRow(next.block.props.id);
    tell(texts.removed);
  };
  const move = (id: string, to: Place) => {
    edit({ do: 'move', id, to });
    tell(to.index === LAST ? texts.movedIn : texts.moved(to.index + 1));
  };
  /** A copy with names of its own. */
  const placeCopy = (block: TreeBlock, at: Place) => place(renewed(block, slotsOf, newId), at);
  /** Copies of several beside each other, in one step. */
  const placeCopies = (blocks: readonly TreeBlock[], at: Place) => putInstead([], blocks, at);
  /** Others in place of blocks that stand beside each other, in one step; each with names of its own. */
  const putInstead = (ids: readonly string[], blocks: readonly TreeBlock[], at: Place) => {
    const made = blocks.map((one) => renewed(one, slotsOf, newId));
    const [first] = made;
    if (!first) return;
    edit({ do: 'splice', at, ids, blocks: made });
    choose(first.props.id, true);
    focusRow(first.props.id);
  };
  const duplicate = (one: Placed) => placeCopy(one.block, placeAfter(one));
  const hide = (block: TreeBlock, isHidden: boolean) =>
    edit({
      ...{ do: 'set', id: block.props.id, name: 'schedule' },
      value: scheduleThatHides(block, isHidden),
    });
  /** What was asked in the page itself. */
  const act = (one: Placed, what: FrameAct) => {
    const { id } = one.block.props;
    if (what === 'remove') return remove(id);
    if (what === 'duplicate') return duplicate(one);
    const to = placeByKey(all, one, what === 'up' ? 'ArrowUp' : 'ArrowDown', slotsOf);
    if (to) move(id, to);
  };
  return { place, placeCopy, placeCopies, putInstead, remove, move, duplicate, hide, act };
};
