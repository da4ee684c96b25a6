import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApplicationApp, createApplicationApp } from './test-app.test-support';

let app: ApplicationApp;
beforeAll(async () => {
  app = await createApplicationApp();
});
afterAll(() => app.close());

const open = async (query: Record<string, string> = {}, path = '/webcore/content/view/26') =>
  (
    await app.inject({
      url: `${path}?${new URLSearchParams(query)}`,
      headers: { accept: 'text/html' },
    })
  ).body;

const heading = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1];

test('S2.9/5 S2.9/6 page 26 is the form; its heading says which vacancy, and with a location at which store of the chain', async () => {
  const vacature = 'Verkoper';
  expect(await open()).toContain('data-form="sollicitatie"');
  expect(heading(await open({ vacature }))).toMatch(/^Solliciteer nu voor ?<br>Verkoper$/);
  expect(heading(await open({ vacature, locatie: 'Utrecht' }))).toMatch(
    /^Solliciteer nu voor ?<br>Verkoper bij Etalage Utrecht$/,
  );
  expect(heading(await open({ vacature, locatie: 'Etalage Utrecht' }))).toContain(
    'Verkoper bij Etalage Utrecht',
  );
});

test('S2.1/7 page 26 has an address of its own too, and what the address says is never markup', async () => {
  const html = await open({ vacature: '<b>x</b>', locatie: '"Tiel"' }, '/solliciteren');
  expect(heading(html)).toContain('&lt;b&gt;x&lt;/b&gt;');
  expect(html).not.toContain('<b>x</b>');
});

test('S2.9/8 S9.5/3 each weekday has a morning, an afternoon and an evening to choose', async () => {
  const html = await open({ vacature: 'Verkoper', locatie: 'Utrecht' });
  for (const day of ['maandag', 'woensdag', 'zondag']) {
    const values = [
      ...html.matchAll(new RegExp(`name="beschikbaar_${day}\\[\\]" value="(\\w+)"`, 'g')),
    ];
    expect(values.map(([, value]) => value)).toEqual(['ochtend', 'middag', 'avond']);
  }
  expect(html).toContain('Wanneer kun je werken?');
});

test('S2.9/7 S9.5/3 an office has its own availability, by its category or by code 138', async () => {
  const offices: Record<string, string>[] = [{ categorie: 'kantoor' }, { code: '138' }];
  for (const query of offices) {
    const html = await open({ vacature: 'Inkoper', locatie: 'Utrecht', ...query });
    expect(html).toContain('Wanneer werk je het liefst op kantoor?');
    expect(html).toContain('name="beschikbaar_vrijdag[]"');
    expect(html).not.toContain('beschikbaar_zaterdag');
  }
  expect(await open({ categorie: 'verkoop', code: '101' })).not.toContain('op kantoor');
});

test('S5.3/4 S9.5/2 a motivation has 1000 characters', async () => {
  expect(await open({ vacature: 'Verkoper' })).toMatch(/<textarea[^>]*maxLength="1000"/i);
});

test('S7.5/1 the form has the address as field 83 and the place of work as field 7', async () => {
  const html = await open({ vacature: 'Verkoper', locatie: 'Utrecht' });
  expect(html).toContain('name="field_83[zipcode]"');
  expect(html).toContain('name="field_83[housenumber]"');
  expect(html).toMatch(/<input[^>]*name="field_7"[^>]*value="Etalage Utrecht"/);
  const without = await open();
  expect(without).toMatch(/<select[^>]*name="field_7"/);
  expect(without).toContain('<option value="Etalage Tiel">');
});

test('a vacancy that is over can’t be applied for', async () => {
  const html = await open({ vacature: 'Voorbij', locatie: 'Utrecht', code: '101' });
  expect(html).toContain('Deze vacature is vervuld');
  expect(html).not.toContain('data-form="sollicitatie"');
});
