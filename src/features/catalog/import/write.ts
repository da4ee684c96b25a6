import {
  byIds,
  lockRows,
  type StoredRow,
  valuesOf,
  writeSteps,
} from '#features/entities/api.server';
import { noteRemote } from '#features/media/api.server';
import { wireName } from '#kernel/define/entity';
import type { Tx } from '#platform/db/types';
import { productFields } from '../fields';
import { markGaps } from '../server/gaps';
import { choiceOf, type VariantValue } from '../server/parts';
import { storedProducts } from '../server/stored';
import type { NewCategory } from './category-tree';
import type { Plan } from './compare';
import type { VariantChange, VariantInsert } from './compare-variants';
import type { PictureDraft } from './draft';
import type { Site } from './web-stock';
import { ensureNames, type Names } from './write-names';

type Values = Record<string, unknown>;

const wires = new Map(productFields.map((field) => [field.name, wireName(field)]));

/** What a plan says of a product's own columns. */
const ownValues = (
  { brand, material, plain, ...fields }: Plan['fields'],
  names: Names,
): Values => ({
  ...Object.fromEntries(
    Object.entries({ ...fields, ...plain }).flatMap(([name, value]) => {
      const wire = wires.get(name);
      return wire === undefined || value === undefined ? [] : [[wire, value]];
    }),
  ),
  ...(brand !== undefined && { brand_id: names.brand(brand) }),
  ...(material !== undefined && { material_id: names.material(material) }),
});

const newVariant = (one: VariantInsert, names: Names): VariantValue => ({
  ...{ id: null, color_id: names.color(one.color), size_id: names.size(one.size) },
  ...{ sku: one.sku ?? '', gtin: one.gtin ?? '', price_cents: one.priceCents },
  ...{ weight_grams: one.weightGrams, state: one.state },
});

const changedVariant = (one: VariantValue, change: VariantChange | undefined): VariantValue =>
  change === undefined
    ? one
    : {
        ...one,
        ...{ sku: change.sku ?? '', gtin: change.gtin ?? '', price_cents: change.priceCents },
        ...{ weight_grams: change.weightGrams, state: change.state },
      };

const pictureValue = ({ key, alt, color }: PictureDraft, names: Names) => ({
  picture: { key, alt, width: 0, height: 0 },
  color_id: names.color(color),
});

/** All that a plan says; of `row`, which is there, only what it changes. */
const valuesOfPlan = (plan: Plan, names: Names, row?: StoredRow): Values => {
  const { fields, categories, pictures, inserts, updates } = plan;
  const stands = row ? (valuesOf(storedProducts, row).variants as VariantValue[]) : [];
  const changes = new Map(updates.map((change) => [change.id, change]));
  const variants = [
    ...stands.map((one) => changedVariant(one, changes.get(one.id ?? 0))),
    ...inserts.map((one) => newVariant(one, names)),
  ];
  return {
    ...(row ? {} : { access: plan.access }),
    ...ownValues(fields, names),
    ...(categories && { categories: categories.map(names.category) }),
    ...(pictures && { pictures: pictures.map((picture) => pictureValue(picture, names)) }),
    ...(inserts.length + updates.length > 0 && { variants }),
  };
};

/** Pictures that must be fetched are noted, with from where. */
const notePictures = async (tx: Tx, plans: readonly Plan[]): Promise<void> => {
  const rows = plans.flatMap(({ pictures = [] }) =>
    pictures.flatMap(({ key, url }) => (url ? [{ key, url }] : [])),
  );
  await noteRemote(tx, rows);
};

/** New stock alone leaves a product as it was. */
const isTouched = ({ kind, fields, categories, pictures, inserts, updates }: Plan): boolean =>
  kind === 'changed' &&
  (Object.keys(fields).length > 0 ||
    categories !== undefined ||
    pictures !== undefined ||
    inserts.length > 0 ||
    updates.length > 0);

/** The pieces of new variants, by the number that each got. */
const stockOfNew = (plan: Plan, row: StoredRow, names: Names) => {
  const variants = valuesOf(storedProducts, row).variants as VariantValue[];
  const byChoice = new Map(variants.map((one) => [choiceOf(one), one.id]));
  return plan.inserts.flatMap((one) => {
    const variantId = byChoice.get(choiceOf(newVariant(one, names)));
    return variantId && one.pieces > 0 ? [{ variantId, pieces: one.pieces }] : [];
  });
};

const lockTouched = async (tx: Tx, site: Site, plans: readonly Plan[]) => {
  const ids = plans.flatMap(({ id }) => id ?? []);
  const rows =
    ids.length === 0 ? [] : await lockRows(tx, storedProducts, site.id, byIds(storedProducts, ids));
  return new Map(rows.map((row) => [row.id, row]));
};

/**
 * Writes what is planned, within the transaction that it is given, and its history; answers the numbers of
 * the products that are new or changed.
 */
export const writePlans = async (
  tx: Tx,
  site: Site,
  all: readonly Plan[],
  {
    made,
    ...noted
  }: { made: readonly NewCategory[]; importId: number; at: Date; staffId: number | undefined },
): Promise<number[]> => {
  const plans = all.filter((plan) => plan.kind !== 'unchanged');
  if (plans.length === 0) return [];
  const names = await ensureNames(tx, plans, made);
  await notePictures(tx, plans);
  const fresh = plans.filter((plan) => plan.kind === 'new');
  const touched = plans.filter(isTouched);
  const rows = await lockTouched(tx, site, touched);
  const updates = touched.flatMap((plan) => {
    const row = rows.get(plan.id ?? 0);
    return row ? [{ row, values: valuesOfPlan(plan, names, row) }] : [];
  });
  const inserts = fresh.map((plan) => ({ values: valuesOfPlan(plan, names) }));
  const of = { stored: storedProducts, siteId: site.id, ...noted };
  const written = await writeSteps(tx, of, { inserts, updates });
  const byId = new Map(written.changed.map((row) => [row.id, row]));
  await site.webStock.setPieces(tx, site.webWarehouse, [
    ...fresh.flatMap((plan, place) => {
      const row = written.made[place];
      return row ? stockOfNew(plan, row, names) : [];
    }),
    ...touched.flatMap((plan) => {
      const row = byId.get(plan.id ?? 0);
      return row ? stockOfNew(plan, row, names) : [];
    }),
    ...plans.flatMap(({ stock }) => stock),
  ]);
  await markGaps(
    tx,
    [...written.made, ...written.changed].map(({ id }) => id),
  );
  return [...written.made.map(({ id }) => id), ...plans.flatMap(({ id }) => id ?? [])];
};
