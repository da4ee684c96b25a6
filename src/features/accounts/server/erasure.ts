import type { Db, Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';
import type { DataHolder } from './own-data';

/** Who is to be forgotten: whoever reads the mail of an address. */
export type Forgotten = DataHolder & { provenEmail: string };

/** What still runs of somebody: it ends first. `href`: where that is done in the office. */
export type Running = { what: string; count: number; href?: string };

/** Columns (`table.column`) in which somebody who was erased still stands, and why. */
export type Stays = { what: string; columns: readonly string[]; why: string };

/** What a feature does when somebody is to be forgotten. */
type ErasurePart = {
  runs?: (db: Db | Tx, who: Forgotten) => Promise<readonly Running[]>;
  /** Answers how many things of him it forgot. */
  erase?: (tx: Tx, who: Forgotten) => Promise<number>;
  stays?: readonly Stays[];
};

const parts = new Registry<ErasurePart>('part of erasing');

/** Adds what a feature forgets of somebody (AVG 17), what has to end before that, and what it must keep. */
export const registerErasure = (host: Host, name: string, part: ErasurePart): void =>
  parts.add(host, name, part);

export const listStays = (host: Host): Stays[] =>
  parts.list(host).flatMap(({ stays = [] }) => stays);

export const listRunning = async (
  host: Host,
  db: Db | Tx,
  who: Forgotten,
): Promise<readonly Running[]> => {
  const running: Running[] = [];
  for (const { runs } of parts.list(host)) running.push(...((await runs?.(db, who)) ?? []));
  return running.filter(({ count }) => count > 0);
};

/** Forgets somebody in every feature; those that are built on others first. Answers how much, by its name. */
export const eraseParts = async (
  host: Host,
  tx: Tx,
  who: Forgotten,
): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const [name, { erase }] of parts.entries(host).toReversed()) {
    const count = (await erase?.(tx, who)) ?? 0;
    if (count > 0) counts[name] = count;
  }
  return counts;
};
