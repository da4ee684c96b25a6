import { eq, sql } from 'drizzle-orm';
import type { Host } from '#platform/host';
import type { PaymentState, TestBankOutcome } from '../../contract';
import { testBankPayments } from '../tables';

export type BankPayment = typeof testBankPayments.$inferSelect;

const MINUTE = 60_000;
/** What a buyer gets to choose in, as with iDEAL. */
export const OPEN_FOR = 15 * MINUTE;
/** After which a payment that is confirmed later is. */
const LATER = MINUTE;

/** How a payment stands at a moment: time passes at a bank too. */
export const stateAt = ({ state, settlesAt, expiresAt }: BankPayment, now: Date): PaymentState => {
  if (state === 'pending' && settlesAt && settlesAt <= now) return 'paid';
  return state === 'open' && expiresAt <= now ? 'expired' : state;
};

export const findBankPayment = async (host: Host, id: string): Promise<BankPayment | undefined> => {
  const [row] = await host.db.select().from(testBankPayments).where(eq(testBankPayments.id, id));
  return row;
};

const changeOf = (outcome: TestBankOutcome, now: Date) => {
  if (outcome === 'later') {
    return { state: 'pending', settlesAt: new Date(now.getTime() + LATER) } as const;
  }
  return { state: outcome, paidAt: outcome === 'paid' ? now : null } as const;
};

/** Decides a payment that is open. One that was decided stays as it is. */
export const decideBankPayment = async (
  host: Host,
  payment: BankPayment,
  outcome: TestBankOutcome,
): Promise<void> => {
  const now = host.clock.now();
  if (stateAt(payment, now) !== 'open') return;
  await host.db
    .update(testBankPayments)
    .set(changeOf(outcome, now))
    .where(sql`${testBankPayments.id} = ${payment.id} and ${testBankPayments.state} = 'open'`);
};
