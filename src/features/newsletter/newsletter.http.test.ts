import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPage, publishPage } from '#features/pages/api.server';
import { loadSite, sites } from '#features/settings/api.server';
import { addWebhook } from '#features/webhooks/api.server';
import { newsletter as limits } from '#kernel/limits-newsletter';
import { findAll, get, parseHtml, textOf } from '../../../tests/harness/html';
import type { TestShop } from '../../../tests/harness/shop';
import { purgeNewsletter } from './api.server';
import { consentText, createListShop, type ListShop } from './newsletter.test-support';

let list: ListShop;
let shop: TestShop;
beforeEach(async () => {
  list = await createListShop();
  shop = list.shop;
});
afterEach(() => shop.close());

test('S1/14 double opt-in: a look at the link changes nothing, its button does, and both are proven', async () => {
  await list.ask('An@klant.nl');
  const row = await list.rowOf('An@klant.nl');
  expect(row?.state).toBe('asked');
  const [mail] = await list.mails();
  expect(mail?.to).toBe('An@klant.nl');
  const link = await list.linkOf('An@klant.nl');
  expect(link).not.toBe(row?.token);
  expect(mail?.text).toContain(`/webcore/newsletter/confirm/${link}`);
  const page = await shop.visitor().get(`/webcore/newsletter/confirm/${link}`);
  expect(page.body).toContain('Ja, zet me op de lijst');
  expect(page.headers['cache-control']).toContain('no-store');
  expect(page.headers['referrer-policy']).toBe('same-origin');
  expect((await list.rowOf('An@klant.nl'))?.state).toBe('asked');
  shop.clock.advance(60_000);
  expect((await list.answer(link, 'confirm')).statusCode).toBe(303);
  expect((await list.answer(link, 'confirm')).statusCode).toBe(303);
  expect((await list.rowOf('An@klant.nl'))?.state).toBe('subscribed');
  const proven = await list.proofs();
  expect(proven.map(({ kind, source, text }) => [kind, source, text])).toEqual([
    ['asked', 'popup:12', consentText],
    ['confirmed', 'mail', consentText],
  ]);
  expect(new Date(proven[1]?.at ?? 0).getTime() - new Date(proven[0]?.at ?? 0).getTime()).toBe(
    60_000,
  );
  // The welcome went once.
  expect((await list.mails()).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Bevestig/),
    expect.stringMatching(/^Je staat op de lijst/),
  ]);
});

test('the same address again is harmless: no second mail within ten minutes, none once it is on the list', async () => {
  await list.ask('an@klant.nl');
  await list.ask('AN@klant.nl ');
  expect(await list.mails()).toHaveLength(1);
  shop.clock.advance(limits.inviteAgain + 1);
  await list.ask('an@klant.nl');
  expect(await list.mails()).toHaveLength(2);
  await list.answer(await list.linkOf('an@klant.nl'), 'confirm');
  const sent = await list.mails();
  shop.clock.advance(86_400_000);
  await list.ask('an@klant.nl');
  expect(await list.mails()).toEqual(sent);
  expect(await list.rows()).toHaveLength(1);
});

test('one-click by RFC 8058: a post without cookie or token withdraws; the address stays as a hash alone', async () => {
  await list.ask('an@klant.nl', { name: 'An' });
  const token = (await list.rowOf('an@klant.nl'))?.token;
  await list.answer(await list.linkOf('an@klant.nl'), 'confirm');
  expect(await list.rowOf('an@klant.nl')).toMatchObject({ name: 'An' });
  for (const mail of await list.mails()) {
    expect(mail.unsubscribeUrl).toBe(`http://localhost/webcore/newsletter/stop/${token}`);
  }
  const path = `/webcore/newsletter/stop/${token}`;
  expect((await shop.visitor().get(path)).body).toContain('Meld me af');
  expect((await list.rows())[0]?.state).toBe('subscribed');
  const stopped = await shop.inject({
    ...{ method: 'POST', url: path, payload: 'List-Unsubscribe=One-Click' },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(stopped.statusCode).toBe(200);
  const [row] = await list.rows();
  expect(row).toMatchObject({ state: 'unsubscribed', email: null, name: null });
  const dump = await shop.db.execute(sql`
    select to_jsonb(s) as s, (select jsonb_agg(p) from newsletter_proofs p) as p,
      (select jsonb_agg(a) from newsletter_asks a) as a
    from newsletter_subscribers s`);
  expect(JSON.stringify(dump.rows)).not.toMatch(/klant\.nl|127\.0/);
  expect((await list.proofs()).at(-1)).toMatchObject({ kind: 'withdrawn', source: 'one-click' });
  // Whoever wants it again asks again, and is asked again.
  await list.ask('an@klant.nl');
  expect(await list.rowOf('an@klant.nl')).toMatchObject({ id: row?.id, state: 'asked' });
});

test('a client fills in so many addresses a day, also at once; what is refused leaves nothing', async () => {
  const all = Array.from({ length: limits.perClient + 3 }, (_, n) => list.ask(`n${n}@klant.nl`));
  const refused = (await Promise.allSettled(all)).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(3);
  expect((refused[0] as PromiseRejectedResult).reason).toMatchObject({ status: 429 });
  expect(await list.rows()).toHaveLength(limits.perClient);
  await list.ask('elsewhere@klant.nl', { client: '10.1.1.1' });
  shop.clock.advance(25 * 3_600_000);
  await list.ask('tomorrow@klant.nl');
});

test('what was never confirmed is erased; who withdrew is forgotten after the years of proof', async () => {
  await list.ask('never@klant.nl');
  await list.ask('an@klant.nl');
  await list.answer(await list.linkOf('an@klant.nl'), 'confirm');
  await list.answer((await list.rowOf('an@klant.nl'))?.token, 'stop');
  await list.ask('an@klant.nl');
  shop.clock.advance(limits.askedFor + 1);
  expect(await purgeNewsletter(shop.db, shop.clock.now())).toBe(1);
  expect((await list.rows()).map(({ email, state }) => [email, state])).toEqual([
    [null, 'unsubscribed'],
  ]);
  shop.clock.advance(limits.proofYears * 365.25 * 86_400_000);
  expect(await purgeNewsletter(shop.db, shop.clock.now())).toBe(1);
  expect(await list.proofs()).toEqual([]);
});

test('what a stranger types goes into no mail, and a name that is none is not kept', async () => {
  await list.ask('an@klant.nl', { name: 'Win op https://lokvogel.example' });
  const [mail] = await list.mails();
  expect(JSON.stringify(mail)).not.toContain('lokvogel');
  expect((await list.asks()).map(({ name }) => name)).toEqual([null]);
  await list.answer(await list.linkOf('an@klant.nl'), 'confirm');
  expect(await list.rowOf('an@klant.nl')).toMatchObject({ name: null, state: 'subscribed' });
});

test.each([
  ['made up', 'x'.repeat(32)],
  ['cut short', 'x'.repeat(31)],
  ['with more behind it', `${'x'.repeat(32)}=`],
])('a link to withdraw that is %s tells nobody that he is off the list', async (_, token) => {
  await list.join('an@klant.nl');
  const seen = await shop.visitor().get(`/webcore/newsletter/stop/${token}`);
  const oneClick = await shop.visitor().post(`/webcore/newsletter/stop/${token}`, {
    'List-Unsubscribe': 'One-Click',
  });
  for (const reply of [seen, await list.answer(token, 'stop'), oneClick]) {
    expect(reply.statusCode).toBe(404);
    const main = get(parseHtml(reply.body), 'main');
    expect(textOf(get(main, 'h1'))).toBe('Deze link is niet geldig');
    expect(reply.body).not.toContain('Je bent afgemeld');
    expect(get(main, 'a[href="/nieuwsbrief/afmelden"]')).toBeDefined();
  }
  expect((await list.rowOf('an@klant.nl'))?.state).toBe('subscribed');
});

test('a link that is over, or made up, says so; programs elsewhere hear by numbers alone', async () => {
  const events = ['newsletter.subscribed', 'newsletter.unsubscribed'] as const;
  await addWebhook(shop.host, { url: 'https://crm.example/', events });
  expect((await list.answer('x'.repeat(32), 'confirm')).statusCode).toBe(410);
  await list.ask('an@klant.nl');
  const row = await list.rowOf('an@klant.nl');
  await list.answer(await list.linkOf('an@klant.nl'), 'confirm');
  await list.answer(row?.token, 'stop');
  // The link is his own still: it says that he is off the list.
  const again = await list.answer(row?.token, 'stop');
  expect([again.statusCode, again.body]).toEqual([
    200,
    expect.stringContaining('Je bent afgemeld'),
  ]);
  const told = await shop.db.execute(
    sql`select event, payload from webhook_deliveries order by id`,
  );
  expect(told.rows).toEqual([
    { event: 'newsletter.subscribed', payload: { id: row?.id } },
    { event: 'newsletter.unsubscribed', payload: { id: row?.id, source: 'mail' } },
  ]);
});

test('S1/2 an English page may name the newsletter’s as its counterpart: each leads to the other', async () => {
  const add = async (path: string, counterpart?: string) => {
    const root = { props: counterpart === undefined ? {} : { counterpart } };
    const tree = { root, content: [], zones: {} };
    const page = { siteId: 1, path, title: path, language: 'en_GB', tree };
    await publishPage(shop.host, await createPage(shop.host, page));
  };
  await add('/en/newsletter', '/nieuwsbrief');
  await add('/en/late', '/nieuwsbrief');
  const frames = { en_GB: { home: '/en', navigation: [], footer: [] } };
  await shop.db.update(sites).set({ settings: { frames } });
  await loadSite(shop.host);
  const visitor = shop.visitor();
  const look = async (path: string) => {
    const page = parseHtml((await visitor.get(path)).body);
    const links = findAll(page, 'link[rel=alternate][hreflang]');
    return {
      ways: [...new Set(findAll(page, '[data-other-language]').map((one) => one.attributes.href))],
      alternates: links.map(({ attributes }) => [
        attributes.hreflang,
        new URL(attributes.href ?? '').pathname,
      ]),
    };
  };
  const alternates = [
    ['nl', '/nieuwsbrief'],
    ['en', '/en/newsletter'],
    ['x-default', '/nieuwsbrief'],
  ];
  expect(await look('/nieuwsbrief')).toEqual({ ways: ['/en/newsletter'], alternates });
  expect(await look('/en/newsletter')).toEqual({ ways: ['/nieuwsbrief'], alternates });
  expect(await look('/en/late')).toEqual({ ways: ['/'], alternates: [] });
  const map = (await visitor.get('/sitemap-nieuwsbrief-1.xml')).body;
  expect(map.match(/<xhtml:link /g)).toHaveLength(3);
});
