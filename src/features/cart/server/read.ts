import { sql } from 'drizzle-orm';
import type { PictureRef } from '#kernel/define/entity';
import type { LineKind } from '#kernel/values/line-kind';
import { preparedSql } from '#platform/db/prepared';
import type { Db } from '#platform/db/types';

/** An event as its seats in a cart show it; instants as ISO texts. */
export type SeatEvent = {
  access: string;
  startsAt: string;
  endsAt: string;
  /** Seats that one booking may have. */
  most: number;
  picture: PictureRef | null;
};

/** A line as it is stored, with what it stands for now. */
export type StoredLine = {
  id: number;
  variantId: number;
  productId: number;
  access: string;
  title: string;
  brand: string | null;
  colorId: number | null;
  color: string | null;
  sizeId: number | null;
  size: string | null;
  quantity: number;
  quotedCents: number;
  unitCents: number;
  vanCents: number | null;
  vatRate: number;
  kind: LineKind;
  /** Of seats: the event that they are at. */
  event?: SeatEvent | null;
  weightGrams: number | null;
  sold: boolean;
  /**
   * Where pieces lie that can be sent, by warehouse. `isOwn`: in the store where it is fetched,
   * which is emptied first.
   */
  places: { warehouseId: number; pieces: number; isOwn?: boolean }[];
  picture: PictureRef | null;
};

const linesOfSession = preparedSql<StoredLine>(
  'cart_lines_of_session',
  sql`
    select l.id, l.quantity, l.seen_price_cents as "quotedCents",
      v.id as "variantId", v.color_id as "colorId", v.size_id as "sizeId",
      p.id as "productId", p.access, p.title, p.vat_rate as "vatRate", p.kind,
      v.weight_grams as "weightGrams",
      case when p.van_price_cents is not null then v.prior_cents end as "vanCents",
      coalesce(v.price_cents, p.price_cents) as "unitCents",
      v.state = 'Online' and (p.state = 'Online' or p.kind = 'seat') as sold, ev.event,
      b.title as brand, co.title as color, z.title as size,
      coalesce(st.places, '[]') as places, pic.picture
    from carts c
    join cart_lines l on l.cart_id = c.id
    join variants v on v.id = l.variant_id
    join products p on p.id = v.product_id
    left join brands b on b.id = p.brand_id
    left join colors co on co.id = v.color_id
    left join sizes z on z.id = v.size_id
    left join lateral (
      select jsonb_agg(jsonb_build_object('warehouseId', w.id, 'pieces', s.pieces)
        order by w.id) as places
      from stock s join warehouses w on w.id = s.warehouse_id and w.kind = 'web'
      where s.variant_id = v.id and s.pieces > 0
    ) st on true
    left join lateral (
      select jsonb_build_object('key', m.key, 'width', m.width, 'height', m.height, 'alt', pp.alt)
        as picture
      from product_pictures pp join media m on m.key = pp.media_key and m.state = 'ready'
      where pp.product_id = p.id
      order by (pp.color_id is not distinct from v.color_id) desc, pp.position limit 1
    ) pic on true
    left join lateral (
      select jsonb_build_object('access', e.access, 'startsAt', e.starts_at, 'endsAt', e.ends_at,
        'most', e.seats_per_booking, 'picture', e.picture) as event
      from calendar_events e where p.kind = 'seat' and e.seat_variant_id = v.id
    ) ev on true
    where c.session_id = ${sql.placeholder('sessionId')}
    order by l.added_at, l.id`,
);

/** The lines of a session's cart, in the order in which they came, with prices and stock as of now. */
export const readLines = (db: Db, sessionId: string): Promise<StoredLine[]> =>
  linesOfSession(db, { sessionId });

const itemsOfSession = preparedSql<{ count: number }>(
  'cart_pieces_of_session',
  sql`select coalesce(sum(l.quantity), 0)::int as count
    from carts c join cart_lines l on l.cart_id = c.id
    where c.session_id = ${sql.placeholder('sessionId')}`,
);

/** Pieces in a session's cart. */
export const countItems = async (db: Db, sessionId: string): Promise<number> => {
  const [row] = await itemsOfSession(db, { sessionId });
  return row?.count ?? 0;
};

/** What a variant is called, for a line that was just removed. */
export const findVariantName = async (
  db: Db,
  variantId: number,
): Promise<Pick<StoredLine, 'title' | 'color' | 'size'> | undefined> => {
  const result = await db.execute(sql`
    select p.title, c.title as color, z.title as size
    from variants v join products p on p.id = v.product_id
    left join colors c on c.id = v.color_id
    left join sizes z on z.id = v.size_id
    where v.id = ${variantId} and v.state = 'Online' and p.state = 'Online'`);
  return result.rows[0] as Pick<StoredLine, 'title' | 'color' | 'size'> | undefined;
};
