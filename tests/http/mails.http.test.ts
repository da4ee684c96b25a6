import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '#features/accounts/api.server';
import { accountPath } from '#features/accounts/contract';
import { storeForm } from '#features/forms/api.server';
import { mailLimits as limits } from '#kernel/limits-mail';
import { createTestShop, type TestShop } from '../harness/shop';
import { contactForm, filled, postForm } from '../harness/site-forms';
import { hiddenField, type Visitor } from '../harness/visitor';

const VICTIM = 'doelwit@elders.nl';
const PASSWORD = 'een lang wachtwoord';

let shop: TestShop;
let formId: number;
beforeAll(async () => {
  shop = await createTestShop({
    work: true,
    prepare: async (db) => {
      const confirmation = { field: 'mail', subject: 'We hebben je vraag', text: 'Dank je wel.' };
      formId = await storeForm(db, { ...contactForm, confirmation });
    },
  });
});
afterAll(() => shop.close());

const jobsLeft = async () => {
  const { rows } = await shop.db.execute<{ count: number }>(sql`
    select count(*)::int as count from pgboss.job
    where state in ('created', 'retry', 'active')
      and name in ('mail.send', 'form.mail', 'account.forgot', 'order.link')`);
  return rows[0]?.count;
};

const settled = () => expect.poll(jobsLeft).toBe(0);

const toVictim = async () => (await shop.mailbox.list()).filter(({ to }) => /^doelwit@/i.test(to));

const askAlert = async (visitor: Visitor, email: string) => {
  const product = await shop.build.product({ sizes: ['M'], pieces: 0 });
  return visitor.post(
    '/webcore/productstockalert/ajaxSubmitSubscribeForm',
    {
      ...{ productId: product.id, colorId: '', sizeId: product.variants[0]?.sizeId ?? 0 },
      ...{ email, etalage_token: await visitor.token() },
    },
    { accept: 'application/json' },
  );
};

const changeEmail = async (nth: number) => {
  const email = `dader${nth}@elders.nl`;
  await createAccount(shop.host, { email, password: PASSWORD, firstName: 'Bel nu' });
  const visitor = shop.visitor();
  await visitor.post('/site/login', {
    ...{ etalage_username: email, etalage_password: PASSWORD },
    etalage_token: await visitor.token(),
  });
  return visitor.post(accountPath.changeEmail, {
    ...{ email: VICTIM, email_password: PASSWORD },
    etalage_token: await visitor.token(),
  });
};

const reserve = async (
  visitor: Visitor,
  product: { variants: { id: number }[] },
  storeId: number,
) => {
  const ids = { variant_id: product.variants[0]?.id ?? 0, location_id: storeId };
  const query = new URLSearchParams(Object.entries(ids).map(([k, v]) => [k, String(v)]));
  const form = await visitor.get(`/webcore/reservation/new?${query}`);
  return visitor.post('/webcore/reservation/place', {
    ...{ etalage_token: hiddenField(form.body, 'etalage_token'), ...ids },
    reservation_key: hiddenField(form.body, 'reservation_key'),
    ...{ firstname: 'Bel nu', email: VICTIM },
  });
};

test('all kinds together, a stranger’s mailbox gets no more than so many mails, and nothing that was asked breaks', async () => {
  const product = await shop.build.product({ sizes: ['M'], pieces: 0 });
  const storeId = await shop.build.store('Tiel');
  await shop.build.storeStock(storeId, product as never, 5);
  const app = { ...shop, formId };
  for (let nth = 0; nth < 4; nth += 1) {
    const reply = await postForm(app, { ...filled, mail: 'doelwit@ELDERS.nl' });
    expect(reply.statusCode).toBe(200);
    const asked = await askAlert(shop.visitor(), nth % 2 ? VICTIM : 'Doelwit@elders.nl');
    expect(asked.json()).toHaveProperty('success');
    expect((await changeEmail(nth)).headers.location).toContain('email=1');
  }
  for (let nth = 0; nth < 2; nth += 1) {
    const held = await reserve(shop.visitor(), product, storeId);
    expect(held.headers.location).toMatch(/\/webcore\/reservation\/view\//);
  }
  await settled();
  expect(await toVictim()).toHaveLength(limits.receiver.hour);
  shop.clock.advance(3_600_000);
  for (let nth = 0; nth < 8; nth += 1) {
    await askAlert(shop.visitor(), VICTIM);
    await changeEmail(4 + nth);
  }
  await settled();
  const all = await toVictim();
  expect(all).toHaveLength(limits.receiver.day);
  // The shop itself got each question, and no stranger a word of who asked.
  expect(await shop.mailbox.list('balie@winkel.example')).toHaveLength(4);
  for (const { html } of all) expect(html).not.toContain('Bel nu');
});
