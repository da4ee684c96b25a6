import { CsvError, parse } from 'csv-parse/sync';
import { codecOf, WrongValue } from '#fields/codecs';
import { type Entity, type EntityField, fileName, wireName } from '#kernel/define/entity';
import { fileTexts as texts } from '#kernel/messages/nl-entities';
import { findColumns, findDelimiter, plainHeader } from '#kernel/values/file-columns';
import type { FileColumn, Values } from '../contract';
import { type Problems, readValue } from '../server/read-values';
import type { Foreign } from './foreign';

/** A file that can't be used at all; the message says why. */
export class UnreadableFile extends Error {
  /** Of a table that could be read if its columns were taken for something else: those that it has. */
  readonly table: { columns: FileColumn[]; choices: ColumnChoice[] } | undefined;

  constructor(message: string, table?: UnreadableFile['table']) {
    super(message);
    this.table = table;
  }
}

/** What a column may be: its name, and what people call it. */
export type ColumnChoice = { name: string; label: string };

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

export type ReadFile = { items: FileItem[]; unused: string[]; columns: FileColumn[] };

/** How a file is read that others made. */
export type ReadAs = {
  foreign?: Foreign | undefined;
  /** By a field's name in files, what the file calls it; '': the file's column of that is not used. */
  chosen?: Readonly<Record<string, string>> | undefined;
};

/** The column of a row's number. */
const ID = 'id';

/** The field by which a file names a row; undefined: by its number. */
export const keyField = ({ key, fields = [] }: Entity): EntityField | undefined =>
  fields.find(({ name }) => name === key);

/** The text of a file, of which spreadsheets write some otherwise than UTF-8. */
export const decodeFile = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'windows-1252').decode(bytes);
  }
};

/** What a file may call a field that has one column. */
export const headersOf = (field: EntityField): string[] => [
  ...[fileName(field), wireName(field), field.label],
  ...(field.headers ?? []),
];

/** `part`: of a field that has several; `own`: of a column that no field has as it is. */
type Column = { field: EntityField; part?: string } | { own: string } | typeof ID;

type Known = { column: Column; label: string; headers: readonly string[] };

/** What columns a file may have, by their names in files, each with what it may be called. */
const knownColumns = (
  { fields = [] }: Entity,
  foreign: Foreign | undefined,
): Map<string, Known> => {
  const known = new Map<string, Known>([[ID, { column: ID, label: 'Nummer', headers: [ID] }]]);
  for (const field of fields) {
    const { spread } = codecOf(field);
    for (const part of spread?.names ?? []) {
      const headers = [part, ...(spread?.headers?.(part) ?? [])];
      known.set(part, { column: { field, part }, label: `${field.label}: ${part}`, headers });
    }
    if (spread) continue;
    known.set(fileName(field), {
      column: { field },
      label: field.label,
      headers: headersOf(field),
    });
  }
  for (const [own, headers] of Object.entries(foreign?.names ?? {})) {
    known.set(own, { column: { own }, label: foreign?.labels[own] ?? own, headers });
  }
  return known;
};

/** A spreadsheet must not take a text for a formula: such a text gets a mark before it. */
export const guard = (text: string): string => (/^[=+\-@'\t]/.test(text) ? `'${text}` : text);
export const unguard = (text: string): string => (/^'[=+\-@'\t]/.test(text) ? text.slice(1) : text);

/** Notes what a text says of a field: its value, checked, or a part of it. */
const readCell = (
  { values, parts, problems }: FileItem,
  { field, part }: { field: EntityField; part?: string | undefined },
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

/** Samples of a column that somebody looks at to see what it is. */
const SAMPLES = 3;

const samplesOf = (lines: readonly CsvLine[], at: number): string[] => {
  const said = lines.slice(0, 200).map(({ record }) => (record[at] ?? '').trim());
  return [...new Set(said)]
    .filter(Boolean)
    .slice(0, SAMPLES)
    .map((text) => text.slice(0, 80));
};

/** Texts of columns that no field has, as those fields that the file has not itself. */
const readForeign = (
  item: FileItem,
  known: ReadonlyMap<string, Known>,
  foreign: Foreign,
  [cells, told]: readonly [own: Record<string, string>, fields: Record<string, string>],
): void => {
  try {
    for (const [name, text] of Object.entries(foreign.read(cells, told))) {
      const column = known.get(name)?.column;
      if (!column || column === ID || !('field' in column)) continue;
      const wire = wireName(column.field);
      // An empty cell says nothing of it.
      if (column.part === undefined && told[name]?.trim() === '') {
        delete item.values[wire];
        delete item.problems[wire];
      }
      readCell(item, column, text);
    }
    if (foreign.fresh) item.fresh = foreign.fresh(told);
  } catch (error) {
    item.problems[''] ??= (error as Error).message;
  }
};

const readCsv = (entity: Entity, text: string, { foreign, chosen = {} }: ReadAs): ReadFile => {
  const known = knownColumns(entity, foreign);
  const names = Object.fromEntries([...known].map(([name, { headers }]) => [name, headers]));
  const all = new Set(Object.values(names).flat().map(plainHeader));
  const [first = ''] = text.replace(/^\ufeff/, '').split(/\r?\n/, 1);
  const isKnown = (header: string) => all.has(header);
  const [head, ...lines] = parseCsv(text, findDelimiter(first, isKnown));
  const header = head?.record ?? [];
  const unknown = Object.keys(chosen).find((name) => !known.has(name));
  if (unknown !== undefined) throw new UnreadableFile(texts.noField(unknown, [...known.keys()]));
  const said = Object.entries(chosen);
  const { at, lost } = findColumns(
    header,
    Object.fromEntries(Object.entries(names).filter(([name]) => chosen[name] !== '')),
    Object.fromEntries(said.filter(([, column]) => column !== '')),
  );
  if (lost.length > 0) throw new UnreadableFile(texts.noHeader(lost, header));
  const byPlace = new Map([...at].map(([name, place]) => [place, name]));
  const columns = header.map((name, place) => ({
    ...{ header: name, samples: samplesOf(lines, place) },
    field: byPlace.get(place) ?? null,
  }));
  const key = keyField(entity);
  const keyName = key ? fileName(key) : ID;
  const made = foreign?.key;
  const makesKey = key !== undefined && made !== undefined && at.has(made.from);
  if (!at.has(keyName) && !makesKey) {
    const message = texts.noColumn(key ? [keyName, key.label].join(', ') : ID);
    // What is no table at all has nothing to choose of.
    const isTable = columns.length > 1 && lines.length > 0;
    const choices = choicesOf(entity, foreign);
    throw new UnreadableFile(message, isTable ? { columns, choices } : undefined);
  }
  const items = lines.map(({ record, info }): FileItem => {
    const item: FileItem = {
      ...{ line: info.lines, key: undefined },
      ...{ values: {}, parts: {}, problems: {} },
    };
    let id: string | undefined;
    const own: Record<string, string> = {};
    const told: Record<string, string> = {};
    for (const [place, name] of byPlace) {
      const cell = unguard(record[place] ?? '');
      const column = known.get(name)?.column;
      told[name] = cell;
      if (column === ID) id = cell.trim();
      else if (column && 'own' in column) own[name] = cell;
      else if (column) readCell(item, column, cell);
    }
    if (foreign) readForeign(item, known, foreign, [own, told]);
    if (key && made && !at.has(keyName)) {
      readCell(item, { field: key }, made.of(told[made.from] ?? ''));
    }
    return { ...item, key: keyOf(entity, item.values, id) };
  });
  return {
    items,
    unused: header.filter((name, place) => name.trim() !== '' && !byPlace.has(place)),
    columns,
  };
};

/** What columns of a file may be, by name with what people call it, for who chooses. */
export const choicesOf = (entity: Entity, foreign: Foreign | undefined): ColumnChoice[] =>
  [...knownColumns(entity, foreign)].map(([name, { label }]) => ({ name, label }));

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
  return { items, unused: [...unused], columns: [] };
};

/** Reads a CSV or JSON file of an entity's rows. Throws UnreadableFile. */
export const readFileOf = (entity: Entity, bytes: Uint8Array, readAs: ReadAs = {}): ReadFile => {
  const text = decodeFile(bytes);
  return /^\s*[[{]/.test(text.replace(/^\ufeff/, ''))
    ? readJson(entity, text.replace(/^\ufeff/, ''))
    : readCsv(entity, text, readAs);
};
