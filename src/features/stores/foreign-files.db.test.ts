import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importPostcodes } from '#features/addresses/api.server';
import { importEntity, undoImport } from '#features/entities/api.server';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import { countUnplaced } from './server/count-unplaced';
import { storedStores } from './server/stored';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  async function* lines() {
    yield 'postcode;plaats;provincie;lat;lon';
    yield '3511AW;Utrecht;Utrecht;52,0925;5,119';
    yield '9712HN;Groningen;Groningen;53,2189;6,5675';
  }
  await importPostcodes(app.db, lines());
});
afterAll(() => app.close());

const read = (bytes: Uint8Array, columns?: Record<string, string>, dryRun = false) =>
  importEntity(app.host, storedStores, { bytes, file: 'filialen.csv', columns, dryRun });

const stored = async () => {
  const { rows } = await app.db.execute(sql`
    select access, title, address_street as street, address_housenumber as nr,
      address_housenumber_suffix as suffix, address_zipcode as zipcode, address_place as place,
      address_province as province,
      round(coord_latitude::numeric, 3)::float8 as lat, round(coord_longitude::numeric, 3)::float8 as lon,
      hours -> 'dinsdag' as tuesday, hours -> 'zondag' as sunday
    from locations order by access`);
  return rows;
};

// As a Dutch spreadsheet writes it: Windows-1252, semicolons, decimal commas.
const sheet = [
  'Filiaal;Adres;Pc;Woonplaats;Openingstijden;X;Y;Vloer',
  'Vinkenhof Groningen Zuiderdiep;Gedempte Zuiderdiep 98-2;9712 HN;Groningen;"ma 13.00-18.00; di t/m vr 9.30 - 18.00 uur; za 10-17";233882;581688;vinyl',
  'Vinkenhof Café Utrecht;Oudegracht 112A;3511AW;Utrecht;Mo-Sa 09:00-18:00;136600;455900;hout',
  'Vinkenhof Fout;Oudegracht;3511AW;Utrecht;op afspraak;136600;455900;',
].join('\r\n');

test('stores come from a table of another: one address, one text of hours, metres, no province, no key', async () => {
  const bytes = Buffer.from(sheet, 'latin1');
  const tried = await read(bytes, undefined, true);
  expect(tried.plans.map(({ kind, key }) => [kind, key])).toEqual([
    ['new', 'vinkenhof-groningen-zuiderdiep'],
    ['new', 'vinkenhof-cafe-utrecht'],
  ]);
  expect(tried.refused).toMatchObject([
    { line: 4, reason: '‘Oudegracht’ eindigt niet op een huisnummer' },
  ]);
  expect(tried.unused).toEqual(['Vloer']);
  expect(tried.columns?.find(({ header }) => header === 'Adres')).toEqual({
    ...{ header: 'Adres', field: 'adresregel' },
    samples: ['Gedempte Zuiderdiep 98-2', 'Oudegracht 112A', 'Oudegracht'],
  });
  expect(await stored()).toEqual([]);
  const { importId = 0 } = await read(bytes);
  expect(await stored()).toEqual([
    {
      ...{ access: 'vinkenhof-cafe-utrecht', title: 'Vinkenhof Café Utrecht' },
      ...{ street: 'Oudegracht', nr: '112', suffix: 'A', zipcode: '3511 AW', place: 'Utrecht' },
      ...{ province: 'Utrecht', lat: expect.closeTo(52.092, 2), lon: 5.119 },
      ...{ tuesday: [['09:00', '18:00']], sunday: [] },
    },
    {
      ...{ access: 'vinkenhof-groningen-zuiderdiep', title: 'Vinkenhof Groningen Zuiderdiep' },
      ...{ street: 'Gedempte Zuiderdiep', nr: '98', suffix: '2', zipcode: '9712 HN' },
      ...{ place: 'Groningen', province: 'Groningen', lat: expect.closeTo(53.214, 1) },
      ...{ lon: expect.closeTo(6.56, 1), tuesday: [['09:30', '18:00']], sunday: [] },
    },
  ]);
  await undoImport(app.host, importId);
  expect(await stored()).toEqual([]);
});

test('a column that nobody would guess is named, and one that was guessed wrong is not used', async () => {
  const csv =
    'naam,straatnaam,huisnr,toev,PC (NL),stad,ma,Sunday,tel,Plaats\n' +
    'Hal,Kade,3,bis,3511 AW,Utrecht,9-18,gesloten,030 123 45 67,vak 4';
  const bytes = Buffer.from(csv);
  const guessed = await read(bytes, undefined, true);
  expect(guessed.refused.map(({ reason }) => reason)).toEqual([
    'voor een nieuw item ontbreekt Postcode, Provincie',
  ]);
  const columns = { zipcode: 'PC (NL)', place: 'stad' };
  const named = await read(bytes, columns);
  expect([named.refused, named.unused]).toEqual([[], ['Plaats']]);
  const [hall] = await stored();
  expect(hall).toMatchObject({ place: 'Utrecht', street: 'Kade', nr: '3', suffix: 'bis' });
  await expect(read(bytes, { place: 'Gemeente' }, true)).rejects.toThrow(
    'er is geen kolom Gemeente',
  );
  await expect(read(bytes, { hoogte: 'stad' }, true)).rejects.toThrow('is geen gegeven hiervan');
});

test('without a province that of the postcode is taken, and a new store gets the place of its postcode', async () => {
  await app.db.execute(sql`delete from locations`);
  const csv = (lines: string[]) =>
    Buffer.from(['store;title;straat;nr;postcode;plaats;provincie;lat;lon', ...lines].join('\n'));
  const lines = [
    'kampen;Kampen;Oudestraat;1;8261 AA;Kampen;;52,5581;5,9142',
    'hoogeveen;Hoogeveen;Hoofdstraat;1;7902 AA;Hoogeveen;;;',
    'utrecht;Utrecht;Oudegracht;1;3511AW;Utrecht;;;',
    'tiel;Tiel;Waterstraat;1;4001 AM;Tiel;Gelderland;51,886;5,43',
  ];
  const first = await read(csv(lines));
  expect(first.refused).toEqual([]);
  const places = async () => {
    const rows = (await stored()) as { access: string; province: string; lat: number | null }[];
    return rows.map(({ access, province, lat }) => [access, province, lat]);
  };
  const placed = [
    ['hoogeveen', 'Drenthe', null],
    ['kampen', 'Overijssel', 52.558],
    ['tiel', 'Gelderland', 51.886],
    // An empty cell says that there is none.
    ['utrecht', 'Utrecht', null],
  ].map(([access, province, lat]) => [access, province, lat && expect.closeTo(Number(lat), 2)]);
  expect(await places()).toEqual(placed);
  expect(await countUnplaced(app.db)).toBe(2);
  const without = 'store;title;straat;nr;postcode;plaats\ngracht;Gracht;Kade;2;3511AW;Utrecht';
  expect((await read(Buffer.from(without))).refused).toEqual([]);
  expect((await places())[0]).toEqual(['gracht', 'Utrecht', expect.closeTo(52.092, 2)]);
  // What stands there of a store isn't moved to its postcode.
  const bare = Buffer.from('store;title;postcode\ntiel;Tiel;3511AW');
  expect((await read(bare)).refused).toEqual([]);
  expect((await places())[3]).toEqual(['tiel', 'Utrecht', expect.closeTo(51.886, 2)]);
});
