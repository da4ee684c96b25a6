// What the page in the frame is told of its blocks, and what it answers of places between them.
import type { PageTree, ToldBlock } from '#features/office/contract';
import { traitsOf } from '#fields/traits';
import type { FrameBlock, FrameText, Spot } from '#kernel/wire-editor';
import { conditionsOf, labelOf, SHARED, wordsOf } from './block-words';
import { everyBlock, type Place, type Placed, ROOT, type SlotsOf } from './tree';

export const frameBlocks = (
  all: readonly Placed[],
  types: ReadonlyMap<string, ToldBlock>,
  slotsOf: SlotsOf,
): Record<string, FrameBlock> =>
  Object.fromEntries(
    all.map(({ block, at }) => {
      const words = wordsOf(block);
      const empty = slotsOf(block.type).filter((slot) => {
        const stands = block.props[slot];
        return !Array.isArray(stands) || stands.length === 0;
      });
      const name = labelOf(types, block) + (words && `: ${words}`);
      const label = [name, ...conditionsOf(block)].join(' · ');
      const told: FrameBlock = {
        ...{ label, among: `${at.parent ?? ''} ${at.slot}` },
        ...(block.type === SHARED && { isShared: true }),
      };
      return [block.props.id, empty.length > 0 ? { ...told, empty } : told];
    }),
  );

const none: Readonly<Record<string, FrameText>> = {};
const byType = new WeakMap<ToldBlock, Readonly<Record<string, FrameText>>>();

/** What the texts of a type's blocks are called, and which are rich. */
export const textsOf = (type: ToldBlock | undefined): Readonly<Record<string, FrameText>> => {
  if (!type) return none;
  const known = byType.get(type);
  if (known) return known;
  const rich = type.settings.filter((one) => traitsOf(one).text === 'rich');
  // A block that can't do without its one text with markup is there for that.
  const main = rich.length === 1 ? rich.find(({ required }) => required) : undefined;
  const told = Object.fromEntries(
    type.settings
      .filter((one) => traitsOf(one).text)
      .map((one): [string, FrameText] => [
        one.name,
        {
          label: one.label,
          ...(rich.includes(one) && { isRich: true }),
          ...(one === main && { isMain: true }),
        },
      ]),
  );
  byType.set(type, told);
  return told;
};

/** Where in the tree a place of the frame is. Undefined: what it stands beside is gone. */
export const placeAt = (tree: PageTree, slotsOf: SlotsOf, spot: Spot): Place | undefined => {
  if (spot === null) return { parent: null, slot: ROOT, index: 0 };
  if ('into' in spot) return { parent: spot.into, slot: spot.slot, index: 0 };
  const id = 'before' in spot ? spot.before : spot.after;
  const at = everyBlock(tree, slotsOf).find(({ block }) => block.props.id === id)?.at;
  return at && ('before' in spot ? at : { ...at, index: at.index + 1 });
};
