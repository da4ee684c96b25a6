import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { getSite } from '#features/settings/api.server';
import { greetedName } from '#kernel/values/greeted-name';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { hashAddress } from './address';

type Consent = {
  email: string;
  /** What letters may greet him by; what can't be a name is left out. */
  name: string;
  /** When he gave it, as the file says. */
  at: Date;
};

/** Where it was confirmed, as the proof says. */
const SOURCE = 'import';

/**
 * Puts on the list who consented elsewhere, with the moment of it as proof; nobody is mailed. Whom the list knows,
 * who withdrew among them, stays as he is. Providers hear of them as those hear that are on the list when one is
 * set up. Answers how many came.
 */
export const importConsents = async (
  host: Host,
  tx: Tx,
  list: readonly Consent[],
): Promise<number> => {
  const rows = JSON.stringify(
    list.map(({ email, name, at }) => ({
      ...{ email, name: greetedName(name) || null, at: at.toISOString() },
      hash: hashAddress(host.config, email),
      token: randomBytes(24).toString('base64url'),
    })),
  );
  const { rows: counted } = await tx.execute<{ count: number }>(sql`
    with made as (
      insert into newsletter_subscribers (address_hash, email, name, language, token, state, invited_at, confirmed_at)
      select hash, email, name, ${getSite(host).language}, token, 'subscribed', at, at
      from json_to_recordset(${rows}::json) as x(hash text, email text, name text, token text, at timestamptz)
      on conflict do nothing returning id, confirmed_at
    ), proven as (
      insert into newsletter_proofs (subscriber_id, kind, at, source)
      select id, 'confirmed', confirmed_at, ${SOURCE} from made
    ) select count(*)::int as count from made`);
  return counted[0]?.count ?? 0;
};
