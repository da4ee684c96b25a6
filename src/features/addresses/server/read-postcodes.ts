import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { postcodeTexts as texts } from '#kernel/messages/nl-postcodes';
import {
  type ColumnNames,
  findColumns,
  findDelimiter,
  plainHeader,
  readDecimal,
} from '#kernel/values/file-columns';
import { fromRd, isRd } from '#kernel/values/rd-coordinates';
import { isHere, type PostcodeRow, readPostcodeLine, tidyProvince, ZIPCODE } from './geonames';

/** A file that can't be used at all; the message says why. */
export class UnusableFile extends Error {}

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

const known = new Set(Object.values(names).flat().map(plainHeader));

export type PostcodeLine = { line: number; row: PostcodeRow | string };

/** GeoNames' file has no headers: a country, a postcode, and at least nine columns more. */
const isGeoNames = (line: string): boolean => {
  const cells = line.split('\t');
  return cells.length >= 11 && /^[A-Z]{2}$/.test(cells[0]?.trim() ?? '');
};

type Cell = (name: string) => string;

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
const columnsOf = (header: readonly string[], chosen: Readonly<Record<string, string>>) => {
  const unknown = Object.keys(chosen).find((name) => !postcodeColumns.includes(name));
  if (unknown !== undefined) throw new UnusableFile(texts.noName(unknown, postcodeColumns));
  const { at, lost } = findColumns(header, names, chosen);
  if (lost.length > 0) throw new UnusableFile(texts.noHeader(lost, header));
  const has = (...wanted: string[]) => wanted.every((name) => at.has(name));
  const lacks = ['postcode', 'plaats'].filter((name) => !has(name));
  if (!has('breedte', 'lengte') && !has('x', 'y')) lacks.push(texts.position);
  if (lacks.length > 0) throw new UnusableFile(texts.noColumns(lacks, header));
  return at;
};

async function* withFirst(first: string, lines: AsyncIterator<string>): AsyncGenerator<string> {
  yield `${first}\n`;
  for (let next = await lines.next(); !next.done; next = await lines.next())
    yield `${next.value}\n`;
}

async function* readTable(
  first: string,
  rest: AsyncIterator<string>,
  chosen: Readonly<Record<string, string>>,
): AsyncGenerator<PostcodeLine> {
  const wanted = new Set(Object.values(chosen).map(plainHeader));
  const delimiter = findDelimiter(first, (header) => known.has(header) || wanted.has(header));
  const rows = Readable.from(withFirst(first, rest)).pipe(
    parse({ delimiter, relax_column_count: true, skip_empty_lines: true, info: true }),
  );
  let at: ReadonlyMap<string, number> | undefined;
  try {
    for await (const { record, info } of rows as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      if (at) {
        const places = at;
        const cell: Cell = (name) => record[places.get(name) ?? -1] ?? '';
        yield { line: info.lines, row: readRow(cell) };
      } else at = columnsOf(record, chosen);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnusableFile(texts.noTable(error.message));
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
      yield* readTable(text, iterator, chosen);
      return;
    }
    yield { line: number, row: readPostcodeLine(text) };
  }
}
