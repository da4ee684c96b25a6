import type { ToldBlock, TreeBlock } from '#features/office/contract';
import type { Placed } from './tree';

type Types = ReadonlyMap<string, ToldBlock>;

/** Blocks of which a text of their own is what the page is called. */
const titled = ['RichText', 'BannerSlider'];

const levelIn = (type: ToldBlock | undefined) =>
  type?.settings.find(({ name }) => name === 'level');

/** Whether a block says what its page is called. */
const givesTitle = ({ type, props }: TreeBlock, types: Types): boolean => {
  if (titled.includes(type) && String(props.title ?? '').trim() !== '') return true;
  const level = levelIn(types.get(type));
  return level !== undefined && (props.level ?? level.usual) === '1';
};

/** A block that opens pages says what the page is called where none does, and is a part of it elsewhere. */
export const fitHeading = (
  block: TreeBlock,
  all: readonly Pick<Placed, 'block'>[],
  types: Types,
): TreeBlock => {
  if (levelIn(types.get(block.type))?.usual !== '1') return block;
  const level = all.some((one) => givesTitle(one.block, types)) ? '2' : '1';
  return { ...block, props: { ...block.props, level } };
};
