import { randomUUID } from 'node:crypto';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BlockInstance } from '#kernel/define/block';
import type { PictureRef } from '#kernel/define/entity';
import { unfinishedText } from '#kernel/define/unfinished';
import { scheduleChangesAt } from '#kernel/values/block-schedule';
import { withLanguage } from '#ui/language';
import type { TreeBlock } from '../contract';
import { Scheduled } from '../site/scheduled.view';
import { Unfinished } from '../site/unfinished.view';
import { type AnyServerBlock, findBlockType, readBlockSettings } from './blocks';
import type { RenderContext } from './context';
import { markedProps, nameTexts } from './mark-texts';
import { beginOf, endOf, nameRoots } from './name-roots';
import { beginDevices, endDevices, onDevices } from './on-devices';
import { oneHeading } from './one-heading';
import { type BlockNumbers, hasTimes, type Placed, place } from './place-blocks';
import { withSections } from './shared-sections';

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

/** `parts`: marks what some devices alone show; undefined: all show all. */
type Showing = RenderContext & { parts?: string | undefined };

const show = (one: Placed, context: Showing, data: Map<number | string, unknown>): ReactNode => {
  const { schedule, away, instance } = one;
  if (!schedule || !hasTimes(schedule)) return showNow(one, context, data);
  return createElement(
    Scheduled,
    { id: instance.id, schedule, away },
    away ? null : showNow(one, context, data),
  );
};

const showNow = (one: Placed, context: Showing, data: Map<number | string, unknown>): ReactNode => {
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

/** What some devices alone show is marked as theirs. */
const onIts = ({ devices }: Placed, { parts }: Showing, content: ReactNode): ReactNode =>
  devices && parts !== undefined
    ? createElement(Fragment, {}, beginDevices(parts, devices), content, endDevices(parts))
    : content;

const showAll = (
  list: readonly Placed[],
  context: Showing,
  data: Map<number | string, unknown>,
): ReactNode =>
  list.map((one) => {
    const content = onIts(one, context, show(one, context, data));
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

/** HTML of blocks without the marks that were put in it: one heading for the page, and what devices show of it. */
const finished = (
  written: string,
  { marks, fragment }: RenderContext,
  parts: string | undefined,
): string => {
  const tells = marks !== undefined;
  // What is asked for alone may be what opens its page.
  const headed = fragment
    ? written
    : oneHeading(written, { tells, ...(parts && { marks: parts }) });
  const html = parts === undefined ? headed : onDevices(headed, parts, { tells });
  return marks === undefined ? html : nameTexts(nameRoots(html, marks));
};

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
  const parts = all.some(({ devices }) => devices) ? randomUUID() : undefined;
  const written = renderToStaticMarkup(
    withLanguage(context.language, showAll(placed, { ...context, parts }, data)),
    context.ids === undefined ? undefined : { identifierPrefix: context.ids },
  );
  return {
    html: finished(written, context, parts),
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
