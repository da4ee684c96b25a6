import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, lt, notExists, sql } from 'drizzle-orm';
import {
  allowsMore,
  type ConsentChoices,
  type ConsentMark,
  type ConsentWay,
} from '#kernel/values/consent';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import { consentSettings } from './settings';
import { consentTexts, consentProofs as proofs } from './tables';
import { currentText, keepText } from './text';

export type Choice = { version: string; choices: ConsentChoices; way: ConsentWay };

/** Whether visitors were ever asked by a version of the text. */
export const isKnownVersion = async (host: Host, version: string): Promise<boolean> => {
  if (version === currentText(host).version) return true;
  const rows = await host.db
    .select({ version: consentTexts.version })
    .from(consentTexts)
    .where(eq(consentTexts.version, version));
  return rows.length > 0;
};

const findLast = async (db: Db, choiceId: string) => {
  const [last] = await db
    .select()
    .from(proofs)
    .where(eq(proofs.choiceId, choiceId))
    .orderBy(desc(proofs.id))
    .limit(1);
  return last;
};

/**
 * Keeps the proof of a choice: moment, version, choices and a random id, which stays the same for one
 * browser as long as we know it. The same choice made again is no new one. Throws on a version that
 * nobody was asked by.
 */
export const keepProof = async (
  host: Host,
  { version, choices, way }: Choice,
  before: ConsentMark | undefined,
): Promise<ConsentMark> => {
  const last = before && (await findLast(host.db, before.id));
  const id = last?.choiceId ?? randomUUID();
  const isSame =
    last?.version === version &&
    !allowsMore(choices, last.choices) &&
    !allowsMore(last.choices, choices);
  if (!isSame) {
    if (version === currentText(host).version) await keepText(host);
    const chosenAt = host.clock.now();
    await host.db.insert(proofs).values({ choiceId: id, version, choices, way, chosenAt });
  }
  return { version, id };
};

/** Rows read at once by an export. */
const BATCH = 1000;

/** All proofs, the oldest first, a batch at a time. */
export async function* listProofs(db: Db): AsyncGenerator<typeof proofs.$inferSelect> {
  for (let after = 0; ; ) {
    const rows = await db
      .select()
      .from(proofs)
      .where(gt(proofs.id, after))
      .orderBy(proofs.id)
      .limit(BATCH);
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

const DAY = 86_400_000;

/** Removes proofs that were kept long enough, and texts that no proof needs. Answers how many proofs. */
export const purgeProofs = async (host: Host): Promise<number> => {
  const { proofDays } = consentSettings(host);
  const before = new Date(host.clock.now().getTime() - proofDays * DAY);
  const { rowCount } = await host.db.delete(proofs).where(lt(proofs.chosenAt, before));
  const unused = notExists(
    host.db.select({ one: sql`1` }).from(proofs).where(eq(proofs.version, consentTexts.version)),
  );
  await host.db.delete(consentTexts).where(and(lt(consentTexts.since, before), unused));
  return rowCount ?? 0;
};
