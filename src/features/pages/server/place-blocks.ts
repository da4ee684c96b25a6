import type { BlockInstance } from '#kernel/define/block';
import {
  type BlockSchedule,
  type Device,
  isForChooserOf,
  isScheduledAt,
  storesThatMatter,
} from '#kernel/values/block-schedule';
import { readWholeNumber } from '#kernel/values/whole-number';
import type { TreeBlock } from '../contract';
import {
  type AnyServerBlock,
  findBlockType,
  readBlockSettings,
  readCommonSettings,
  slotsOf,
} from './blocks';
import type { RenderContext } from './context';

/** A block where it stands on a page, with what is known of it before it is loaded. */
export type Placed = {
  /** By which the editor knows its first element; of a virtual section, and within another block's, none. */
  treeId?: string;
  /** Its texts are written where they stand: it is a block of the page's own. */
  isOwn: boolean;
  block: AnyServerBlock;
  instance: BlockInstance;
  slots: Record<string, Placed[]>;
  /** When it is shown, if not always. */
  schedule?: BlockSchedule;
  /** Which devices show it, if not all. */
  devices?: readonly Device[];
  /** It isn't its time: nothing of it is loaded or shown. */
  away: boolean;
};

/** The number of each block by its id in the tree; a block without one isn't published yet. */
export type BlockNumbers = ReadonlyMap<string, number>;

const isAway = (schedule: BlockSchedule | undefined, now: Date): boolean =>
  schedule !== undefined && !isScheduledAt(schedule, now);

/** Whether a block isn't shown at an instant, and so nothing that stands in it. */
export const isAwayAt = (block: TreeBlock, now: Date): boolean => isAway(scheduleOf(block), now);

/** A schedule is a setting of every block: it stands beside those of its type. */
const scheduleOf = ({ props }: TreeBlock): BlockSchedule | undefined => {
  const { schedule } = readCommonSettings(props);
  return Object.keys(schedule).length > 0 ? schedule : undefined;
};

/** Whether the page is about one of the stores that a block is kept for. */
const isInStore = ({ entity }: RenderContext, { stores }: BlockSchedule): boolean =>
  !stores?.length ||
  (entity?.object === 'Location' && stores.includes(readWholeNumber(entity.id) ?? 0));

/** Whether it is for who made this store his own. Says for which stores the page has to be made apart. */
const isForVisitor = ({ asked, mine, store }: RenderContext, schedule: BlockSchedule): boolean => {
  if (!schedule.mine) return true;
  for (const one of storesThatMatter(schedule.mine)) asked?.add(one);
  return isForChooserOf(schedule.mine, asked ? mine : store);
};

/** Whether it is a matter of time. */
export const hasTimes = ({ week, from, until }: BlockSchedule): boolean =>
  Boolean(week || from || until);

/**
 * Whose a block is in the editor: the page's own; one of a section that the page shows, whose first elements
 * have the name of the block that shows it; or one within such a block.
 */
type Owner = { is: 'page' } | { is: 'section'; treeId?: string };

type Placing = { context: RenderContext; numbers: BlockNumbers };

/** The devices that show what stands within what others show: those of both; undefined: all. */
const both = (
  one: readonly Device[] | undefined,
  other: readonly Device[] | undefined,
): readonly Device[] | undefined =>
  one && other ? one.filter((device) => other.includes(device)) : (one ?? other);

/** A block with all that stands in it; none: it isn't for this page. */
export const place = (
  placing: Placing,
  block: TreeBlock,
  owner: Owner,
  lent?: readonly Device[],
): Placed[] => {
  const { context, numbers } = placing;
  const { host, now } = context;
  const known = findBlockType(host, block.type);
  const schedule = scheduleOf(block);
  if (!known || (schedule && !isInStore(context, schedule))) return [];
  const isForHim = !schedule || isForVisitor(context, schedule);
  const away = isAway(schedule, now);
  const { filled } = known.definition;
  const own = owner.is === 'page' ? block.props.id : owner.treeId;
  const slotted = away ? {} : slotsOf(host, block);
  const isFilled = filled !== undefined && (slotted[filled] ?? []).length > 0;
  // What is shown by reference has no element of its own, unless it is shown at times.
  const lends = isFilled && !(schedule && hasTimes(schedule));
  const within: Owner =
    owner.is === 'page' && filled === undefined
      ? owner
      : { is: 'section', ...(lends && own !== undefined && { treeId: own }) };
  const shown = both(schedule?.devices, lent);
  const slots = Object.fromEntries(
    Object.entries(slotted).map(([name, content]) => [
      name,
      content.flatMap((one) => place(placing, one, within, lends ? shown : undefined)),
    ]),
  );
  // What stands in it has been asked all the same: to others, its stores may matter too.
  if (!isForHim) return [];
  const instance = {
    id: numbers.get(block.props.id) ?? block.props.id,
    virtual: false,
    type: block.type,
    settings: readBlockSettings(known.definition, block.props),
    slots: {},
  };
  const named = {
    ...(!lends && own !== undefined && { treeId: own }),
    ...(!lends && shown && { devices: shown }),
  };
  const isOwn = owner.is === 'page' && filled === undefined;
  return [{ ...named, isOwn, block: known, instance, slots, away, ...(schedule && { schedule }) }];
};
