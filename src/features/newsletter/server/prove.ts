import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/db/types';
import type { ProofKind } from '../contract';
import { newsletterProofs, newsletterTexts } from './tables';

/** The number of a text by which consent is asked; the same text has one number. */
export const textIdOf = async (
  tx: Tx,
  { language, text, now }: { language: string; text: string; now: Date },
): Promise<number> => {
  const hash = createHash('sha256').update(`${language}\n${text}`).digest('hex');
  const find = async () => {
    const [row] = await tx
      .select({ id: newsletterTexts.id })
      .from(newsletterTexts)
      .where(eq(newsletterTexts.hash, hash));
    return row?.id;
  };
  const known = await find();
  if (known !== undefined) return known;
  await tx
    .insert(newsletterTexts)
    .values({ hash, language, text, createdAt: now })
    .onConflictDoNothing();
  const id = await find();
  if (id === undefined) throw new Error('A text of consent was not stored');
  return id;
};

export type Proof = {
  subscriberId: number;
  kind: ProofKind;
  at: Date;
  source: string;
  textId?: number | null;
  askId?: number;
};

export const prove = async (tx: Tx, proof: Proof): Promise<void> => {
  await tx.insert(newsletterProofs).values(proof);
};
