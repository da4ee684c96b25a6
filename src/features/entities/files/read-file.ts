import { CsvError, parse } from 'csv-parse/sync';
import { codecOf, WrongValue } from '#fields/codecs';
import { type Entity, type EntityField, fileName, wireName } from '#kernel/define/entity';
import { fileTexts as texts } from '#kernel/messages/nl-entities';
import type { Values } from '../contract';
import { type Problems, readValue } from '../server/read-values';

/** A file that can't be used at all; the message says why. */
export class UnreadableFile extends Error {}

/** One item of a file: what it says by the fields' names on the wire, and what is wrong with it. */
export type FileItem = {
  /** The line of a CSV file, or the place in a list of JSON, from 1. */
  line: number;
  /** What it is known by: its key's value, or its number; undefined: it is new. */
  key: string | undefined;
  values: Values;
  /** What a new row holds besides, which says nothing of one that is there. */
  fresh?: Values;
  /** Of fields that have several columns: what each of those says. */
  parts: Record<string, Values>;
  problems: Problems;
};

export type ReadFile = { items: FileItem[]; unused: string[] };

/** The column of a row's number. */
const ID = 'id';

/** The field by which a file names a row; undefined: by its number. */
export const keyField = ({ key, fields = [] }: Entity): EntityField | undefined =>
  fields.find(({ name }) => name === key);

const decode = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'windows-1252').decode(bytes);
  }
};

/** A header as it is compared: however people write it. */
export const plainHeader = (header: string): string =>
  header.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** What a file may call a field that has one column. */
export const headersOf = (field: EntityField): string[] => [
  ...[fileName(field), wireName(field), field.label],
  ...(field.headers ?? []),
];

/** `part`: of a field that has several. */
type Column = { field: EntityField; part?: string } | typeof ID;

const columnsBy = ({ fields = [] }: Entity): Map<string, Column> => {
  const byHeader = new Map<string, Column>([[ID, ID]]);
  const add = (header: string, column: Column) => {
    if (!byHeader.has(plainHeader(header))) byHeader.set(plainHeader(header), column);
  };
  for (const field of fields) {
    const { spread } = codecOf(field);
    for (const part of spread?.names ?? []) add(part, { field, part });
    if (spread) continue;
    for (const header of headersOf(field)) add(header, { field });
  }
  return byHeader;
};

const delimiters = [',', ';', '\t'] as const;

/** What stands between cells: that which yields the most headers that we know. */
const findDelimiter = (text: string, known: ReadonlyMap<string, Column>): string => {
  const [header = ''] = text.split(/\r?\n/, 1);
  const score = (one: string) =>
    header.split(one).filter((cell) => known.has(plainHeader(cell))).length;
  return delimiters.reduce((best, one) => (score(one) > score(best) ? one : best));
};

/** A spreadsheet must not take a text for a formula: such a text gets a mark before it. */
export const guard = (text: string): string => (/^[=+\-@'\t]/.test(text) ? `'${text}` : text);
export const unguard = (text: string): string => (/^'[=+\-@'\t]/.test(text) ? text.slice(1) : text);

/** Notes what a text says of a field: its value, checked, or a part of it. */
const readCell = (
  { values, parts, problems }: FileItem,
  { field, part }: Exclude<Column, typeof ID>,
  text: string,
): void => {
  const wire = wireName(field);
  const { read, spread } = codecOf(field);
  try {
    if (part !== undefined && spread) {
      const known = parts[wire] ?? {};
      if (!Object.hasOwn(known, part)) parts[wire] = { ...known, [part]: spread.read(text) };
    } else if (!Object.hasOwn(values, wire)) {
      values[wire] = undefined;
      values[wire] = readValue(field, read(text, field), problems);
    }
  } catch (error) {
    if (!(error instanceof WrongValue)) throw error;
    problems[wire] = error.message;
  }
};

/** An item of which each field says a text, by the fields' names on the wire. */
export const itemOfTexts = (
  { fields = [] }: Entity,
  line: number,
  texts: Readonly<Record<string, string>>,
): FileItem => {
  const item: FileItem = { line, key: undefined, values: {}, parts: {}, problems: {} };
  for (const field of fields) {
    const text = texts[wireName(field)];
    if (text !== undefined) readCell(item, { field }, text);
  }
  return item;
};

const keyOf = (entity: Entity, values: Values, id: unknown): string | undefined => {
  const field = keyField(entity);
  const key = field ? values[wireName(field)] : id;
  return key === undefined || key === null || key === '' ? undefined : String(key);
};

type CsvLine = { record: string[]; info: { lines: number } };

const parseCsv = (text: string, delimiter: string): CsvLine[] => {
  try {
    return parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      info: true,
    }) as unknown as CsvLine[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableFile(texts.notCsv(error.message));
  }
};

const readCsv = (entity: Entity, text: string): ReadFile => {
  const known = columnsBy(entity);
  const [head, ...lines] = parseCsv(text, findDelimiter(text, known));
  const header = head?.record ?? [];
  const columns = header.map((name) => known.get(plainHeader(name)));
  const key = keyField(entity);
  const isKey = (column: Column | undefined) =>
    key ? column !== ID && column?.field === key : column === ID;
  if (!columns.some(isKey)) {
    throw new UnreadableFile(texts.noColumn(key ? [fileName(key), key.label].join(', ') : ID));
  }
  const items = lines.map(({ record, info }): FileItem => {
    const item: FileItem = {
      ...{ line: info.lines, key: undefined },
      ...{ values: {}, parts: {}, problems: {} },
    };
    let id: string | undefined;
    columns.forEach((column, at) => {
      const cell = record[at] ?? '';
      if (column === ID) id = cell.trim();
      else if (column) readCell(item, column, unguard(cell));
    });
    return { ...item, key: keyOf(entity, item.values, id) };
  });
  const unused = header.filter((name, at) => name.trim() !== '' && columns[at] === undefined);
  return { items, unused };
};

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list, or what the API answers for one: `data` with items that have `data` themselves. */
const listIn = (text: string): Values[] => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new UnreadableFile(texts.notJson);
  }
  const list = isObject(parsed) ? parsed.data : parsed;
  if (!Array.isArray(list) || !list.every(isObject)) throw new UnreadableFile(texts.notJson);
  return list.map((item) => (isObject(item.data) ? { id: item.id, ...item.data } : item));
};

const readJson = (entity: Entity, text: string): ReadFile => {
  const fields = new Map((entity.fields ?? []).map((field) => [wireName(field), field]));
  const unused = new Set<string>();
  const items = listIn(text).map((item, at): FileItem => {
    const values: Values = {};
    const problems: Problems = {};
    for (const [name, value] of Object.entries(item)) {
      const field = fields.get(name);
      if (field) values[name] = readValue(field, value, problems);
      else if (name !== ID) unused.add(name);
    }
    return { line: at + 1, key: keyOf(entity, values, item.id), values, parts: {}, problems };
  });
  return { items, unused: [...unused] };
};

/** Reads a CSV or JSON file of an entity's rows. Throws UnreadableFile. */
export const readFileOf = (entity: Entity, bytes: Uint8Array): ReadFile => {
  const text = decode(bytes);
  return /^\s*[[{]/.test(text.replace(/^\ufeff/, ''))
    ? readJson(entity, text.replace(/^\ufeff/, ''))
    : readCsv(entity, text);
};
