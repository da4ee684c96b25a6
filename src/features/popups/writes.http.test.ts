import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportEntity, findStored, importEntity } from '#features/entities/api.server';
import { type CallEntity, createEntityCalls } from '../../../tests/harness/api-app';
import { addPage } from '../../../tests/harness/build-catalog';
import { createPopupApp, emailField, type PopupApp } from './test-app.test-support';

let app: PopupApp;
let call: CallEntity;
beforeAll(async () => {
  app = await createPopupApp();
  call = await createEntityCalls(app, 'popup');
  const content = [
    { type: 'RichText', props: { id: 'tekst', version: 1, title: 'Actie', html: '<p>Kom.</p>' } },
  ];
  await addPage(app.host, { path: '/actie', title: 'Actie', content });
});
afterAll(() => app.close());

const newsletter = {
  ...{ title: 'Nieuwsbrief', popupaction_id: 2, popupposition_id: 9, open_period: 4000 },
  ...{ title_content: 'Een brief', content: '<p>Zo<script>x</script></p>', fields: [emailField] },
  ...{ conditions: { visit: 'first' }, targets: [{ page: '/actie' }] },
};

const make = async (data: object): Promise<number> => {
  const made = await call('POST', 'popup', { data });
  expect([made.status, made.json.fields]).toEqual([201, undefined]);
  return made.json.data.id;
};

test('admins make a popup, which its page has at once, change it and take it away', async () => {
  const id = await make(newsletter);
  expect((await app.markOn('/actie'))?.ids).toEqual([id]);
  const read = await call('GET', `popup/${id}`);
  expect(read.json.data).toMatchObject({
    ...{ state: 'Online', title: 'Nieuwsbrief', _meta: { revision: 1 } },
    data: { content: '<p>Zo</p>', fields: [emailField], targets: [{ page: '/actie' }] },
    extra: { position: { horizontal: 'right', vertical: 'bottom' } },
  });
  // What is told comes back as it was told.
  const same = await call('PATCH', `popup/${id}`, { data: read.json.data.data });
  expect([same.status, same.json.data._meta.revision]).toEqual([200, 1]);

  // Nobody else is told of what is for the server.
  const { data } = (await call('GET', `popup/${id}`, { as: 'stranger' })).json.data;
  for (const name of ['fields', 'schedule', 'captcha', 'discount_offer_id', 'targets']) {
    expect(data).not.toHaveProperty(name);
  }
  const targets = [{ module: 'Product', id: 1 }];
  const link = { href: '/webcore/cart/empty', confirm: 'Alles weg?' };
  const moved = await call('PATCH', `popup/${id}`, {
    ...{ data: { targets, before: { link }, link_text: 'Weg' }, revision: '"1"' },
  });
  expect([moved.status, moved.json.fields]).toEqual([200, undefined]);
  expect(moved.json.data.data).toMatchObject({ targets, before: { link } });
  expect(await app.markOn('/actie')).toBeUndefined();
  // Who reads the link is led to its question; who writes it, reads it as it was written.
  const shown = (await call('GET', `popup/${id}`, { as: 'stranger' })).json.data.data.before.link;
  expect(shown.href).not.toBe(link.href);
  const again = await call('PATCH', `popup/${id}`, { data: moved.json.data.data });
  expect(again.json.data._meta.revision).toBe(2);

  const stale = await call('PATCH', `popup/${id}`, { data: { title: 'X' }, revision: '"1"' });
  expect([stale.status, stale.json.current.data.targets]).toEqual([
    412,
    [{ page: null, ...targets[0] }],
  ]);
  for (const as of ['staff', 'stranger'] as const) {
    for (const method of ['PATCH', 'DELETE'] as const) {
      expect((await call(method, `popup/${id}`, { as, data: {} })).status).toBeGreaterThan(400);
    }
  }
  const history = (await call('GET', `popup/${id}/history`)).json.data;
  expect(history.map(({ revision }: { revision: number }) => revision)).toEqual([2, 1]);
  expect((await call('DELETE', `popup/${id}`)).status).toBe(204);
  expect((await call('GET', `popup/${id}`)).status).toBe(404);
});

test('what is wrong with a popup is told by field, and none that can’t be used is stored', async () => {
  const wrong = async (data: object) => {
    const refused = await call('POST', 'popup', { data: { ...newsletter, ...data } });
    expect([refused.status, refused.json.code]).toEqual([400, 'bad_request']);
    return refused.json.fields;
  };
  const only = async (name: string, value: unknown) => {
    const fields = await wrong({ [name]: value });
    expect(Object.keys(fields)).toEqual([name]);
    return fields[name];
  };
  expect(await only('popupaction_id', 5)).toBe('Vul hoogstens 4 in.');
  expect(await only('open_period', -1)).toBe('Vul minstens 0 in.');
  expect(await only('schedule', { week: 'altijd' })).toContain('Dit is een planning');
  expect(await only('conditions', { devices: ['koelkast'] })).toContain('Apparaten: ');
  expect(await only('conditions', { from: ['geen adres'] })).toBe(
    'De voorwaarden zijn niet te lezen.',
  );
  expect(await only('before', { link: { href: 'javascript:x' } })).toContain('Eerste link: Adres');
  expect(await only('images', [{ key: 'weg', alt: '' }])).toBe("Er is geen afbeelding 'weg'.");
  expect(await only('fields', [])).toContain('precies één verplicht veld');
  expect(await only('fields', [{ label: '\ud800' }])).toContain('velden van een formulier');
  const more = [emailField, { guid: 'leeftijd', label: 'Leeftijd' }];
  expect(await only('fields', more)).toContain("Met het veld 'leeftijd'");
  expect(await wrong({ close_button: 'N', close_backgroundclick: 'N' })).toEqual({
    close_button: expect.stringContaining('moet te sluiten zijn'),
  });
  expect(await wrong({ popupaction_id: 3 })).toEqual({
    discount_offer_id: expect.stringContaining('hoort bij een actie'),
  });
  expect(await only('discount_offer_id', 999)).toBe('Er is geen actie 999.');
  expect(await only('targets', [{ page: '/weg' }])).toBe('Er is geen pagina /weg.');
  expect(await only('targets', [{ module: 'Product', id: 999 }])).toBe('Er is geen Product 999.');
  expect(await only('targets', [{ module: 'Koelkast', id: 1 }])).toContain('niet bij Koelkast');
  expect(await only('targets', [{ page: '/actie', id: 1 }])).toContain('Zeg een pagina');
  expect((await call('GET', 'popup')).json._meta.total).toBe(0);
});

test('an offer stays while a popup gives codes of it', async () => {
  const id = await make({ ...newsletter, popupaction_id: 3, discount_offer_id: app.offerId });
  const kept = await call('DELETE', `discountoffer/${app.offerId}`);
  expect([kept.status, kept.json.message]).toEqual([
    409,
    'Een pop-up geeft codes van deze actie. Zet haar op gestopt.',
  ]);
  await call('PATCH', `discountoffer/${app.offerId}`, { data: { state: 'stopped' } });
  expect(await app.markOn('/actie')).toBeUndefined();
  await call('PATCH', `discountoffer/${app.offerId}`, { data: { state: 'on' } });
  expect((await app.markOn('/actie'))?.ids).toEqual([id]);
  expect((await call('DELETE', `popup/${id}`)).status).toBe(204);
  expect(await app.markOn('/actie')).toBeUndefined();
});

test('popups go out to a file and come back in, and one that is gone comes back', async () => {
  const week = [{ days: [1, 2], from: '09:00', until: '17:30' }];
  const id = await make({ ...newsletter, schedule: { week }, seq: 3 });
  await make({ ...newsletter, title: 'Bericht', popupaction_id: 1, fields: [], targets: [] });
  const stored = findStored(app.host, 'popup');
  if (!stored) throw new Error('Popups are not stored');
  for (const format of ['csv', 'json'] as const) {
    const { text, count } = await exportEntity(app.db, stored, { siteId: 1, format });
    expect(count).toBe(2);
    const read = (file: string) =>
      importEntity(app.host, stored, { file: `popups.${format}`, bytes: Buffer.from(file) });
    const again = await read(text);
    expect([again.refused, again.plans.map(({ kind }) => kind)]).toEqual([
      [],
      ['unchanged', 'unchanged'],
    ]);
    const changed = await read(text.replace('Een brief', `Een brief uit ${format}`));
    expect(changed.plans.map(({ kind }) => kind)).toEqual(['changed', 'unchanged']);
    await read(text);
  }
  await call('DELETE', `popup/${id}`);
  const { status, json } = await call('POST', `popup/${id}/restore`, { body: { revision: 1 } });
  expect([status, json.data.data.schedule]).toEqual([200, { week }]);
  expect(json.data.data.targets).toEqual([{ page: '/actie' }]);
});
