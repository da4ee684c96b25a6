import type { ToldBlock, TreeBlock } from '#features/office/contract';
import { editorTexts as texts } from '#kernel/messages/nl-editor';
import type { BlockSchedule, MineCondition } from '#kernel/values/block-schedule';

/** Settings that say best which of its kind a block is. */
const telling = ['title', 'heading', 'name', 'text', 'html', 'linkText'];
const LONGEST = 60;

/** By the block: one that changes is another. */
const known = new WeakMap<TreeBlock, string>();

/** What tells a block from others of its type; '' when nothing does. */
export const wordsOf = (block: TreeBlock): string => {
  const words = known.get(block) ?? findWords(block);
  known.set(block, words);
  return words;
};

const findWords = ({ props }: TreeBlock): string => {
  const said = telling
    .map((name) => props[name])
    .find((one) => typeof one === 'string' && one !== '');
  const plain = String(said ?? '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&\w+;|\s+/g, ' ')
    .trim();
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : plain;
};

/** A type whose blocks are called by the row that they show. */
export type NamedBlock = ToldBlock & { rows?: ReadonlyMap<number, string> };

/** Shows a section that other pages show too. */
export const SHARED = 'SharedSection';

export const labelOf = (
  types: ReadonlyMap<string, NamedBlock>,
  { type, props }: TreeBlock,
): string => {
  const { label = type, rows } = types.get(type) ?? {};
  const row = rows?.get(Number(props.section));
  return row === undefined ? label : `${label} ‘${row}’`;
};

/** Before anybody works here: what is shown until then is never shown. */
const PAST = '2000-01-01';

type Schedule = BlockSchedule;

/** Hidden by its schedule: shown until a moment that is long gone. */
export const isHidden = ({ props }: TreeBlock): boolean =>
  (props.schedule as Schedule | undefined)?.until === PAST;

const andList = new Intl.ListFormat('nl', { type: 'conjunction' });

const forMine = ({ who, stores = [] }: MineCondition): string[] => {
  if (who === 'any' || who === 'none') return [texts.forMine[who]];
  return stores.length > 0 ? [texts.forMine[who](stores.length)] : [];
};

/** When and where a block is shown, in short words; none: always, everywhere. */
export const conditionsOf = (block: TreeBlock): string[] => {
  if (isHidden(block)) return [texts.hidden];
  const { week, from, until, stores, devices, mine } = (block.props.schedule ?? {}) as Schedule;
  return [
    ...(week || from || until ? [texts.atTimes] : []),
    ...(devices ? [texts.on(andList.format(devices.map((one) => texts.devices[one])))] : []),
    ...(stores ? [texts.atStores(stores.length)] : []),
    ...(mine ? forMine(mine) : []),
  ];
};

/** The schedule that hides a block, or shows it again as it was planned otherwise. */
export const scheduleThatHides = (block: TreeBlock, hides: boolean): Schedule | undefined => {
  const { until: _, ...others } = (block.props.schedule ?? {}) as Schedule;
  if (hides) return { ...others, until: PAST };
  return Object.keys(others).length > 0 ? others : undefined;
};
