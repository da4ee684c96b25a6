import { sql } from 'drizzle-orm';
import { productPictures, products, sizes, variants } from '#features/catalog/api.server';
import { storePicture } from '#features/media/api.server';
import { createCode, findCard, issueCard } from '#features/promotions/api.server';
import { formatEuroShort } from '#kernel/values/money';
import type { Host } from '#platform/host';
import { drawGiftCard } from '../pictures/gift-card';

/** Known to everybody: it exists only where the demo was loaded. */
const DEMO_CARD = { code: 'BRINK DEMO KAART 50', cents: 5000 };

const VALUES = [1000, 2500, 5000, 10_000];
const PICTURE = { key: 'cadeaukaart', width: 1200, height: 1500 };
/** How the card looks; its article goes by the same name. */
export const GIFT_CARD = { ...PICTURE, alt: 'De cadeaukaart van Brink in een envelop' };
/** A gift card is mailed, and never runs out. */
const PLENTY = 100_000;

const about = [
  'Weet je niet of het een sjaal of een soepkom moet worden, dan laat je de ander kiezen. Zodra je betaald hebt, mailen we je de code; die stuur je door of schrijf je over.',
  'De kaart is vijf jaar geldig, op alles wat we verkopen, ook in de opruiming. In delen besteden kan: wat overblijft, blijft erop staan.',
];

const insertCodes = async ({ db }: Host): Promise<void> => {
  await createCode(db, { code: 'WELKOM10', kind: 'percentage', value: 10, oncePerCustomer: true });
  await createCode(db, { code: 'GRATISBEZORGD', kind: 'delivery', value: 0, minimumCents: 2000 });
};

const insertCard = async ({ db, config, clock }: Host): Promise<void> => {
  if (await findCard(db, DEMO_CARD.code)) return;
  await issueCard(db, config.secret, { ...DEMO_CARD, origin: 'demo', now: clock.now() });
};

const insertProduct = async (host: Host): Promise<void> => {
  const { db, clock } = host;
  const [product] = await db
    .insert(products)
    .values({
      access: 'cadeaukaart',
      title: 'Cadeaukaart',
      kind: 'giftcard',
      intro: 'Voor wie liever zelf kiest. Per mail, meteen na je betaling.',
      description: about.map((text) => `<p>${text}</p>`).join(''),
      priceCents: VALUES[0] ?? 0,
      vatRate: 0,
      attributes: { Geldig: 'Vijf jaar', Bezorging: 'Per mail, meteen na je betaling' },
      publishedAt: new Date(clock.now().getTime() - 400 * 86_400_000),
    })
    .returning({ id: products.id });
  const productId = product?.id ?? 0;
  const titles = VALUES.map((cents, at) => ({ title: formatEuroShort(cents), sort: 9000 + at }));
  const made = await db.insert(sizes).values(titles).returning({ id: sizes.id });
  const rows = made.map(({ id }, at) => ({
    productId,
    sizeId: id,
    priceCents: VALUES[at] ?? 0,
    sku: `BR-KAART-${at + 1}`,
  }));
  await db.insert(variants).values(rows);
  await db.execute(sql`
    insert into stock (warehouse_id, variant_id, pieces)
    select (select min(id) from warehouses where kind = 'web'), id, ${PLENTY}::int
    from variants where product_id = ${productId}`);
  const content = Buffer.from(drawGiftCard(PICTURE));
  await storePicture(host, { ...PICTURE, type: 'image/svg+xml', content });
  const { key: mediaKey, alt } = GIFT_CARD;
  await db.insert(productPictures).values({ productId, mediaKey, alt, position: 0 });
};

/** Codes WELKOM10 and GRATISBEZORGD, a gift card to try, and gift cards to buy. */
export const insertPromotions = async (host: Host): Promise<void> => {
  await insertCodes(host);
  await insertCard(host);
  await insertProduct(host);
};
