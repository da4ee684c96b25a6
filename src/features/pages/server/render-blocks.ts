import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BlockInstance } from '#kernel/define/block';
import type { PictureRef } from '#kernel/define/entity';
import { unfinishedText } from '#kernel/define/unfinished';
import {
  type BlockSchedule,
  isScheduledAt,
  scheduleChangesAt,
} from '#kernel/values/block-schedule';
import { readWholeNumber } from '#kernel/values/whole-number';
import { withLanguage } from '#ui/language';
import type { TreeBlock } from '../contract';
import { Scheduled } from '../site/scheduled.view';
import { Unfinished } from '../site/unfinished.view';
import {
  type AnyServerBlock,
  findBlockType,
  readBlockSettings,
  readCommonSettings,
  slotsOf,
} from './blocks';
import type { RenderContext } from './context';
import { markedProps, nameTexts } from './mark-texts';
import { beginOf, endOf, nameRoots } from './name-roots';
import { withSections } from './shared-sections';

type Placed = {
  /** By which the editor knows its first element; of a virtual section, and within another block's, none. */
  treeId?: string;
  /** Its texts are written where they stand: it is a block of the page's own. */
  isOwn: boolean;
  block: AnyServerBlock;
  instance: BlockInstance;
  slots: Record<string, Placed[]>;
  /** When it is shown, if not always. */
  schedule?: BlockSchedule;
  /** It isn't its time: nothing of it is loaded or shown. */
  away: boolean;
};

export type RenderedBlocks = {
  html: string;
  tags: string[];
  headers: Record<string, string>;
  /** The first that one of them has. */
  picture?: PictureRef;
  /** Where in a list one is, for the page's title. */
  place?: string;
  /** When the first of them stops being true by itself. */
  until?: Date;
};

/** The number of each block by its id in the tree; a block without one isn't published yet. */
export type BlockNumbers = ReadonlyMap<string, number>;

/** A schedule is a setting of every block: it stands beside those of its type. */
const scheduleOf = ({ props }: TreeBlock): BlockSchedule | undefined => {
  const { schedule } = readCommonSettings(props);
  return Object.keys(schedule).length > 0 ? schedule : undefined;
};

/** Whether the page is about one of the stores that a block is kept for. */
const isInStore = ({ entity }: RenderContext, { stores }: BlockSchedule): boolean =>
  !stores?.length ||
  (entity?.object === 'Location' && stores.includes(readWholeNumber(entity.id) ?? 0));

const hasTimes = ({ week, from, until }: BlockSchedule): boolean => Boolean(week || from || until);

/**
 * Whose a block is in the editor: the page's own; one of a section that the page shows, whose first elements
 * have the name of the block that shows it; or one within such a block.
 */
type Owner = { is: 'page' } | { is: 'section'; treeId?: string };

type Placing = { context: RenderContext; numbers: BlockNumbers };

const place = (placing: Placing, block: TreeBlock, owner: Owner): Placed[] => {
  const { context, numbers } = placing;
  const { host, now } = context;
  const known = findBlockType(host, block.type);
  const schedule = scheduleOf(block);
  if (!known || (schedule && !isInStore(context, schedule))) return [];
  const away = schedule !== undefined && !isScheduledAt(schedule, now);
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
  const slots = Object.fromEntries(
    Object.entries(slotted).map(([name, content]) => [
      name,
      content.flatMap((one) => place(placing, one, within)),
    ]),
  );
  const instance = {
    id: numbers.get(block.props.id) ?? block.props.id,
    virtual: false,
    type: block.type,
    settings: readBlockSettings(known.definition, block.props),
    slots: {},
  };
  const named = lends || own === undefined ? {} : { treeId: own };
  const isOwn = owner.is === 'page' && filled === undefined;
  return [{ ...named, isOwn, block: known, instance, slots, away, ...(schedule && { schedule }) }];
};

const everyone = (placed: readonly Placed[]): Placed[] =>
  placed.flatMap((one) => [one, ...everyone(Object.values(one.slots).flat())]);

/** Loads each type's data once for all its instances. */
const loadAll = async (
  context: RenderContext,
  placed: readonly Placed[],
): Promise<Map<number | string, unknown>> => {
  const byType = new Map<AnyServerBlock, Placed[]>();
  for (const one of placed) byType.set(one.block, [...(byType.get(one.block) ?? []), one]);
  const loaded = await Promise.all(
    [...byType].map(([block, list]) =>
      block.load?.(
        context,
        list.map((one) => one.instance),
      ),
    ),
  );
  return new Map(loaded.flatMap((one) => [...(one ?? [])]));
};

const show = (
  one: Placed,
  context: RenderContext,
  data: Map<number | string, unknown>,
): ReactNode => {
  const { schedule, away, instance } = one;
  if (!schedule || !hasTimes(schedule)) return showNow(one, context, data);
  return createElement(
    Scheduled,
    { id: instance.id, schedule, away },
    away ? null : showNow(one, context, data),
  );
};

const showNow = (
  one: Placed,
  context: RenderContext,
  data: Map<number | string, unknown>,
): ReactNode => {
  const { definition, propsOf, view } = one.block;
  const slots = Object.fromEntries(
    Object.entries(one.slots).map(([name, list]) => [
      name,
      showAll(definition.slides ? list.filter(({ away }) => !away) : list, context, data),
    ]),
  );
  const { id, type, settings } = one.instance;
  const input = { id, settings, slots, data: data.get(id), page: context };
  const isMarked = context.marks !== undefined && one.isOwn;
  const props = isMarked ? markedProps(one.block, input, context.language) : propsOf(input);
  const todo = context.forEditors && unfinishedText(definition, settings, props !== null);
  const content = todo
    ? createElement(Unfinished, { text: todo, inList: definition.ownSection === 'li' })
    : props && createElement(view, props);
  if (definition.ownSection) return content;
  return createElement(
    // What only holds other blocks has no heading: it is no section of the page.
    Object.keys(one.slots).length > 0 ? 'div' : 'section',
    { 'data-block-id': id, 'data-block-type': type },
    content,
  );
};

const showAll = (
  list: readonly Placed[],
  context: RenderContext,
  data: Map<number | string, unknown>,
): ReactNode =>
  list.map((one) => {
    const content = show(one, context, data);
    const { marks } = context;
    const key = one.instance.id;
    return marks === undefined || one.treeId === undefined
      ? createElement(Fragment, { key }, content)
      : createElement(Fragment, { key }, beginOf(marks, one.treeId), content, endOf(marks));
  });

/** The first of some moments; those that aren't there don't count. */
export const earliest = (moments: readonly (Date | null | undefined)[]): Date | undefined =>
  moments
    .filter((moment) => moment !== null && moment !== undefined)
    .reduce<Date | undefined>(
      (first, moment) => (first && first < moment ? first : moment),
      undefined,
    );

/** The picture among a block's settings that its page may be shared with. */
const pictureOf = (
  { definition: { picture } }: AnyServerBlock,
  { settings }: BlockInstance,
): PictureRef | undefined => (picture && (settings[picture] as PictureRef | null)) || undefined;

const renderPlaced = async (
  context: RenderContext,
  placed: readonly Placed[],
): Promise<RenderedBlocks> => {
  const everything = everyone(placed);
  const all = everything.filter(({ away }) => !away);
  const data = await loadAll(context, all);
  const headers: Record<string, string> = {};
  const tags: string[] = [];
  const ends = everything.map(
    ({ schedule }) => schedule && scheduleChangesAt(schedule, context.now),
  );
  let picture: PictureRef | undefined;
  let place: string | undefined;
  for (const { block, instance } of all) {
    const own = data.get(instance.id);
    picture ??= pictureOf(block, instance);
    tags.push(...(block.tags?.() ?? []));
    if (own === undefined) continue;
    Object.assign(headers, block.headers?.(instance, own));
    picture ??= block.loadedPicture?.(own);
    place ??= block.place?.(own, context.language);
    ends.push(block.until?.(own));
  }
  const until = earliest(ends);
  const written = renderToStaticMarkup(
    withLanguage(context.language, showAll(placed, context, data)),
    context.ids === undefined ? undefined : { identifierPrefix: context.ids },
  );
  const html = context.marks === undefined ? written : nameTexts(nameRoots(written, context.marks));
  return {
    html,
    tags,
    headers,
    ...(picture && { picture }),
    ...(place && { place }),
    ...(until && { until }),
  };
};

/** Renders a page's blocks, those in slots and those of sections too. */
export const renderBlocks = async (
  context: RenderContext,
  content: readonly TreeBlock[],
  numbers: BlockNumbers,
): Promise<RenderedBlocks> => {
  const whole = await withSections(context.host, content);
  const placing = { context, numbers };
  return renderPlaced(
    context,
    whole.flatMap((block) => place(placing, block, { is: 'page' })),
  );
};

/** Renders a virtual section: one that no page's tree holds. */
export const renderVirtual = (
  context: RenderContext,
  section: { id: string; type: string; settings: Record<string, unknown> },
): Promise<RenderedBlocks> | undefined => {
  const block = findBlockType(context.host, section.type);
  if (!block) return undefined;
  const settings = readBlockSettings(block.definition, section.settings);
  const instance = { ...section, virtual: true, settings, slots: {} };
  return renderPlaced(context, [{ isOwn: true, block, instance, slots: {}, away: false }]);
};
