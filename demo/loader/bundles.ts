import { inArray } from 'drizzle-orm';
import { bundleParts, bundles } from '#features/bundles/api.server';
import { products } from '#features/catalog/api.server';
import type { Db } from '#platform/db/types';

type DemoBundle = {
  access: string;
  title: string;
  intro: string;
  priceCents: number;
  /** Products by their address part; a number says how many of it. */
  parts: (string | [access: string, quantity: number])[];
};

const demoBundles: DemoBundle[] = [
  {
    access: 'warm-naar-de-markt',
    title: 'Warm naar de markt',
    intro: 'De coltrui tegen de wind, de sjaal eroverheen en een muts die niet kriebelt.',
    priceCents: 13_495,
    parts: ['coltrui-merinowol-dames', 'lamswollen-sjaal-terschelling', 'gebreide-muts-job'],
  },
  {
    access: 'eerste-werkdag',
    title: 'Eerste werkdag',
    intro: 'Overhemd, chino en een riem die erbij past. Meer heb je maandag niet nodig.',
    priceCents: 12_995,
    parts: ['oxford-overhemd-willem', 'chino-frederik', 'leren-riem-basis'],
  },
  {
    access: 'zondag-binnen',
    title: 'Zondag binnen',
    intro: 'Sloffen, bedsokken en een plaid van kabelsteek: de deur blijft dicht.',
    priceCents: 8995,
    parts: ['gebreide-sloffen-keet', 'bedsokken-dommel', 'gebreide-plaid-kabel'],
  },
  {
    access: 'ontbijt-voor-twee',
    title: 'Ontbijt voor twee',
    intro: 'Twee bekers, twee borden en een karaf. Het ei moet je zelf koken.',
    priceCents: 7795,
    parts: [['beker-ochtend', 2], ['ontbijtbord-stip', 2], 'karaf-kraanwater'],
  },
  {
    access: 'badkamer-op-orde',
    title: 'Badkamer op orde',
    intro: 'Drie handdoeken voor de haak, een mat voor de voeten en doekjes voor het bezoek.',
    priceCents: 8995,
    parts: [['badhanddoek-kust', 3], 'badmat-kiezel', 'gastendoekjes-set-van-vier'],
  },
  {
    access: 'leeshoek',
    title: 'Leeshoek',
    intro: 'Een lamp op de goede hoogte, een plaid over je knieën en een kussen in je rug.',
    priceCents: 15_995,
    parts: ['bureaulamp-architect', 'wollen-plaid-heidekamp', 'langwerpig-kussen-lende'],
  },
];

const accessOf = (part: DemoBundle['parts'][number]): string =>
  typeof part === 'string' ? part : part[0];

/** Six bundles of articles that are there; throws when one is named that isn't. */
export const insertBundles = async (db: Db): Promise<void> => {
  const names = demoBundles.flatMap(({ parts }) => parts.map(accessOf));
  const found = await db
    .select({ id: products.id, access: products.access })
    .from(products)
    .where(inArray(products.access, names));
  const idOf = (access: string): number => {
    const row = found.find((one) => one.access === access);
    if (!row) throw new Error(`There is no article ${access} for a bundle`);
    return row.id;
  };
  for (const [sort, { parts, ...bundle }] of demoBundles.entries()) {
    const [row] = await db
      .insert(bundles)
      .values({ ...bundle, sort })
      .returning();
    if (!row) throw new Error('The bundle was not stored');
    await db.insert(bundleParts).values(
      parts.map((part, position) => ({
        bundleId: row.id,
        productId: idOf(accessOf(part)),
        position,
        quantity: typeof part === 'string' ? 1 : part[1],
      })),
    );
  }
};
