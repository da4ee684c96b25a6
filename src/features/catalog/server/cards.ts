import { type SQL, sql } from 'drizzle-orm';
import { areReviewsOn } from '#features/settings/api.server';
import type { FilterOption, PictureRef, SearchHit } from '#kernel/define/entity';
import { basicColors } from '#kernel/values/basic-colors';
import { formatEuro } from '#kernel/values/money';
import { ratingOf } from '#kernel/values/rating';
import { ONE_SIZE } from '#kernel/values/size-order';
import type { Host } from '#platform/host';
import { UNKNOWN_HEX } from '../colors';
import type { CardOffer, ProductCard } from '../contract';
import { cardHref, reductionOf } from '../contract';
import { productHref } from '../entity';
import { stockSourceOf } from './stock-source';
import { priorOfCheapest } from './van-price';

const NEW_DAYS = 30;

/**
 * Prices in cents, and pieces in all warehouses together, of some of a product's variants. `web`: those
 * pieces that can be sent.
 */
type Sums = {
  highest: number | null;
  lowest: number | null;
  van: number | null;
  pieces: number;
  web: number;
};

type Color = Omit<ProductCard['colors'][number], 'offer'>;

type Row = Sums & {
  id: number;
  access: string;
  title: string;
  brand: string | null;
  price: number;
  published: Date;
  tags: string[];
  pictures: PictureRef[] | null;
  colors: (Color & { sums: Sums })[] | null;
  /** Whether it comes in sizes to choose from. */
  sized: boolean | null;
  rating_count: number;
  rating_sum: number;
};

/** Pieces of variant `va`. */
const inStock = (places: SQL) => sql`
  select sum(st.pieces) as pieces, sum(st.pieces) filter (where st.kind = 'web') as web
  from (${places}) st where st.variant_id = va.id`;

const readCards = async (host: Host, ids: readonly number[]): Promise<Row[]> => {
  const had = inStock(stockSourceOf(host).places);
  const result = await host.db.execute(sql`
    select p.id, p.access, p.title, b.title as brand, p.price_cents as price,
      case when p.van_price_cents is not null then v.prior end as van, p.published_at as published, p.tags,
      p.rating_count, p.rating_sum, v.lowest, v.highest, v.colors, v.sized, i.pictures, coalesce(s.pieces, 0)::int as pieces,
      coalesce(s.web, 0)::int as web
    from products p
    left join brands b on b.id = p.brand_id
    left join lateral (
      select min(coalesce(va.price_cents, p.price_cents)) as lowest,
        max(coalesce(va.price_cents, p.price_cents)) as highest,
        ${priorOfCheapest} as prior,
        bool_or(va.size_id is not null and va.size_id is distinct from one.id) as sized,
        (select jsonb_agg(jsonb_build_object('id', co.id, 'title', co.title, 'hex', co.hex,
          'sums', (
            select jsonb_build_object('lowest', min(coalesce(va.price_cents, p.price_cents)),
              'highest', max(coalesce(va.price_cents, p.price_cents)),
              'van', case when p.van_price_cents is not null then ${priorOfCheapest} end,
              'pieces', coalesce(sum(had.pieces), 0), 'web', coalesce(sum(had.web), 0))
            from variants va left join lateral (${had}) had on true
            where va.product_id = p.id and va.color_id = co.id and va.state = 'Online'),
          'pictures', (
            select coalesce(jsonb_agg(jsonb_build_object('key', shot.key, 'width', shot.width,
                'height', shot.height, 'alt', shot.alt) order by shot.position), '[]')
            from (select me.key, me.width, me.height, pp.alt, pp.position
              from product_pictures pp join media me on me.key = pp.media_key
              where pp.product_id = p.id and pp.color_id = co.id and me.state = 'ready'
              order by pp.position limit 2) shot)) order by (
            select min(va.id) from variants va
            where va.product_id = p.id and va.color_id = co.id and va.state = 'Online'))
          from colors co where co.id in (
            select color_id from variants where product_id = p.id and state = 'Online')) as colors
      from variants va left join sizes one on one.title = ${ONE_SIZE}
      where va.product_id = p.id and va.state = 'Online'
    ) v on true
    left join lateral (
      select jsonb_agg(jsonb_build_object('key', me.key, 'width', me.width, 'height', me.height,
          'alt', pp.alt) order by pp.position) as pictures
      from (select * from product_pictures where product_id = p.id order by position limit 2) pp
      join media me on me.key = pp.media_key and me.state = 'ready'
    ) i on true
    left join lateral (
      select sum(had.pieces) as pieces, sum(had.web) as web
      from variants va join lateral (${had}) had on true
      where va.product_id = p.id and va.state = 'Online'
    ) s on true
    where p.id = any(${sql.param([...ids])}::int[]) and p.state = 'Online'`);
  return result.rows as Row[];
};

const labelOf = (row: Row, { lowest, van }: Sums, now: Date): ProductCard['label'] => {
  const price = lowest ?? row.price;
  if (van && van > price) return reductionOf(price, van);
  const age = now.getTime() - new Date(row.published).getTime();
  if (row.tags.includes('nieuw') && age < NEW_DAYS * 86_400_000) return 'isNew';
  return row.tags.includes('laatste-kans') ? 'lastChance' : undefined;
};

/** `sums`: of the product, or of one colour. */
const offerOf = (row: Row, sums: Sums, now: Date): CardOffer => ({
  priceCents: sums.lowest ?? row.price,
  priceFrom: sums.lowest !== null && sums.lowest !== sums.highest,
  vanPriceCents: sums.van ?? undefined,
  label: labelOf(row, sums, now),
  soldOut: sums.pieces === 0,
  onlyInStores: sums.pieces > 0 && sums.web === 0,
});

/**
 * The colour that a card is shown in when that of its first picture can't be sent and another can; its
 * page opens on that one too. Undefined: its own pictures do.
 */
const insteadOf = (
  row: Row,
  colors: ProductCard['colors'],
): ProductCard['colors'][number] | undefined => {
  const key = row.pictures?.[0]?.key;
  const own = colors.find(({ pictures }) => pictures.some((one) => one.key === key));
  const isSent = ({ offer }: ProductCard['colors'][number]) =>
    !offer.soldOut && !offer.onlyInStores;
  return own && !isSent(own) ? colors.find(isSent) : undefined;
};

/** What cards show, by product id. */
export const productCards = async (
  host: Host,
  ids: readonly number[],
): Promise<Map<number, ProductCard>> => {
  const now = host.clock.now();
  const isRated = areReviewsOn(host);
  const rows = await readCards(host, ids);
  return new Map(
    rows.map((row): [number, ProductCard] => {
      const colors = (row.colors ?? []).map(({ sums, ...color }) => ({
        ...color,
        offer: offerOf(row, sums, now),
      }));
      const instead = insteadOf(row, colors);
      const [picture, hoverPicture] = instead?.pictures.length
        ? instead.pictures
        : (row.pictures ?? []);
      const card = {
        id: row.id,
        href: productHref(row.access),
        title: row.title,
        brand: row.brand ?? '',
        ...offerOf(row, row, now),
        picture,
        hoverPicture,
        colorId: instead?.id,
        colors,
        sized: row.sized ?? false,
        rating: isRated ? ratingOf({ count: row.rating_count, sum: row.rating_sum }) : undefined,
      };
      return [row.id, card];
    }),
  );
};

/**
 * A card in the first of its colours that a list was narrowed to, of those that can be had, sent before
 * fetched: it tells what that one costs, and leads to the article in it. Without pictures of it the
 * card's own stay.
 */
export const cardInColor = (card: ProductCard, colorIds: readonly number[]): ProductCard => {
  const asked = card.colors.filter(({ id }) => colorIds.includes(id));
  const had = asked.filter(({ offer }) => !offer.soldOut);
  const color = had.find(({ offer }) => !offer.onlyInStores) ?? had[0] ?? asked[0];
  if (!color) return card;
  const [picture, hoverPicture] = color.pictures;
  return {
    ...card,
    ...color.offer,
    ...(picture && { picture, hoverPicture }),
    colorId: color.id,
  };
};

/** A colour's own name, and those of the plain colours that it is a shade of. */
export const colorNames = ({ label, hex }: FilterOption): readonly string[] =>
  hex === undefined || hex === UNKNOWN_HEX ? [label] : [label, ...basicColors(hex)];

/** Products as search suggestions; `colorIds`: the colours that the words named. */
export const productHits = async (
  host: Host,
  ids: readonly number[],
  colorIds: readonly number[] = [],
): Promise<Map<number, SearchHit>> => {
  const cards = await productCards(host, ids);
  return new Map(
    [...cards].map(([id, own]) => {
      const card = colorIds.length > 0 ? cardInColor(own, colorIds) : own;
      const { title, picture, priceCents, vanPriceCents = 0 } = card;
      const note = formatEuro(priceCents);
      const was = vanPriceCents > priceCents ? formatEuro(vanPriceCents) : undefined;
      return [id, { id, title, href: cardHref(card), note, was, picture }];
    }),
  );
};
