import { sql } from 'drizzle-orm';
import { transact } from '#platform/db/transact';
import type { TestAppOptions } from '../../../tests/harness/app';
import { createTestShop } from '../../../tests/harness/shop';
import { type Subscribing, subscribe } from './api.server';

export const consentText = 'Ja, stuur me de nieuwsbrief.';

type Row = { id: number; email: string | null; name: string | null; token: string; state: string };
type Ask = {
  id: number;
  subscriberId: number | null;
  token: string | null;
  name: string | null;
  source: string | null;
  text: string | null;
  confirmed: boolean;
  ended: boolean;
  client: string | null;
};
type Proof = { kind: string; source: string; text: string | null; at: Date };

/** A shop, with what tests of the newsletter's list do and look at. */
export const createListShop = async (options: TestAppOptions = {}) => {
  const shop = await createTestShop(options);
  const { db } = shop;
  const rows = async (): Promise<Row[]> =>
    (await db.execute<Row>(sql`select * from newsletter_subscribers order by id`)).rows;
  const rowOf = async (email: string) => (await rows()).find((row) => row.email === email);

  /** Presses the button on the page behind a mail's link. */
  const answer = async (token: string | undefined, what: 'confirm' | 'stop') => {
    const visitor = shop.visitor();
    const path = `/webcore/newsletter/${what}/${token}`;
    return visitor.post(path, { etalage_token: await visitor.token() });
  };

  const asks = async (): Promise<Ask[]> =>
    (
      await db.execute<Ask>(sql`
        select a.id, a.subscriber_id as "subscriberId", a.token, a.name, a.source, t.text, a.client,
          a.confirmed_at is not null as confirmed, a.ended_at is not null as ended
        from newsletter_asks a left join newsletter_texts t on t.id = a.text_id order by a.id`)
    ).rows;

  /** The link of the last mail that asks an address to confirm. */
  const linkOf = async (email: string): Promise<string | undefined> => {
    const id = (await rowOf(email))?.id;
    const mailed = (await asks()).filter((one) => one.token && one.subscriberId === id);
    return mailed.at(-1)?.token ?? undefined;
  };

  const ask = (email: string, more: Partial<Subscribing> = {}) =>
    transact(db, (tx) =>
      subscribe(shop.host, tx, {
        ...{ email, language: 'nl_NL', source: 'popup:12', consentText, client: '127.0.0.1' },
        ...more,
      }),
    );

  return {
    ...{ shop, rows, rowOf, asks, linkOf, answer, ask },
    /** Asks and confirms. */
    join: async (email: string, more: Partial<Subscribing> = {}) => {
      await ask(email, more);
      await answer(await linkOf(email), 'confirm');
      return rowOf(email);
    },
    proofs: async (): Promise<Proof[]> =>
      (
        await db.execute<Proof>(sql`
        select p.kind, p.source, t.text, p.at from newsletter_proofs p
        left join newsletter_texts t on t.id = p.text_id order by p.id`)
      ).rows,
    /** Mails as they were stored to be sent. */
    mails: async (): Promise<Record<string, string>[]> =>
      (
        await db.execute<{ data: Record<string, string> }>(
          sql`select data from pgboss.job where name = 'mail.send' order by created_on, id`,
        )
      ).rows.map(({ data }) => data),
  };
};

export type ListShop = Awaited<ReturnType<typeof createListShop>>;
