import { postcodeTexts as texts } from '#kernel/messages/nl-postcodes';
import { type ColumnNames, readDecimal } from '#kernel/values/file-columns';
import { fromRd, isRd } from '#kernel/values/rd-coordinates';
import { type Cell, readTable, type TableOptions, UnusableFile } from '#platform/tables/read-table';
import { isHere, type PostcodeRow, readPostcodeLine, tidyProvince, ZIPCODE } from './geonames';

/** What a column of postcodes is called where it is found, the surest name first. */
const names: ColumnNames = {
  postcode: [
    ...['postcode', 'pc6', 'postcode6', 'zipcode', 'zip', 'postalcode', 'postal_code', 'pc'],
    ...['postcode4', 'pc4', 'wijkcode'],
  ],
  plaats: ['woonplaats', 'plaats', 'plaatsnaam', 'woonplaatsnaam', 'place', 'city', 'town'],
  provincie: ['provincie', 'provincienaam', 'province', 'state', 'admin_name1'],
  breedte: ['latitude', 'lat', 'breedtegraad', 'breedte', 'wgs84_lat', 'y_wgs84'],
  lengte: ['longitude', 'lon', 'lng', 'long', 'lengtegraad', 'lengte', 'wgs84_lon', 'x_wgs84'],
  x: ['rd_x', 'x_rd', 'rdx', 'x_coordinaat', 'xcoord', 'x'],
  y: ['rd_y', 'y_rd', 'rdy', 'y_coordinaat', 'ycoord', 'y'],
};

export const postcodeColumns: readonly string[] = Object.keys(names);

export type PostcodeLine = { line: number; row: PostcodeRow | string };

/** GeoNames' file has no headers: a country, a postcode, and at least nine columns more. */
const isGeoNames = (line: string): boolean => {
  const cells = line.split('\t');
  return cells.length >= 11 && /^[A-Z]{2}$/.test(cells[0]?.trim() ?? '');
};

const placeOf = (cell: Cell): { latitude: number; longitude: number } | undefined => {
  const [latitude, longitude] = [readDecimal(cell('breedte')), readDecimal(cell('lengte'))];
  if (isHere(latitude, longitude)) return { latitude, longitude };
  const [x, y] = [readDecimal(cell('x')), readDecimal(cell('y'))];
  if (isRd(x, y)) return fromRd(x, y);
  // Degrees under the names of metres: 'x' is then the longitude.
  return isHere(y, x) ? { latitude: y, longitude: x } : undefined;
};

const readRow = (cell: Cell): PostcodeRow | string => {
  const zipcode = cell('postcode').trim().toUpperCase();
  if (!ZIPCODE.test(zipcode)) return texts.noPostcode(zipcode.slice(0, 20));
  const place = cell('plaats').trim();
  if (place === '') return texts.noPlace;
  const at = placeOf(cell);
  if (!at) return texts.notHere;
  const province = tidyProvince(cell('provincie').trim());
  return { zipcode: zipcode.replace(' ', ''), place, province, ...at };
};

/** Throws where a column lacks that nothing can be made without. */
const check: TableOptions['check'] = (has, header) => {
  const lacks = ['postcode', 'plaats'].filter((name) => !has(name));
  const isPlaced = (has('breedte') && has('lengte')) || (has('x') && has('y'));
  if (!isPlaced) lacks.push(texts.position);
  if (lacks.length > 0) throw new UnusableFile(texts.noColumns(lacks, header));
};

async function* readRows(
  first: string,
  rest: AsyncIterator<string>,
  chosen: Readonly<Record<string, string>>,
): AsyncGenerator<PostcodeLine> {
  for await (const { line, cell } of readTable(first, rest, { names, chosen, texts, check })) {
    yield { line, row: readRow(cell) };
  }
}

/**
 * Reads the lines of a file of postcodes: GeoNames', or any table with headers (see `names`), of which
 * `chosen` says what those are called that nobody would guess. Lines are read one by one. Throws UnusableFile.
 */
export async function* readPostcodes(
  lines: AsyncIterable<string>,
  chosen: Readonly<Record<string, string>> = {},
): AsyncGenerator<PostcodeLine> {
  const iterator = lines[Symbol.asyncIterator]();
  let number = 0;
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
    number += 1;
    const text = number === 1 ? next.value.replace(/^\uFEFF/, '') : next.value;
    if (text.trim() === '') continue;
    if (!isGeoNames(text) && number === 1) {
      yield* readRows(text, iterator, chosen);
      return;
    }
    yield { line: number, row: readPostcodeLine(text) };
  }
}
