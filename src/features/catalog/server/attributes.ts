import { asc, eq } from 'drizzle-orm';
import { ENTITY_CHANGED, type EntityChanged } from '#features/overviews/api.server';
import { getSite } from '#features/settings/api.server';
import type { FilterColumn, FilterOption } from '#kernel/define/entity';
import { attributeTexts as texts } from '#kernel/messages/nl-attributes';
import {
  ATTRIBUTE_SCALE,
  type AttributeOption,
  optionsOf,
  type ProductAttribute,
  readAttribute,
  strangePart,
} from '#kernel/values/product-attributes';
import type { Host } from '#platform/host';
import { attributeEntity, productEntity } from '../entity';
import { productAttributes as attributes, productAttributeOptions as options } from './tables';

const kept = new WeakMap<Host, Promise<ProductAttribute[]>>();

const read = async (host: Host): Promise<ProductAttribute[]> => {
  const ofSite = eq(attributes.siteId, getSite(host).id);
  const [rows, choices] = await Promise.all([
    host.db
      .select()
      .from(attributes)
      .where(ofSite)
      .orderBy(asc(attributes.sort), asc(attributes.title)),
    host.db.select().from(options).orderBy(asc(options.position), asc(options.id)),
  ]);
  const byAttribute = new Map<number, AttributeOption[]>();
  for (const { attributeId, id, label, english, aliases } of choices) {
    const list = byAttribute.get(attributeId) ?? [];
    list.push({ id, label, english, aliases });
    byAttribute.set(attributeId, list);
  }
  return rows.map((row) => ({ ...row, options: byAttribute.get(row.id) ?? [] }));
};

/** All attributes, in their order; read once until one changes. */
export const listAttributes = (host: Host): Promise<ProductAttribute[]> => {
  const known = kept.get(host);
  if (known) return known;
  const reading = read(host);
  kept.set(host, reading);
  reading.catch(() => {
    if (kept.get(host) === reading) kept.delete(host);
  });
  return reading;
};

/** Forgets them when they may have changed; the index of products is read anew after that. */
export const keepAttributesFresh = (host: Host): void => {
  const forget = () => void kept.delete(host);
  host.events.subscribe<EntityChanged>(ENTITY_CHANGED, ({ entity }) => {
    if (entity === attributeEntity.name) forget();
  });
  host.events.onReconnect(forget);
};

/** Those by which visitors filter. */
export const listFilters = async (host: Host): Promise<ProductAttribute[]> =>
  (await listAttributes(host)).filter(({ isFilter, kind }) => isFilter && kind !== 'text');

/** How many choices stand before 'Toon meer'. */
const SHOWN = 6;

const columnOf = ({ access, title, english, kind, unit }: ProductAttribute): FilterColumn => ({
  ...{ name: access, label: title, ...(english !== '' && { english }) },
  ...(kind === 'number'
    ? { kind: 'number', control: 'range', scale: ATTRIBUTE_SCALE, unit }
    : { kind: 'options', control: 'checkbox', limit: SHOWN }),
});

/** The filters of products: those that all sites have, with the chain's own before the last of them. */
export const productColumns = async (host: Host): Promise<FilterColumn[]> => {
  const own = (await listFilters(host)).map(columnOf);
  const fixed: readonly FilterColumn[] = productEntity.columns;
  const at = fixed.findIndex(({ ofStores }) => ofStores);
  return [...fixed.slice(0, at), ...own, ...fixed.slice(at)];
};

/** The choices of the chain's own filters. */
export const attributeOptions = async (host: Host): Promise<Record<string, FilterOption[]>> =>
  Object.fromEntries(
    (await listFilters(host))
      .filter(({ kind }) => kind !== 'number')
      .map((attribute) => [
        attribute.access,
        optionsOf(attribute).map(({ id, label, english }, sort) => ({
          ...{ id, label, sort, ...(english !== '' && { english }) },
        })),
      ]),
  );

/** What a product has of the chain's own filters; `category`: its categories, with all above them. */
export const indexAttributes = (
  filters: readonly ProductAttribute[],
  pairs: Readonly<Record<string, string>>,
  category: readonly number[],
): { options: Record<string, number[]>; numbers: Record<string, number> } => {
  const found: ReturnType<typeof indexAttributes> = { options: {}, numbers: {} };
  for (const attribute of filters) {
    const { access, title, categories } = attribute;
    const text = pairs[title];
    if (text === undefined) continue;
    if (categories.length > 0 && !categories.some((id) => category.includes(id))) continue;
    const { options: ids, number } = readAttribute(attribute, text);
    if (ids.length > 0) found.options[access] = ids;
    if (number !== undefined) found.numbers[access] = number;
  }
  return found;
};

type Pairs = Readonly<Record<string, string>>;

/** What is wrong with what is said of an article's attributes, of those that differ from what stood there. */
export const attributesProblem = (
  all: readonly ProductAttribute[],
  { before = {}, after }: { before?: Pairs | undefined; after: Pairs },
): string | undefined => {
  for (const attribute of all) {
    const text = after[attribute.title];
    if (text === undefined || text === before[attribute.title]) continue;
    const strange = strangePart(attribute, text);
    if (strange === undefined) continue;
    const { title, kind } = attribute;
    const labels = optionsOf(attribute).map(({ label }) => label);
    return kind === 'number'
      ? texts.noAmount(title, strange)
      : texts.notOne(title, strange, labels);
  }
  return undefined;
};
