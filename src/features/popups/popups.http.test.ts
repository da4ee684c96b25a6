import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOffer, stopOffer } from '#features/promotions/api.server';
import { personLimits } from '#kernel/limits-fields';
import { popups } from '#kernel/limits-popups';
import { popupPath } from '#kernel/wire-popups';
import { bearer } from '../../../tests/harness/api-app';
import { addPage } from '../../../tests/harness/build-catalog';
import { countQueries } from '../../../tests/harness/count-queries';
import { eventually } from '../../../tests/harness/eventually';
import { createSecondApp } from '../../../tests/harness/second-app';
import { features } from '../../main/features';
import { storePopup } from './api.server';
import { createPopupApp, emailField, type PopupApp } from './test-app.test-support';

let app: PopupApp;
let page: number;

beforeAll(async () => {
  app = await createPopupApp();
  const content = [
    { type: 'RichText', props: { id: 'tekst', version: 1, title: 'Actie', html: '<p>Kom.</p>' } },
  ];
  page = await addPage(app.host, { path: '/actie', title: 'Actie', content });
});
afterAll(() => app.close());

const online = { filter_type: 'FieldFilter', column: 'state', value: 'Online' };
const linked = (module: string, id: number) => ({
  filter_type: 'RelatedFilter',
  linked_ids: [id],
  module,
  module_link: 'Popup',
});

/** Takes popups off again, so that one test knows nothing of another's. */
const remove = async (...ids: number[]) => {
  for (const id of ids) await storePopup(app.db, { id, title: 'Weg', state: 'Offline' }, []);
  await app.host.events.publish('popups.changed', {});
};

test('S7.6/1 S3.6/1-11 a popup is told with all of its texts, pictures, links and its layout', async () => {
  const picture = { key: 'gevel', width: 1200, height: 800, alt: 'De gevel' };
  const id = await app.make(
    {
      ...{ popuppositionId: 9, icon: 'gift', timesShown: 'once', closeBackgroundclick: 'N' },
      ...{ openPeriod: 4000, closePeriod: 9000, afterEqual: 'N', titleContent: 'Titel' },
      ...{ subtitle: 'Onder', intro: 'Inleiding', content: '<p>Tekst<script>x</script></p>' },
      ...{ linkText: 'Eén', link2Text: 'Twee', link3Text: 'Drie', link4Text: 'Vier' },
      ...{ afterTitle: 'Na', afterSubtitle: 'b', afterIntroduction: 'c', afterContent: '<p>d</p>' },
      ...{ titleSubmit: 'Doe mee', images: [picture], imagesAfter: [picture] },
      before: { link: { href: '/nieuws' }, link2: { href: '/agenda', target: '_blank' } },
      after: { link: { href: '/winkels' } },
    },
    { module: 'Product', id: 1 },
  );
  const { status, json } = await app.list('popup', [online, linked('Product', 1)]);
  expect([status, json._meta.total]).toEqual([200, 1]);
  const [{ data, extra, state }] = json.data;
  expect([json.data[0].id, state]).toEqual([id, 'Online']);
  expect(data).toMatchObject({
    ...{ popupaction_id: 1, popupposition_id: 9, close_button: 'Y', icon: 'gift' },
    ...{ times_shown: 'once', close_backgroundclick: 'N', open_period: 4000, close_period: 9000 },
    ...{ after_equal: 'N', title_content: 'Titel', subtitle: 'Onder', intro: 'Inleiding' },
    ...{ content: '<p>Tekst</p>', link_text: 'Eén', link2_text: 'Twee', link3_text: 'Drie' },
    ...{ link4_text: 'Vier', after_title: 'Na', after_subtitle: 'b', after_introduction: 'c' },
    ...{ after_content: '<p>d</p>', title_submit: 'Doe mee', images: [picture] },
    ...{ images_after: [picture], before: { link2: { href: '/agenda', target: '_blank' } } },
    after: { link: { href: '/winkels' } },
  });
  expect(extra).toEqual({
    layout: { kind: 'message_right_bottom_start_bottom' },
    position: { horizontal: 'right', vertical: 'bottom' },
    links: [
      { href: '/nieuws', text: 'Eén' },
      { href: '/agenda', target: '_blank', text: 'Twee' },
      { href: '/winkels', text: 'Drie' },
      { text: 'Vier' },
    ],
  });
  // By the database, as a filter of another kind is answered, it is the same.
  const stored = await app.list('popup', [{ ...online, column: 'title', value: 'Een popup' }]);
  expect(stored.json.data).toEqual(json.data);
  expect((await app.get(`popup/${id}`)).json.data).toEqual(json.data[0]);
  expect(await app.ids('popup', [online, linked('Location', 1)])).toEqual([]);
  expect((await app.list('popup', [linked('Onbekend', 1)])).status).toBe(400);
  await remove(id);
  expect(await app.ids('popup', [online, linked('Product', 1)])).toEqual([]);
});

test('S2.10/2 any entity and any page can have one, and nothing of it is on the others', async () => {
  const of = [
    [{ module: 'Product', id: 1 }, '/artikel/jas'],
    [{ module: 'Location', id: 1 }, '/locaties/plek-1'],
    [{ module: 'Vacancy', id: 1 }, '/vacatures/open'],
    [{ module: 'News', id: 1 }, '/nieuws/open'],
    [{ module: 'Weblog', id: 1 }, '/weblog/wol'],
    [{ module: 'Calendar', id: 2 }, '/agenda/dag-1'],
    [{ module: 'Page', id: page }, '/actie'],
  ] as const;
  for (const [target, url] of of) {
    // Kept without it, and made anew once it is there.
    expect((await app.inject(url)).statusCode, url).toBe(200);
    expect(await app.markOn(url)).toBeUndefined();
    const id = await app.make({ titleContent: 'Hallo' }, target);
    expect(await app.markOn(url)).toMatchObject({
      of: `${target.module}:${target.id}`,
      ids: [id],
    });
    const { json } = await app.list('popup', [online, linked(target.module, target.id)]);
    expect(json.data.map((one: { id: number }) => one.id)).toEqual([id]);
    for (const [, other] of of) if (other !== url) expect(await app.markOn(other)).toBeUndefined();
    await remove(id);
    expect(await app.markOn(url)).toBeUndefined();
  }
});

test('its mark is tiny, has the visitor’s conditions, and is no part of a fragment', async () => {
  const conditions = { devices: ['mobile'], visit: 'returning', cart: { least: 1 } } as const;
  const id = await app.make({ openPeriod: 3000, conditions }, { module: 'Page', id: page });
  const mark = await app.markOn('/actie');
  expect(mark?.marks).toEqual([{ id, after: 3000, once: true, when: conditions }]);
  expect((await app.inject('/actie?view=ajax')).body).not.toContain('data-popups');
  await remove(id);
});

test('of several on a page the lowest seq comes first; the application form’s page has none', async () => {
  const target = { module: 'Page', id: page };
  const late = await app.make({ seq: 2 }, target);
  const early = await app.make({ seq: 1 }, target, { module: 'Page', id: 26 });
  expect((await app.markOn('/actie'))?.ids).toEqual([early, late]);
  expect(await app.ids('popup', [online, linked('Page', page)])).toEqual([early, late]);
  expect(await app.ids('popup', [online, linked('Page', 26)])).toEqual([]);
  expect(popups.neverOnPages).toContain(26);
  await remove(early, late);
});

test('a schedule is right in kept pages, in the API and in its calls, by Dutch clocks', async () => {
  app.clock.set('2026-11-20T15:59:00Z');
  const week = [{ days: [5], from: '17:00', until: '18:00' }];
  const id = await app.make(
    { schedule: { week }, titleContent: 'Borrel' },
    { module: 'Page', id: page },
  );
  const seen = async () => [
    (await app.markOn('/actie'))?.ids ?? [],
    await app.ids('popup', [online, linked('Page', page)]),
    (await app.get(`popup/${id}`)).status,
    (await app.get(`popup/${id}/fields`)).status,
    (await app.submit(id, {})).status,
    (await app.inject(popupPath.view(id))).statusCode,
  ];
  const closed = [[], [], 404, 404, 404, 404];
  const open = [[id], [id], 200, 200, 422, 200];
  expect(await seen()).toEqual(closed);
  app.clock.set('2026-11-20T16:00:00Z');
  expect(await seen()).toEqual(open);
  app.clock.set('2026-11-20T16:59:59Z');
  expect(await seen()).toEqual(open);
  app.clock.set('2026-11-20T17:00:00Z');
  expect(await seen()).toEqual(closed);
  await remove(id);
});

test('a schedule that names stores holds on their pages alone', async () => {
  const targets = [
    { module: 'Location', id: 1 },
    { module: 'Location', id: 2 },
  ];
  const id = await app.make({ schedule: { stores: [2] } }, ...targets);
  expect(await app.markOn('/locaties/plek-1')).toBeUndefined();
  expect((await app.markOn('/locaties/plek-2'))?.ids).toEqual([id]);
  await remove(id);
});

test('the popups of a page cost no query, with them and without', async () => {
  const url = '/webcore/content/view/';
  const ask = async () => {
    app.host.cache.drop(['*']);
    return countQueries(() => app.inject(url + page));
  };
  await ask();
  const without = await ask();
  const id = await app.make({ titleContent: 'Hallo' }, { module: 'Page', id: page });
  await ask();
  expect((await app.markOn(url + page))?.ids).toEqual([id]);
  expect(await ask()).toBe(without);
  const calls = async () => {
    await app.list('popup', [online, linked('Page', page)]);
    await app.get(`popup/${id}/fields`);
  };
  expect(await countQueries(calls)).toBe(0);
  await remove(id);
});

test('another process knows at once what changed, and drops the pages that it kept', async () => {
  const other = await createSecondApp(app, features);
  try {
    expect(await other.get('/actie')).not.toContain('data-popups');
    const id = await app.make({ titleContent: 'Hallo' }, { module: 'Page', id: page });
    await eventually(async () =>
      expect(await other.get('/actie')).toContain(`data-popups-of="Page:${page}"`),
    );
    await remove(id);
    await eventually(async () => expect(await other.get('/actie')).not.toContain('data-popups'));
  } finally {
    await other.close();
  }
});

test('S3.6/12 S7.6/2 S9.1/4 the fields of its form are told by their guid', async () => {
  const name = { id: '12', guid: 'name', type: 'TextField', label: 'Voornaam', colclass: 'span6' };
  const popup = { popupactionId: 2, fields: [name, emailField] };
  const id = await app.make(popup, { module: 'Page', id: page });
  const { status, json, headers } = await app.get(`popup/${id}/fields`);
  expect(status).toBe(200);
  expect(Object.keys(json.data)).toEqual(['name', 'email']);
  expect(json.data.name).toEqual({
    id: '12',
    data: { ...name, maxlength: personLimits.firstname, validate: 'N', rowclass: 'row1' },
  });
  expect(json.data.email.data).toMatchObject({
    ...{ guid: 'email', type: 'EmailField', label: 'E-mailadres', validate: 'Y' },
    ...{ colclass: 'span12', rowclass: 'row1' },
  });
  expect(headers['x-robots-tag']).toBe('noindex');
  expect((await app.get('popup/99/fields')).json).toMatchObject({ code: 'not_found' });
  const message = await app.make({}, { module: 'Page', id: page });
  expect((await app.get(`popup/${message}/fields`)).json.data).toEqual({});
  await remove(id, message);
});

test('S7.6/2 the fields are told by the same filters as the list: what they leave out isn’t there', async () => {
  const target = { module: 'Page', id: page };
  const id = await app.make({ popupactionId: 2, fields: [emailField] }, target);
  const ask = async (...filters: unknown[]) => {
    const query = filters.map((one) => `filter[]=${encodeURIComponent(JSON.stringify(one))}`);
    return app.get(`popup/${id}/fields?${query.join('&')}`);
  };
  expect((await ask(online, linked('Page', page))).json.data).toHaveProperty('email');
  const others = [
    [online, linked('Page', page + 1)],
    [online, linked('Product', page)],
    [{ ...online, value: 'Offline' }, linked('Page', page)],
    [{ ...online, column: 'id', value: id + 1 }],
  ];
  for (const filters of others) {
    const { status, json } = await ask(...filters);
    expect([status, json.code], JSON.stringify(filters)).toEqual([404, 'not_found']);
  }
  const unknown = await ask(online, { ...online, column: 'seq', operator: '<', value: 3 });
  expect([unknown.status, Object.keys(unknown.json.fields)]).toEqual([400, ['filter[1]']]);
  expect((await app.get(`popup/${id}/fields?filter[]={`)).status).toBe(400);
  await remove(id);
});

test('a text says for how many days the codes of its offer are good', async () => {
  const popup = { popupactionId: 3, discountOfferId: app.offerId, fields: [emailField] };
  const texts = { intro: '{code_dagen} dagen', consentText: '<p>Nog {code_dagen} dagen.</p>' };
  const id = await app.make({ ...popup, ...texts }, { module: 'Page', id: page });
  const { data } = (await app.get(`popup/${id}`)).json.data;
  expect([data.intro, data.consent_text]).toEqual(['30 dagen', '<p>Nog 30 dagen.</p>']);
  await remove(id);
});

test('S2.5/5 S7.6/4 a confirm link leads to a question of ours; as a fragment no engine keeps it', async () => {
  const before = { link: { href: '/webcore/bookmark/request', confirm: 'Alles weg?' } };
  const id = await app.make(
    { titleContent: 'Opruimen', linkText: 'Ruim op', before },
    { module: 'Page', id: page },
  );
  const [{ data }] = (await app.list('popup', [online, linked('Page', page)])).json.data;
  const { href, confirm } = data.before.link;
  expect(confirm).toBe('Alles weg?');
  const question = await app.inject(href);
  expect([question.statusCode, question.body.includes('Alles weg?')]).toEqual([200, true]);
  const fragment = await app.inject(`${popupPath.view(id)}?view=ajax`);
  expect(fragment.headers['x-robots-tag']).toBe('noindex');
  expect(fragment.body).toContain('data-confirm="Alles weg?"');
  expect(fragment.body).not.toMatch(/<html|<h1/);
  await remove(id);
});

test('a popup leaves the pages that are kept, and every call, when its offer is stopped', async () => {
  const offer = { name: 'Kort', kind: 'percentage' as const, value: 5, validDays: 3 };
  const offerId = (await createOffer(app.db, offer))?.id ?? 0;
  const popup = { popupactionId: 3, discountOfferId: offerId, fields: [emailField] };
  const id = await app.make({ ...popup, captcha: true }, { module: 'Page', id: page });
  const other = await createSecondApp(app, features);
  try {
    expect((await app.markOn('/actie'))?.ids).toEqual([id]);
    expect(await other.get('/actie')).toContain('data-popups');
    expect(await stopOffer(app.host, offerId)).toBe(true);
    await eventually(async () => expect(await app.markOn('/actie')).toBeUndefined());
    expect(await app.ids('popup', [online, linked('Page', page)])).toEqual([]);
    expect((await app.get(`popup/${id}/fields`)).status).toBe(404);
    expect((await app.inject(popupPath.view(id))).statusCode).toBe(404);
    // Whoever has its form before him may send it still.
    expect((await app.inject(popupPath.challenge(id))).statusCode).toBe(200);
    await eventually(async () => expect(await other.get('/actie')).not.toContain('data-popups'));
  } finally {
    await other.close();
  }
  expect(await stopOffer(app.host, 999)).toBe(false);
  await remove(id);
});

test('an offer stays as long as a popup gives codes of it; the API stops it on pages too', async () => {
  const offer = { name: 'Door de API', kind: 'amount' as const, value: 500, validDays: 3 };
  const offerId = (await createOffer(app.db, offer))?.id ?? 0;
  const popup = { popupactionId: 3, discountOfferId: offerId, fields: [emailField] };
  const id = await app.make(popup, { module: 'Page', id: page });
  const { access } = await app.tokensOf('offer-writer', 'admin');
  const url = `/api/v1.0/discountoffer/${offerId}`;
  const headers = { ...bearer(access), 'if-match': '*' };
  expect((await app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(409);
  expect((await app.markOn('/actie'))?.ids).toEqual([id]);
  const stopped = await app.inject({
    ...{ method: 'PATCH', url, payload: JSON.stringify({ data: { state: 'stopped' } }) },
    headers: { ...headers, 'content-type': 'application/json' },
  });
  expect(stopped.statusCode).toBe(200);
  await eventually(async () => expect(await app.markOn('/actie')).toBeUndefined());
  await remove(id);
});

test('what is stored anew is as a new one in all that it doesn’t say, and one of no number is none', async () => {
  const target = { module: 'Page', id: page };
  const whole = { titleContent: 'Hallo', intro: 'Dag', closePeriod: 900, images: [], seq: 4 };
  const id = await app.make({ ...whole, before: { link: { href: '/nieuws' } } }, target);
  await app.make({ id, intro: 'Anders', titleContent: undefined }, target);
  const { data } = (await app.get(`popup/${id}`)).json.data;
  expect(data).toMatchObject({ intro: 'Anders', title_content: '', close_period: 0, before: {} });
  expect(data.seq).toBe(0);
  await expect(storePopup(app.db, { id: 9999, title: 'x' }, [])).rejects.toMatchObject({
    ...{ status: 404, message: 'Er is geen popup 9999.' },
  });
  const next = await app.make({ titleContent: 'Nieuw' }, target);
  expect((await app.get(`popup/${id}`)).json.data.data.intro).toBe('Anders');
  await remove(id, next);
});

test('a popup that could not work is refused with what is wrong', async () => {
  const refuse = (popup: object) =>
    storePopup(app.db, { title: 'x', ...popup }, []).catch(({ message }) => message);
  const one = { popupactionId: 2, fields: [emailField] };
  expect(await refuse({ popupactionId: 5 })).toContain('popupaction_id');
  expect(await refuse({ popuppositionId: 0 })).toContain('popupposition_id');
  expect(await refuse({ openPeriod: -1 })).toContain('open_period');
  expect(await refuse({ schedule: { week: 'x' } })).toContain('planning');
  expect(await refuse({ schedule: { devices: ['phone'] } })).toContain('schermen');
  expect(await refuse({ conditions: { visit: 'x' } })).toContain('voorwaarden');
  expect(await refuse({ before: { link: { href: 'javascript:alert(1)' } } })).toContain(
    'javascript',
  );
  expect(await refuse({ before: { link: { href: 'https://a.nl', confirm: 'x' } } })).toContain(
    'a.nl',
  );
  expect(await refuse({ popupactionId: 2 })).toContain('e-mailadres');
  expect(await refuse({ ...one, fields: [emailField, { guid: 'hobby' }] })).toContain('hobby');
  expect(await refuse({ ...one, fields: [emailField, { guid: '__proto__' }] })).toContain(
    '__proto__',
  );
  expect(await refuse({ ...one, popupactionId: 3 })).toContain('discount_offer_id');
  const noOffer = { ...one, popupactionId: 3, discountOfferId: 999 };
  expect(await refuse(noOffer)).toContain('Er is geen actie 999');
  expect(await refuse({ ...one, fields: [emailField, emailField] })).toContain('meer velden');
  expect(await refuse({ ...one, fields: [{ ...emailField, hidden: 'Y' }] })).toContain('invullen');
  const files = { guid: 'name', type: 'UploadField' };
  expect(await refuse({ ...one, fields: [emailField, files] })).toContain("'name'");
});

test('a popup that nobody could be rid of is refused', async () => {
  const caught = { closeButton: 'N', closeBackgroundclick: 'N' };
  const store = (popup: object) =>
    storePopup(app.db, { title: 'Vast', state: 'Offline', ...caught, ...popup }, []);
  await expect(store({})).rejects.toMatchObject({
    ...{ status: 422, message: expect.stringContaining('moet te sluiten zijn') },
  });
  const ways = [{ closeButton: 'Y' }, { closeBackgroundclick: 'Y' }, { closePeriod: 5000 }];
  for (const way of ways) await expect(store(way)).resolves.toBeGreaterThan(0);
});

test('S3.6/12 a box in its form asks consent for the newsletter, or is refused, as is what nobody sees', async () => {
  const box = { guid: 'akkoord', type: 'CheckboxField', label: 'Akkoord', validate: 'Y' };
  const consent = { ...box, options: { ja: 'Ja, mail mij' } };
  const store = (field: Record<string, unknown>, more: object = { popupactionId: 2 }) =>
    storePopup(
      app.db,
      { title: 'Vakje', state: 'Offline', fields: [emailField, field], ...more },
      [],
    );
  await expect(store(consent)).resolves.toBeGreaterThan(0);
  for (const wrong of [
    box,
    { ...consent, validate: 'N' },
    { ...consent, options: { ja: 'Ja', nee: 'Nee' } },
    { ...consent, default_value: '["ja"]' },
    { ...consent, hidden: 'Y' },
    { ...consent, readonly: 'Y' },
  ]) {
    await expect(store(wrong), JSON.stringify(wrong)).rejects.toMatchObject({
      ...{ status: 422, message: expect.stringContaining("Het vakje 'akkoord'") },
    });
  }
  const code = { popupactionId: 4, discountOfferId: app.offerId };
  await expect(store(consent, code)).rejects.toMatchObject({
    message: expect.stringContaining('niet bewaard'),
  });
  const hidden = { guid: 'bron', type: 'HiddenField', value: 'x' };
  await expect(store(hidden)).rejects.toMatchObject({
    message: expect.stringContaining("Met het veld 'bron' doet een popup niets"),
  });
  // What stands deeper in a definition counts as well.
  const disguised = { guid: 'bron', type: 'TitleField', data: { type: 'HiddenField' } };
  await expect(store(disguised)).rejects.toMatchObject({ status: 422 });
});
