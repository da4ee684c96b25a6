import { expect, test } from 'vitest';
import { type PostcodeLine, readPostcodes } from './read-postcodes';

async function* each(lines: readonly string[]) {
  yield* lines;
}

const read = async (lines: readonly string[], chosen?: Record<string, string>) => {
  const found: PostcodeLine[] = [];
  for await (const one of readPostcodes(each(lines), chosen)) found.push(one);
  return found;
};

const utrecht = { zipcode: '3511AW', place: 'Utrecht', province: 'Utrecht' };

test('columns are known by what they are usually called, in any order, with any sign between them', async () => {
  const [first] = await read([
    '\uFEFFLengtegraad;Woonplaats;Breedtegraad;Provincie;PC6',
    '5,119;"Utrecht";52,0925;Utrecht;3511 aw',
  ]);
  expect(first).toEqual({ line: 2, row: { ...utrecht, latitude: 52.0925, longitude: 5.119 } });
});

test('metres of the Dutch grid are turned into degrees, under their own name or a bare x and y', async () => {
  for (const header of ['postcode,plaats,rd_x,rd_y', 'postcode,plaats,x,y']) {
    const [first] = await read([header, '3811AA,Amersfoort,155000,463000']);
    expect(first?.row).toMatchObject({ zipcode: '3811AA', province: '' });
    const { latitude = 0, longitude = 0 } = Object(first?.row) as Record<string, number>;
    expect([latitude.toFixed(4), longitude.toFixed(4)]).toEqual(['52.1552', '5.3872']);
  }
});

test('what nobody would guess is named; what lacks is told with what there is', async () => {
  const lines = ['Post Code (NL)\tStad\tNB\tOL', '3511AW\tUtrecht\t52.09\t5.11'];
  await expect(read(lines)).rejects.toThrow(
    'Geen kolom gevonden voor postcode en plaats en de ligging',
  );
  const chosen = { postcode: 'Post Code (NL)', plaats: 'stad', breedte: 'NB', lengte: 'OL' };
  expect((await read(lines, chosen)).map(({ row }) => row)).toMatchObject([{ zipcode: '3511AW' }]);
  await expect(read(lines, { ...chosen, breedte: 'Noord' })).rejects.toThrow('geen kolom Noord');
  await expect(read(lines, { hoogte: 'NB' })).rejects.toThrow('is geen gegeven van een postcode');
});

test('a line that is wrong is told by its place in the file; GeoNames’ file needs no headers', async () => {
  const rows = await read([
    ...['postcode;plaats;lat;lon', '3511AW;;52,1;5,1', '99;Utrecht;52,1;5,1'],
    ...['', '3511AW;Utrecht;10,1;5,1'],
  ]);
  expect(rows).toEqual([
    { line: 2, row: 'noemt geen plaats' },
    { line: 3, row: "'99' is geen postcode" },
    { line: 5, row: 'ligt niet in Nederland' },
  ]);
  const names = 'NL\t3511\tUtrecht\tUtrecht\t09\tUtrecht\t0344\t\t\t52.09\t5.11\t4';
  expect((await read([names]))[0]?.row).toMatchObject({ zipcode: '3511', place: 'Utrecht' });
});
