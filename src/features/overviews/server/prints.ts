import type { Host } from '#platform/host';

/**
 * What the tables that an index is made of say, told by few bytes. `whole`: of what many rows share;
 * `tables`: of each table its parts, ascending, as records of a part's number (4 bytes), what its rows
 * say and by which versions of them (8 bytes each).
 */
export type Prints = { whole: string; tables: ReadonlyMap<string, Uint8Array> };

/** How a kind tells which of its rows changed since a copy of its index was made. */
export type RowPrints = {
  /** `withVersions`: told too is which versions of the rows say it; otherwise that is 0. */
  take: (host: Host, withVersions: boolean) => Promise<Prints>;
  /** Ids of the rows that may not be as they were, by the parts of each table that are not. */
  idsOf: (host: Host, changed: ReadonlyMap<string, number[]>) => Promise<number[]>;
};

const RECORD = 20;
const SAYS = 4;
const VERSION = 12;

type Record = { part: number; says: bigint; version: bigint };

function* records(bytes: Uint8Array): Generator<Record> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.byteLength; at += RECORD) {
    yield {
      part: view.getInt32(at),
      says: view.getBigUint64(at + SAYS),
      version: view.getBigUint64(at + VERSION),
    };
  }
}

/** The records of both by part, each with its counterpart. */
const pair = (before: Uint8Array, after: Uint8Array): Map<number, [Record?, Record?]> => {
  const pairs = new Map<number, [Record?, Record?]>();
  for (const record of records(before)) pairs.set(record.part, [record]);
  for (const record of records(after))
    pairs.set(record.part, [pairs.get(record.part)?.[0], record]);
  return pairs;
};

const NOTHING = new Uint8Array(0);

/** The parts of each table that don't say what they said; undefined: any row may have changed. */
export const changedParts = (before: Prints, now: Prints): Map<string, number[]> | undefined => {
  if (before.whole !== now.whole || before.tables.size !== now.tables.size) return undefined;
  const changed = new Map<string, number[]>();
  for (const [name, prints] of now.tables) {
    const pairs = pair(before.tables.get(name) ?? NOTHING, prints);
    const parts = [...pairs].filter(([, [one, other]]) => one?.says !== other?.says);
    changed.set(
      name,
      parts.map(([part]) => part),
    );
  }
  return changed;
};

/** What no row says: it differs from whatever a part says later. */
const UNKNOWN = 0n;

const write = (prints: readonly Record[]): Uint8Array => {
  const bytes = new Uint8Array(prints.length * RECORD);
  const view = new DataView(bytes.buffer);
  prints.forEach(({ part, says, version }, n) => {
    view.setInt32(n * RECORD, part);
    view.setBigUint64(n * RECORD + SAYS, says);
    view.setBigUint64(n * RECORD + VERSION, version);
  });
  return bytes;
};

/**
 * What rows said that were read after `before` and before `after`, both with versions: a part of which a
 * row was written meanwhile counts as unknown, also when it says again what it said, since it may have
 * been read in between. Undefined: nothing of it is sure.
 */
export const saidBetween = (before: Prints, after: Prints): Prints | undefined => {
  if (before.whole !== after.whole || before.tables.size !== after.tables.size) return undefined;
  const tables = new Map<string, Uint8Array>();
  for (const [name, prints] of after.tables) {
    const pairs = pair(before.tables.get(name) ?? NOTHING, prints);
    const sure = Array.from(pairs, ([part, [one, other]]) => {
      const isSure = one !== undefined && one.version === other?.version;
      return { part, says: isSure ? one.says : UNKNOWN, version: 0n };
    });
    tables.set(name, write(sure));
  }
  return { whole: before.whole, tables };
};
