import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exportEntity, importEntity, UnreadableFile } from '#features/entities/api.server';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import { countQueries } from '../../../tests/harness/count-queries';
import { withHolidays } from './server/holidays';
import { storedStores } from './server/stored';
import { locations } from './server/tables';
import { testStores } from './test-stores.test-support';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const fill = () => app.db.insert(locations).values(testStores);
const all = () => app.db.select().from(locations).orderBy(asc(locations.id));
const write = async (
  format: 'csv' | 'sheet' | 'json' = 'csv',
  adapt?: ReturnType<typeof withHolidays>,
) => (await exportEntity(app.db, storedStores, { siteId: 1, format, adapt })).text;

const load = (text: string, dryRun = false) =>
  importEntity(app.host, storedStores, { bytes: Buffer.from(text), file: 'winkels.csv', dryRun });

const changed = ({ plans }: Awaited<ReturnType<typeof load>>) =>
  plans.filter(({ kind }) => kind !== 'unchanged');

test('what was exported changes nothing when it is imported', async () => {
  await fill();
  const before = await all();
  for (const format of ['csv', 'sheet', 'json'] as const) {
    const report = await load(await write(format));
    expect([report.refused, report.unused, changed(report)]).toEqual([[], [], []]);
  }
  expect(await all()).toEqual(before);
});

test('an export fills an empty database, and a second import changes nothing', async () => {
  await fill();
  const text = (await write()).replaceAll(/gevel[^,]*/g, '');
  const before = await all();
  await app.db.delete(locations);
  const first = await load(text);
  expect(first.plans.every(({ kind }) => kind === 'new')).toBe(true);
  const bare = (rows: Awaited<ReturnType<typeof all>>) =>
    rows.map(({ id: _, picture: __, ...row }) => row);
  expect(bare(await all())).toEqual(bare(before));
  expect(changed(await load(text))).toEqual([]);
});

const header =
  'winkel;titel;straat;huisnummer;postcode;plaats;provincie;maandag;latitude;longitude;extra';

test('a bad line is refused by its number and the good ones go in', async () => {
  const report = await load(
    [
      header,
      'ede;Brink Ede;Laan;1;6711ab;Ede;Gelderland;9.30-18.00;52,04;5,66;x',
      'hoorn;Brink Hoorn;Kade;2;16;Hoorn;Noord-Holland;;;;',
      'Tiel!;Brink;Kade;2;4001 AP;Tiel;Gelderland;;;;',
      'ede;Brink Ede;Laan;1;6711 AB;Ede;Gelderland;;;;',
      'tiel;Brink Tiel;Kade;2;4001 AP;Tiel;Gelderland;van 9 tot 5;;;',
      'goes;;Kade;2;4461 AP;Goes;Zeeland;;;;',
      'veere;Brink Veere;Kade;2;4351 AV;Veere;Zeeland;;97;4;',
      'sluis;Brink Sluis;Kade;2;4524 AB;Sluis;Zeeland;;51;;',
    ].join('\r\n'),
  );
  expect(report.refused.map(({ line, reason }) => [line, reason])).toEqual([
    [3, 'Postcode: Vul een postcode in, bijvoorbeeld 3511 AW.'],
    [4, expect.stringContaining('Adres van de pagina: Vul het laatste deel van het adres in')],
    [5, 'dit item staat al eerder in het bestand'],
    [6, "Openingstijden: 'van 9 tot 5' is geen tijd van-tot"],
    [7, 'Titel: Vul dit in.'],
    [8, 'Breedtegraad: Vul hoogstens 90 in.'],
    [9, expect.stringMatching(/^Lengtegraad: .* horen bij elkaar/)],
  ]);
  expect(report.unused).toEqual(['extra']);
  const [row] = await all();
  expect(row).toMatchObject({
    access: 'ede',
    zipcode: '6711 AB',
    latitude: 52.04,
    state: 'Online',
  });
  expect(row?.hours).toMatchObject({ maandag: [['09:30', '18:00']], dinsdag: [] });
});

test('a column that is not in the file stays as it is; a dry run writes nothing', async () => {
  await fill();
  const before = await all();
  const text = 'store,phone,dinsdag\ntiel,0344-123456,10:00-12:00 | 13:00-17:00\n';
  const tried = await load(text, true);
  expect(tried.plans).toEqual([
    {
      ...{ line: 2, key: 'tiel', kind: 'changed' },
      told: [
        expect.stringMatching(/^Telefoon: .* → 0344-123456$/),
        expect.stringMatching(/^Openingstijden: .*dinsdag 10:00-12:00 \| 13:00-17:00/),
      ],
    },
  ]);
  expect(await all()).toEqual(before);
  await load(text);
  const tiel = (await all()).find(({ access }) => access === 'tiel');
  const old = before.find(({ access }) => access === 'tiel');
  const dinsdag = [
    ['10:00', '12:00'],
    ['13:00', '17:00'],
  ];
  expect(tiel).toEqual({
    ...old,
    ...{ phone: '0344-123456', revision: 2 },
    hours: { ...old?.hours, dinsdag },
  });
});

test('S9.4/2 no new store gets one of the two numbers that are never listed', async () => {
  const lines = Array.from(
    { length: 40 },
    (_, at) => `winkel-${at};Brink ${at};Laan;1;6711 AB;Ede;Gelderland;dicht;;`,
  );
  await load([header, ...lines].join('\n'));
  const ids = (await all()).map(({ id }) => id);
  expect(ids).toHaveLength(40);
  expect(ids).not.toContain(35);
  expect(ids).not.toContain(36);
});

test('holidays are proposed in an export and are there after its import', async () => {
  await fill();
  const report = await load(await write('csv', withHolidays(2027)));
  const kinds = new Map(report.plans.map(({ key, kind }) => [key, kind]));
  expect([kinds.get('tiel'), kinds.get('hoofdkantoor')]).toEqual(['changed', 'unchanged']);
  const tiel = (await all()).find(({ access }) => access === 'tiel');
  expect(tiel?.specialHours).toContainEqual({
    from: '2027-12-24',
    until: '2027-12-24',
    label: 'Kerstavond',
    periods: [['09:30', '17:00']],
  });
});

test('what is no file of stores is said to be none', async () => {
  await expect(load('straat,plaats\nx,y')).rejects.toThrow(UnreadableFile);
  await expect(load('store,titel\n"x,y')).rejects.toThrow(UnreadableFile);
  await expect(load('')).rejects.toThrow(UnreadableFile);
});

test('many stores are written in parts, and a change of some leaves the others', async () => {
  const line = (n: number, phone = '') =>
    `s-${n},Winkel ${n},Kade,1,1234 AB,Tiel,Gelderland,${phone}`;
  const file = (lines: string[]) =>
    `store,title,street,housenumber,zipcode,place,province,phone\n${lines.join('\n')}\n`;
  const numbers = Array.from({ length: 700 }, (_, n) => n);
  const count = (text: string) => countQueries(() => load(text));
  expect(await count(file(numbers.map((n) => line(n))))).toBeLessThan(40);
  const before = await all();
  expect(before).toHaveLength(700);
  expect(before.map(({ id }) => id)).not.toContain(35);
  const next = file(numbers.map((n) => line(n, n % 2 ? '0344' : '')));
  expect(await count(next)).toBeLessThan(40);
  expect(await all()).toEqual(
    before.map((row) =>
      Number(row.access.slice(2)) % 2 ? { ...row, phone: '0344', revision: 2 } : row,
    ),
  );
});
