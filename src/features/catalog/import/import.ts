import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { endImport, openImport, tellImport } from '#features/entities/api.server';
import { findSqlState, isConnectionLost, sqlState } from '#platform/db/errors';
import { transact } from '#platform/db/transact';
import type { Db } from '#platform/db/types';
import { datePrices } from '../server/date-prices';
import { takeNumbersTurn } from '../server/numbers';
import { withoutWrongNumbers } from './check-numbers';
import { compare, type Plan } from './compare';
import { readCategoryTree, readCurrent } from './current';
import type { ProductDraft } from './draft';
import { readDrafts } from './read-drafts';
import { Report } from './report';
import { BadCell } from './values';
import type { WebStock } from './web-stock';
import { writePlans } from './write';

/** Products and variants that one transaction writes at most. */
const BATCH = { products: 500, variants: 4000 };
const SITE = 1;
/** Any number: imports that run at once write one after the other. */
const LOCK = 5_183_220_014;
const ATTEMPTS = 5;
/** In ms, before a second try after the database was away; before the third twice as long, and on. */
const PAUSE = 1_000;

export type ImportSettings = {
  db: Db;
  /** The pieces that the file tells: of who keeps the stock. */
  webStock: WebStock;
  now: Date;
  /** What it is called in the list of imports. */
  file: string;
  /** The member of staff who sent it, for the history. */
  staffId?: number;
  /** Reads and compares, and writes nothing. */
  dryRun?: boolean;
  /** New products are kept from visitors, and those that are there keep their state. */
  newOffline?: boolean;
  /** Variants of a product in the file that the file doesn't list are kept from visitors. */
  hideMissing?: boolean;
  /** The category of new products for which the file gives none. */
  category?: string;
  /** Told after each batch: the products that are new or changed. */
  announce?: (ids: number[]) => Promise<void>;
  /** Told of every product as it was compared. */
  onPlan?: (plan: Plan) => void;
  report?: Report;
  /** What the file calls something, by our own name of it. */
  columns?: Readonly<Record<string, string>> | undefined;
  /** Told of the header's columns that are not used. */
  onUnused?: (headers: string[]) => void;
};

/** Puts drafts together until they fill a batch. */
async function* inBatches(drafts: AsyncIterable<ProductDraft>): AsyncGenerator<ProductDraft[]> {
  let batch: ProductDraft[] = [];
  let variants = 0;
  for await (const draft of drafts) {
    batch.push(draft);
    variants += draft.variants.length;
    if (batch.length < BATCH.products && variants < BATCH.variants) continue;
    yield batch;
    [batch, variants] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}

/** What a batch changes, by what is there now. */
const planBatch = async (db: Db, read: readonly ProductDraft[], settings: ImportSettings) => {
  const { webStock } = settings;
  const webWarehouse = await webStock.findWarehouse(db);
  const accesses = read.map(({ access }) => access);
  const current = await readCurrent(db, { id: SITE, webStock, webWarehouse }, accesses);
  const { drafts, notes } = await withoutWrongNumbers(db, SITE, read, current);
  const tree = await readCategoryTree(db);
  const { now, newOffline = false, hideMissing = false, category } = settings;
  const rules = {
    now,
    newOffline,
    hideMissing,
    category,
    resolve: (term: string) => tree.resolve(term),
  };
  const plans: Plan[] = [];
  const refused: { draft: ProductDraft; reason: string }[] = [];
  for (const draft of drafts) {
    const plan = comparing(() => compare(draft, current.get(draft.access), rules));
    if ('refused' in plan) refused.push({ draft, reason: plan.refused });
    else plans.push(plan);
  }
  return { plans, refused, notes, made: tree.made, webWarehouse };
};

const comparing = (run: () => Plan | { refused: string }) => {
  try {
    return run();
  } catch (error) {
    if (error instanceof BadCell) return { refused: error.message };
    throw error;
  }
};

/** The number of an import: noted once there is something to write, so that no file that is none is listed. */
const beginOnce = async (
  report: Report,
  { db, now: at, file }: ImportSettings,
): Promise<number> => {
  report.importId ??= await openImport(db, { entity: 'Product', file, at });
  return report.importId;
};

/** Compares and writes a batch in one transaction: all of it or nothing. */
const writeBatch = (drafts: readonly ProductDraft[], settings: ImportSettings, importId: number) =>
  transact(settings.db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    await takeNumbersTurn(tx, SITE);
    await datePrices(tx, settings.now);
    const planned = await planBatch(tx, drafts, settings);
    const { webStock } = settings;
    const webWarehouse = planned.webWarehouse ?? (await webStock.makeWarehouse(tx));
    const ids = await writePlans(tx, { id: SITE, webStock, webWarehouse }, planned.plans, {
      ...{ made: planned.made, importId, at: settings.now, staffId: settings.staffId },
    });
    return { ...planned, ids };
  });

/**
 * Somebody may make a product of the same address meanwhile, or the database be away for a moment:
 * then it is compared anew, also with what was written before the connection broke.
 */
const retrying = async <T>(run: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const isAway = isConnectionLost(error);
      const mayPass = isAway || findSqlState(error) === sqlState.uniqueViolation;
      if (attempt === ATTEMPTS || !mayPass) throw error;
      if (isAway) await sleep(PAUSE * 2 ** (attempt - 1));
    }
  }
};

/**
 * Imports products from a CSV file (see `columns`): makes those that are new, changes those that
 * differ, leaves the rest alone, and never deletes. Lines that can't be used are in the report.
 * Killed halfway it leaves whole products; run again it does the rest. What it did can be undone as a whole,
 * apart from the stock, of which orders take meanwhile.
 * Throws UnreadableFile when the file can't be used at all, or not further than where it tells.
 */
export const importProducts = async (
  source: AsyncIterable<Uint8Array>,
  settings: ImportSettings,
): Promise<Report> => {
  const report = settings.report ?? new Report();
  const { db, dryRun = false } = settings;
  for await (const drafts of inBatches(
    readDrafts(source, report, settings.onUnused, settings.columns),
  )) {
    const done = dryRun
      ? { ...(await planBatch(db, drafts, settings)), ids: [] }
      : await retrying(async () => writeBatch(drafts, settings, await beginOnce(report, settings)));
    for (const { draft, reason } of done.refused) {
      report.refuse({ line: draft.line, access: draft.access, reason });
    }
    for (const note of done.notes) report.note(note);
    report.count(done.plans);
    for (const plan of done.plans) settings.onPlan?.(plan);
    if (done.ids.length > 0) await settings.announce?.(done.ids);
    if (report.importId !== undefined) await tellImport(db, report.importId, report.used);
  }
  if (report.importId !== undefined) await endImport(db, report.importId);
  return report;
};
