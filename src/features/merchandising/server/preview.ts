import { and, eq, inArray } from 'drizzle-orm';
import { products } from '#features/catalog/api.server';
import { type EntityIndex, listedRows, orderList } from '#features/overviews/api.server';
import { getSite } from '#features/settings/api.server';
import { badRequest } from '#kernel/errors';
import { listLimits as limits } from '#kernel/limits-lists';
import { listTexts as texts } from '#kernel/messages/nl-lists';
import { type Arrangement, type ArrangeRule, usualOrder } from '#kernel/values/arrangement';
import type { Host } from '#platform/host';
import type { ToldListItem, ToldListPreview, ToldRuleChoice } from '../contract';
import type { Listing } from './listings';

type Named = Readonly<Record<number, string>>;

/** The titles of articles that an arrangement names, whether they are online or not. Throws a 400 for what is none. */
export const namesIn = async (host: Host, { pins, hidden }: Arrangement): Promise<Named> => {
  const ids = [...pins.map(({ id }) => id), ...hidden];
  if (ids.length === 0) return {};
  const rows = await host.db
    .select({ id: products.id, title: products.title })
    .from(products)
    .where(and(eq(products.siteId, getSite(host).id), inArray(products.id, ids)));
  return Object.fromEntries(rows.map(({ id, title }) => [id, title]));
};

/** Throws a 400 when it names articles or choices that aren't there. */
export const requireKnown = (index: EntityIndex, arrangement: Arrangement, names: Named): void => {
  const { pins, hidden, rules } = arrangement;
  if ([...pins.map(({ id }) => id), ...hidden].some((id) => names[id] === undefined)) {
    throw badRequest(texts.problems.article, { pins: texts.problems.article });
  }
  const columns: readonly string[] = ruleColumns;
  const isKnown = ({ column, option }: ArrangeRule) =>
    columns.includes(column) && index.findOption(column, option) !== undefined;
  if (!rules.every(isKnown)) throw badRequest(texts.problems.rule, { rules: texts.problems.rule });
};

/** Throws a 400 when it hides all that there is in a list: visitors would see an empty page. */
export const requireLeft = (
  index: EntityIndex,
  listing: Listing,
  arrangement: Arrangement,
): void => {
  if (arrangement.hidden.length === 0) return;
  const isLeft = orderList(index, listing, arrangement).length > 0;
  if (isLeft || orderList(index, listing, usualOrder).length === 0) return;
  throw badRequest(texts.problems.empty, { hidden: texts.problems.empty });
};

/** What rules are about. What an article costs to buy isn't known, so none is about that. */
const ruleColumns = ['offer', 'brand', 'category', 'material'] as const;

/** The option of `offer` that the web shop has pieces of. */
const IN_WEB = 3;

/** What rules can choose of, among what there is in a list. */
export const ruleChoices = (
  index: EntityIndex,
  listing: Listing,
): { label: string; choices: ToldRuleChoice[] }[] => {
  const { filter, words } = listing;
  const { enabled } = index.facets.query({
    ...{ selected: filter, limit: 0, columns: [...ruleColumns] },
    ...(words !== '' && { text: listedRows(index, listing) }),
  });
  return ruleColumns.flatMap((column) => {
    const all = index.options.get(column) ?? [];
    const there = new Set(column === 'offer' ? all.map(({ id }) => id) : enabled[column]);
    const choices = all
      .filter(({ id }) => there.has(id) && !filter[column]?.includes(id))
      .map(({ id, label }): ToldRuleChoice => ({ column, option: id, label }));
    const others: ToldRuleChoice[] =
      column === 'offer' ? [{ column, option: IN_WEB, isNot: true, label: texts.notInWeb }] : [];
    const own = [...choices, ...others];
    return own.length > 0 ? [{ label: texts.groups[column], choices: own }] : [];
  });
};

const whyOf = (index: EntityIndex, rules: readonly ArrangeRule[]) => {
  const told = rules.map(({ column, option, isNot = false, effect }) => {
    const bits = index.facets.select({ selected: { [column]: [option] } });
    const label = isNot ? texts.notInWeb : (index.findOption(column, option)?.label ?? '');
    const has = (id: number) => bits.has(index.facets.slots.findSlot(id)) !== isNot;
    return { has, text: `${label}: ${texts.effects[effect]}` };
  });
  return (id: number): string =>
    told.flatMap(({ has, text }) => (has(id) ? [text] : [])).join(', ');
};

/** The first articles of a list as visitors have it, and as it would be. */
export const previewList = async (
  host: Host,
  index: EntityIndex,
  listing: Listing,
  { now, soon }: { now: Arrangement; soon: Arrangement },
): Promise<ToldListPreview> => {
  const before = orderList(index, listing, now);
  const after = orderList(index, listing, soon);
  const whole = new Set(orderList(index, listing, usualOrder));
  const shown = (ids: readonly number[]) => ids.slice(0, limits.shown);
  const asked = [...new Set([...shown(before), ...shown(after)])];
  const hits = new Map((await index.hits.find(asked)).map((hit) => [hit.id, hit]));
  const places = new Map(before.map((id, at) => [id, at + 1]));
  const tell = (list: readonly number[], { pins, rules }: Arrangement): ToldListItem[] => {
    const why = whyOf(index, rules);
    const pinned = new Set(pins.map(({ id }) => id));
    return shown(list).flatMap((id) => {
      const hit = hits.get(id);
      if (!hit) return [];
      const { title, note = '', picture } = hit;
      const place = { was: places.get(id) ?? 0, isPinned: pinned.has(id), why: why(id) };
      return { id, title, note, picture: picture?.key ?? null, ...place };
    });
  };
  return {
    ...{ total: after.length, now: tell(before, now), soon: tell(after, soon) },
    absent: [...soon.pins.map(({ id }) => id), ...soon.hidden].filter((id) => !whole.has(id)),
    names: await namesIn(host, soon),
  };
};
