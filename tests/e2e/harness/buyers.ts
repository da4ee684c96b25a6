import { type APIRequestContext, request } from '@playwright/test';
import { fillOrder, sendOrder } from '../../harness/ordering';
import { withClient } from '../../harness/template';
import { hiddenField, type Visitor } from '../../harness/visitor';
import { forgetCaused } from './mails';
import { expect } from './test';

export const inDatabase = <T>(query: string, values: unknown[] = []): Promise<T[]> =>
  withClient(String(process.env.ETALAGE_E2E_DATABASE), async (client) => {
    const { rows } = await client.query(query, values);
    return rows as T[];
  });

/** A browser without script, which posts the forms that it reads. */
const visitorOf = (client: APIRequestContext): Visitor => {
  const answer = async (reply: Awaited<ReturnType<APIRequestContext['get']>>) => ({
    ...{ statusCode: reply.status(), body: await reply.text(), headers: reply.headers() },
  });
  return {
    get: async (url: string) => answer(await client.get(url)),
    post: async (url: string, form: Record<string, string>) =>
      answer(await client.post(url, { form, maxRedirects: 0 })),
    token: async () => (await (await client.get('/webcore/session')).json()).token,
  } as unknown as Visitor;
};

export type Choice = {
  variant_id: number;
  item_id: number;
  color_id: number | null;
  size_id: number | null;
};

/** What of an article the web shop has plenty of. */
export const choicesOf = (access: string): Promise<Choice[]> =>
  inDatabase<Choice>(
    `select v.id as variant_id, p.id as item_id, v.color_id, v.size_id
      from variants v join products p on p.id = v.product_id
      join stock s on s.variant_id = v.id join warehouses w on w.id = s.warehouse_id
      where p.access = $1 and w.kind = 'web' and s.pieces > 400 and v.state = 'Online' order by v.id`,
    [access],
  );

export type Bought = Choice & { email: string; quantity: number; token: string; visitor: Visitor };

type Wanted = Pick<Bought, 'email' | 'quantity'> & { choice: Choice };

/** Somebody buys pieces of an article and pays them at the test bank, by the calls that a page without script makes. */
export const buy = async (
  baseURL: string,
  { email, quantity, choice }: Wanted,
): Promise<Bought & { close: () => Promise<void> }> => {
  await forgetCaused();
  const client = await request.newContext({ baseURL });
  const visitor = visitorOf(client);
  const etalage_token = await visitor.token();
  const { item_id, color_id, size_id } = choice;
  const chosen = { ...(color_id && { color_id }), ...(size_id && { size_id }) };
  const added = { item_id, ...chosen, quantity, etalage_token };
  expect((await visitor.post('/webcore/checkout/add', added)).statusCode).toBe(303);
  const typed = { email, email_check: email, payment_method: 'ideal' };
  const form = await fillOrder(visitor, typed);
  const { body } = await visitor.post('/webcore/checkout/update', form);
  const placed = await sendOrder(visitor, { ...form, quote: hiddenField(body, 'quote') });
  const start = String(placed.headers.location);
  const token = start.split('/').at(-1) ?? '';
  const bank = (await client.get(start, { maxRedirects: 0 })).headers().location;
  expect(bank).toMatch(/^\/webcore\/testbank\//);
  const paid = await visitor.post(String(bank), { etalage_token, outcome: 'paid' });
  expect(paid.statusCode).toBe(303);
  return { ...choice, email, quantity, token, visitor, close: () => client.dispose() };
};

/** A buyer announces that he sends a piece back; answers the number of his return. */
export const sendBack = async ({ visitor, token, email, variant_id }: Bought): Promise<string> => {
  const fields = {
    ...{ etalage_token: await visitor.token(), [`pieces_${variant_id}`]: 1 },
    ...{ name: 'An de Wit', email },
  };
  const asked = await visitor.post(`/webcore/order/withdraw/${token}`, fields);
  const reply = await visitor.post(`/webcore/order/withdraw/${token}`, {
    ...{ ...fields, key: hiddenField(asked.body, 'key'), confirm: 1 },
  });
  return /retour=([^&]+)/.exec(String(reply.headers.location))?.[1] ?? '';
};
