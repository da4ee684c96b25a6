import { sql } from 'drizzle-orm';
import { preparedSql } from '#platform/db/prepared';
import type { Db } from '#platform/db/types';

const typedOfSession = preparedSql<{ typed: string }>(
  'cart_typed_of_session',
  sql`select typed from carts where session_id = ${sql.placeholder('sessionId')}`,
);

/** What a visitor typed at the checkout, as it was kept. */
export const findTyped = async (db: Db, sessionId: string): Promise<Record<string, string>> => {
  const [row] = await typedOfSession(db, { sessionId });
  return row ? JSON.parse(row.typed) : {};
};

/** Keeps what staff typed for who is on the telephone, also before there is anything in the cart. */
export const keepTyped = async (
  db: Db,
  { sessionId, typed, expiresAt }: { sessionId: string; typed: object; expiresAt: Date },
): Promise<void> => {
  await db.execute(sql`
    insert into carts (session_id, typed, expires_at)
    values (${sessionId}, ${JSON.stringify(typed)}, ${expiresAt.toISOString()}::timestamptz)
    on conflict (session_id) do update set typed = excluded.typed, expires_at = excluded.expires_at`);
};

/** Keeps what a visitor typed, as long as there is something in the cart that it is for. */
export const saveTyped = async (
  db: Db,
  sessionId: string,
  typed: Record<string, string>,
): Promise<void> => {
  await db.execute(sql`
    update carts c set typed = ${JSON.stringify(typed)}
    where c.session_id = ${sessionId} and exists (select from cart_lines where cart_id = c.id)`);
};
