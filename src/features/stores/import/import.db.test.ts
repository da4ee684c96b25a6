import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countQueries } from '../../../../tests/harness/count-queries';
import { createTestDatabase, type TestDatabase } from '../../../../tests/harness/database';
import { locations } from '../server/tables';
import { testStores } from '../test-stores.test-support';
import { exportStores } from './export';
import { importStores } from './import';
import { UnreadableStores } from './read-file';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const fill = () => database.db.insert(locations).values(testStores);
const all = () => database.db.select().from(locations).orderBy(asc(locations.id));

const load = async (text: string, dryRun = false) => {
  const told: number[] = [];
  const report = await importStores(Buffer.from(text), {
    db: database.db,
    dryRun,
    announce: async (ids) => void told.push(...ids),
  });
  return { ...report, told };
};

test('what was exported changes nothing when it is imported', async () => {
  await fill();
  const before = await all();
  for (const sheet of [false, true]) {
    const { text, count } = await exportStores(database.db, { sheet });
    expect(count).toBe(before.length);
    const { plans, refused, told } = await load(text);
    expect(refused).toEqual([]);
    expect(plans.filter(({ kind }) => kind !== 'unchanged')).toEqual([]);
    expect(told).toEqual([]);
  }
  expect(await all()).toEqual(before);
});

test('an export fills an empty database, and a second import changes nothing', async () => {
  await fill();
  const { text } = await exportStores(database.db);
  const before = await all();
  await database.db.delete(locations);
  const first = await load(text);
  expect(first.plans.every(({ kind }) => kind === 'new')).toBe(true);
  expect(first.told).toHaveLength(before.length);
  const bare = (rows: Awaited<ReturnType<typeof all>>) => rows.map(({ id: _, ...row }) => row);
  expect(bare(await all())).toEqual(bare(before));
  expect((await load(text)).told).toEqual([]);
});

const header = 'winkel;titel;straat;huisnummer;postcode;plaats;provincie;maandag;latitude;extra';

test('a bad line is refused by its number and the good ones go in', async () => {
  const report = await load(
    [
      header,
      'ede;Brink Ede;Laan;1;6711ab;Ede;Gelderland;9.30-18.00;52,04;x',
      'hoorn;Brink Hoorn;Kade;2;16;Hoorn;Noord-Holland;;;',
      'Tiel!;Brink;Kade;2;4001 AP;Tiel;Gelderland;;;',
      'ede;Brink Ede;Laan;1;6711 AB;Ede;Gelderland;;;',
      'tiel;Brink Tiel;Kade;2;4001 AP;Tiel;Gelderland;van 9 tot 5;;',
      'goes;;Kade;2;4461 AP;Goes;Zeeland;;;',
    ].join('\r\n'),
  );
  expect(report.refused.map(({ line, reason }) => [line, reason])).toEqual([
    [3, "zipcode: '16' is geen postcode"],
    [4, expect.stringContaining("'Tiel!' kan geen deel van een adres zijn")],
    [5, 'deze winkel staat al eerder in het bestand'],
    [6, "'van 9 tot 5' is geen tijd van-tot"],
    [7, 'title: de titel ontbreekt'],
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
  expect(tried.plans).toEqual([{ kind: 'changed', access: 'tiel', changed: ['phone', 'hours'] }]);
  expect(await all()).toEqual(before);
  expect((await load(text)).told).toEqual([3]);
  const tiel = (await all()).find(({ access }) => access === 'tiel');
  const old = before.find(({ access }) => access === 'tiel');
  const dinsdag = [
    ['10:00', '12:00'],
    ['13:00', '17:00'],
  ];
  expect(tiel).toEqual({ ...old, phone: '0344-123456', hours: { ...old?.hours, dinsdag } });
});

test('no new store gets one of the two numbers that are never listed', async () => {
  const lines = Array.from(
    { length: 40 },
    (_, at) => `winkel-${at};Brink ${at};Laan;1;6711 AB;Ede;Gelderland;dicht;;`,
  );
  const { told } = await load([header, ...lines].join('\n'));
  expect(told).toHaveLength(40);
  expect(told).not.toContain(35);
  expect(told).not.toContain(36);
  expect((await all()).map(({ id }) => id)).toEqual(told.toSorted((one, other) => one - other));
});

test('holidays are proposed in an export and are there after its import', async () => {
  await fill();
  const { text } = await exportStores(database.db, { holidays: 2027 });
  const { plans } = await load(text);
  expect(plans.find(({ access }) => access === 'tiel')).toMatchObject({ kind: 'changed' });
  expect(plans.find(({ access }) => access === 'hoofdkantoor')).toMatchObject({
    kind: 'unchanged',
  });
  const tiel = (await all()).find(({ access }) => access === 'tiel');
  expect(tiel?.specialHours).toContainEqual({
    from: '2027-12-24',
    until: '2027-12-24',
    label: 'Kerstavond',
    periods: [['09:30', '17:00']],
  });
});

test('what is no file of stores is said to be none', async () => {
  await expect(load('naam,plaats\nx,y')).rejects.toThrow(UnreadableStores);
  await expect(load('store,titel\n"x,y')).rejects.toThrow(UnreadableStores);
  await expect(load('')).rejects.toThrow(UnreadableStores);
});

test('many stores are written in parts, and a change of some leaves the others', async () => {
  const line = (n: number, phone = '') =>
    `s-${n},Winkel ${n},Kade,1,1234 AB,Tiel,Gelderland,${phone}`;
  const file = (lines: string[]) =>
    `store,title,street,housenumber,zipcode,place,province,phone\n${lines.join('\n')}\n`;
  const numbers = Array.from({ length: 700 }, (_, n) => n);
  const count = (text: string) => countQueries(() => load(text));
  expect(await count(file(numbers.map((n) => line(n))))).toBeLessThan(20);
  const before = await all();
  expect(before).toHaveLength(700);
  expect(before.map(({ id }) => id)).not.toContain(35);
  const next = file(numbers.map((n) => line(n, n % 2 ? '0344' : '')));
  expect(await count(next)).toBeLessThan(20);
  expect(await all()).toEqual(
    before.map((row) => (Number(row.access.slice(2)) % 2 ? { ...row, phone: '0344' } : row)),
  );
});
