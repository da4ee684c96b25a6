import { afterEach, beforeEach, expect, test } from 'vitest';
import { subscribe } from '#features/newsletter/api.server';
import { stopOffer } from '#features/promotions/api.server';
import { discountCodes } from '#features/promotions/server/tables';
import { personLimits } from '#kernel/limits-fields';
import { formLimits } from '#kernel/limits-forms';
import { newsletter as newsletterLimits } from '#kernel/limits-newsletter';
import { enPopupServer } from '#kernel/messages/en-popups';
import { enOffer } from '#kernel/messages/en-promotions';
import { errorTexts } from '#kernel/messages/nl-errors';
import { popupTexts, popupServerTexts as texts } from '#kernel/messages/nl-popups';
import { promotionTexts } from '#kernel/messages/nl-promotions';
import { popupPath } from '#kernel/wire-popups';
import { transact } from '#platform/db/transact';
import { createSecondApp } from '../../../tests/harness/second-app';
import { features } from '../../main/features';
import { popupSubmissions } from './server/tables';
import { createPopupApp, emailField, type PopupApp } from './test-app.test-support';

let app: PopupApp;
const target = { module: 'Product', id: 1 };
const kinds = { newsletter: 2, newsletterdiscount: 3, discount: 4 };

beforeEach(async () => {
  app = await createPopupApp();
});
afterEach(() => app.close());

const makeKind = (kind: keyof typeof kinds, more = {}) =>
  app.make(
    {
      popupactionId: kinds[kind],
      fields: [{ guid: 'name', label: 'Voornaam' }, emailField],
      ...(kind !== 'newsletter' && { discountOfferId: app.offerId }),
      ...more,
    },
    target,
  );

const email = 'ilse@klant.example';
const subscribers = async () =>
  (
    await app.db.execute(`select s.email, a.name, s.state from newsletter_subscribers s
      join newsletter_asks a on a.subscriber_id = s.id`)
  ).rows;
const proofs = async () =>
  (
    await app.db.execute(`select p.source, t.text from newsletter_proofs p
      join newsletter_texts t on t.id = p.text_id`)
  ).rows;

test('S1/14 S7.6/3 S3.6/13 S2.10/8 each kind does what it is for, and answers its code', async () => {
  const newsletter = await makeKind('newsletter', { consentText: '<p>Wekelijks <b>post</b>.</p>' });
  const first = await app.submit(newsletter, { email, name: 'Ilse' });
  expect(first).toMatchObject({
    status: 200,
    json: { data: { discount_code: null, message: 'Uw verzoek is verzonden.' } },
  });
  expect(await subscribers()).toEqual([{ email, name: 'Ilse', state: 'asked' }]);
  expect(await proofs()).toEqual([
    { source: `popup:${newsletter}`, text: expect.stringMatching(/^Wekelijks\s+post/) },
  ]);

  const discount = await makeKind('discount');
  const second = await app.submit(discount, { email: 'jo@klant.example' });
  expect(second.json.data.discount_code).toMatch(/^[A-Z0-9]{5}-[A-Z0-9]{5}$/);
  expect(await subscribers()).toHaveLength(1);

  const both = await makeKind('newsletterdiscount');
  const third = await app.submit(both, { email: 'bo@klant.example' });
  expect(third.json.data.discount_code).toMatch(/-/);
  expect(await subscribers()).toHaveLength(2);
  expect(second.headers['cache-control']).toContain('no-store');
});

test('20 submits of one address at once, in two processes, give one code', async () => {
  const id = await makeKind('newsletterdiscount');
  const other = await createSecondApp(app, features);
  try {
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        app.submit(
          id,
          { email, popup_once: `keer ${at}` },
          {},
          at % 2 === 0 ? app.host.app : other.host.app,
        ),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(replies.map(({ json }) => json.data.discount_code)).size).toBe(1);
    expect(await app.db.select().from(discountCodes)).toHaveLength(1);
    expect(await subscribers()).toHaveLength(1);
  } finally {
    await other.close();
  }
});

test('the same sent again is answered the same and counts for nothing', async () => {
  const id = await makeKind('discount');
  const fields = { email, popup_once: 'een' };
  const codes = new Set<string>();
  for (let at = 0; at < formLimits.submissions + 3; at += 1) {
    const { status, json } = await app.submit(id, fields, { 'user-agent': 'x' });
    expect(status).toBe(200);
    codes.add(json.data.discount_code);
  }
  expect(codes.size).toBe(1);
  expect(await app.db.select().from(popupSubmissions)).toHaveLength(1);
  await app.submit(id, { ...fields, email: 'jo@klant.example' }, { 'user-agent': 'x' });
  expect(await app.db.select().from(popupSubmissions)).toHaveLength(2);
});

test('the server checks by the rules of the fields, and says by name what is wrong', async () => {
  const id = await makeKind('newsletter');
  const refused = await app.submit(id, { email: 'geen adres', name: 'Ilse' });
  expect(refused).toMatchObject({
    status: 422,
    json: {
      code: 'invalid',
      message: expect.any(String),
      fields: { email: 'Vul a.u.b. een geldig emailadres in.' },
    },
  });
  expect((await app.submit(id, {})).json.fields).toEqual({ email: 'E-mailadres is vereist.' });
  const long = await app.submit(id, { email, name: 'x'.repeat(5000) });
  expect(Object.keys(long.json.fields)).toEqual(['name']);
  expect((await app.submit(id, { email, homepage: 'http://spam' })).json.code).toBe('broken');
  expect(await subscribers()).toEqual([]);
});

test('a first name is a line as long as names are, and carries nothing to click on', async () => {
  const id = await makeKind('newsletter');
  const refuse = async (name: string) => (await app.submit(id, { email, name })).json.fields;
  expect(await refuse('x'.repeat(personLimits.firstname + 1))).toHaveProperty('name');
  for (const advert of ['Koop op https://spam.example', 'spam.example/nu', 'Bel 06 12 34 56 78']) {
    expect(await refuse(advert), advert).toEqual({ name: popupTexts.noName });
  }
  expect(await subscribers()).toEqual([]);
  expect((await app.submit(id, { email, name: ' Anne\r\nFleur ' })).status).toBe(200);
  expect(await subscribers()).toEqual([{ email, name: 'Anne Fleur', state: 'asked' }]);
  // Nobody confirmed it yet: what was typed isn't in the mail that asks.
  const { rows } = await app.db.execute(
    "select data::text from pgboss.job where data::text like '%ilse@klant%'",
  );
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('Fleur');
});

test('what is no popup with a form, isn’t online or comes from elsewhere is refused', async () => {
  const message = await app.make({}, target);
  expect((await app.submit(message, { email })).json.code).toBe('no_form');
  expect((await app.submit(99, { email })).json).toMatchObject({ code: 'not_found' });
  const id = await makeKind('newsletter', { state: 'Offline' });
  expect((await app.submit(id, { email })).status).toBe(404);
  const online = await makeKind('newsletter');
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://elders.nl' };
  expect((await app.submit(online, { email }, foreign)).status).toBe(403);
  const badToken = { authorization: 'Bearer x', authenticationmethod: 'JWT' };
  expect((await app.submit(online, { email }, badToken)).status).toBe(401);
  expect(await subscribers()).toEqual([]);
});

test('a challenge is worked out before, counts once and for one popup', async () => {
  const id = await makeKind('newsletter', { captcha: true });
  const { json } = await app.get(`popup/${id}/fields`);
  expect(json._meta.challenge).toBe(popupPath.challenge(id));
  const none = await app.submit(id, { email });
  expect([none.status, none.json.code]).toEqual([422, 'captcha']);
  const altcha = await app.solve(id);
  const other = await makeKind('newsletter', { captcha: true });
  expect((await app.submit(other, { email, altcha })).json.code).toBe('captcha');
  expect((await app.submit(id, { email, altcha })).status).toBe(200);
  const again = await app.submit(id, { email: 'jo@klant.example', altcha });
  expect(again.json.code).toBe('captcha');
});

test('one client sends so many in a quarter of an hour', async () => {
  const id = await makeKind('discount');
  const send = (at: number) => app.submit(id, { email, popup_once: String(at) });
  for (let at = 0; at < formLimits.submissions; at += 1) expect((await send(at)).status).toBe(200);
  const refused = await send(99);
  expect([refused.status, refused.json.code]).toEqual([429, 'too_many']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('S1/2 a client that signs up too many addresses reads so in the language of the page', async () => {
  const id = await makeKind('newsletter');
  const ask = { language: 'nl_NL', source: 'page', consentText: 'Ja', client: '127.0.0.1' };
  for (let at = 0; at < newsletterLimits.perClient; at += 1) {
    await transact(app.db, (tx) => subscribe(app.host, tx, { ...ask, email: `n${at}@k.example` }));
  }
  const told = async (fields: Record<string, string>, headers = {}) => {
    const { status, json } = await app.submit(id, { email, ...fields }, headers);
    return [status, json.code, json.message];
  };
  const refused = (message: RegExp) => [
    429,
    'too_many_subscriptions',
    expect.stringMatching(message),
  ];
  expect(await told({ language: 'nl_NL' })).toEqual(refused(/^Er zijn vandaag te veel/));
  // What the browser prefers is not what the page speaks.
  const english = { 'accept-language': 'en-GB,en;q=0.9' };
  expect(await told({}, english)).toEqual(refused(/^Er zijn vandaag te veel/));
  expect(await told({ language: 'en_GB' })).toEqual(refused(/^Too many addresses .* tomorrow/));
});

test('S3.6/13 whoever signs up is on the list, also when no code comes with it any more', async () => {
  const id = await makeKind('newsletterdiscount');
  const alone = await makeKind('discount');
  const before = await app.submit(alone, { email: 'jo@klant.example' });
  await stopOffer(app.host, app.offerId);
  for (const again of [1, 2]) {
    const { status, json } = await app.submit(id, { email, popup_once: 'een' });
    expect([status, json.data], String(again)).toEqual([
      200,
      { discount_code: null, message: popupTexts.noCode },
    ]);
  }
  expect(await subscribers()).toEqual([{ email, name: null, state: 'asked' }]);
  // Of a code alone nothing is left, but what was given is told still.
  const over = await app.submit(alone, { email });
  expect([over.status, over.json.code]).toEqual([410, 'offer_over']);
  expect((await app.submit(alone, { email: 'jo@klant.example' })).json).toEqual(before.json);
});

test('a code that was used is told no more, also to the same form', async () => {
  const id = await makeKind('discount');
  const fields = { email, popup_once: 'een' };
  expect((await app.submit(id, fields)).status).toBe(200);
  await app.db.execute('update discount_codes set uses = 1');
  for (const sent of [fields, { email }]) {
    const { status, json } = await app.submit(id, sent);
    expect([status, json.code, json.message]).toEqual([
      409,
      'code_used',
      promotionTexts.offer.used,
    ]);
  }
  const both = await makeKind('newsletterdiscount');
  const { status, json } = await app.submit(both, { email });
  expect([status, json.data.discount_code, json.data.message]).toEqual([
    200,
    null,
    popupTexts.noCode,
  ]);
  expect(await subscribers()).toHaveLength(1);
});

test('S3.6/12 a box of consent must be ticked, and its words are kept with the proof', async () => {
  const box = { guid: 'akkoord', type: 'CheckboxField', label: 'Akkoord', validate: 'Y' };
  const fields = [emailField, { ...box, options: { ja: 'Ja, mail mij wekelijks' } }];
  const id = await makeKind('newsletter', { fields, consentText: '<p>Afmelden kan.</p>' });
  const without = await app.submit(id, { email });
  expect([without.status, Object.keys(without.json.fields)]).toEqual([422, ['akkoord']]);
  expect(await subscribers()).toEqual([]);
  expect((await app.submit(id, { email, 'akkoord[]': 'ja' })).status).toBe(200);
  expect(await proofs()).toEqual([
    { source: `popup:${id}`, text: 'Afmelden kan.\nJa, mail mij wekelijks' },
  ]);
});

test('S1/2 what it refuses is said in the language of the page', async () => {
  const id = await makeKind('newsletter', { captcha: true });
  const code = await makeKind('discount');
  const message = await app.make({}, target);
  await stopOffer(app.host, app.offerId);
  const said = async (to: number, fields: Record<string, string>) => {
    const dutch = await app.submit(to, { ...fields, language: 'nl_NL' });
    const english = await app.submit(to, { ...fields, language: 'en_GB' });
    expect(english.json.code).toBe(dutch.json.code);
    return [dutch.json.code, dutch.json.message, english.json.message];
  };
  expect([
    await said(999, { email }),
    await said(message, { email }),
    await said(id, { email: 'x' }),
    await said(id, { email, homepage: 'x' }),
    await said(id, { email }),
    await said(code, { email }),
  ]).toEqual([
    ['not_found', texts.notFound, enPopupServer.notFound],
    ['no_form', texts.noForm, enPopupServer.noForm],
    ['invalid', texts.invalid, enPopupServer.invalid],
    ['broken', texts.broken, enPopupServer.broken],
    ['captcha', texts.botCheck, enPopupServer.botCheck],
    ['offer_over', promotionTexts.offer.over, enOffer.over],
  ]);
  const json = { 'content-type': 'application/json' };
  const unread = await app.inject({
    ...{ method: 'POST', url: popupPath.submit(id), headers: json, payload: '{"email":' },
  });
  expect([unread.statusCode, unread.json().message]).toEqual([400, errorTexts.byStatus[400]]);
});
