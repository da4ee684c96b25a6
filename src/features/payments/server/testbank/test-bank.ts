import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { paymentTexts as texts } from '#kernel/messages/nl-payments';
import type { Host } from '#platform/host';
import { testBankPath } from '../../contract';
import {
  type CreatedPayment,
  type CreatePayment,
  type Provider,
  ProviderError,
  type ProviderMethod,
  type ProviderPayment,
  type ProviderRefund,
} from '../provider';
import { TEST_BANK } from '../providers';
import { testBankPayments } from '../tables';
import { type BankPayment, findBankPayment, OPEN_FOR, stateAt } from './books';

const methods: ProviderMethod[] = [
  { id: 'ideal', title: texts.testBank.methods.ideal, minCents: 1 },
  { id: 'bancontact', title: texts.testBank.methods.bancontact, minCents: 2 },
  { id: 'creditcard', title: texts.testBank.methods.creditcard, minCents: 1 },
  { id: 'paypal', title: texts.testBank.methods.paypal, minCents: 1 },
];

/** A bank where every buyer decides himself what came of his payment. No money moves. */
export const createTestBank = (host: Host): Provider => ({
  name: TEST_BANK,
  createPayment: (request) => create(host, request),
  getPayment: async (id) => {
    const row = await findBankPayment(host, id);
    return row && present(row, host.clock.now());
  },
  listMethods: async () => methods,
  refund: (id, cents, key) => giveBack(host, id, cents, key),
  listRefunds: async (id) => {
    const row = await findBankPayment(host, id);
    return Object.entries(row?.refunds ?? {}).map(([key, cents]) => presentRefund(key, cents));
  },
  listChargedBack: async () => [],
  listLastRefunds: async () => [],
  capture: async () => {},
  cancel: async (id) => {
    await host.db
      .update(testBankPayments)
      .set({ state: 'canceled' })
      .where(sql`${testBankPayments.id} = ${id} and ${testBankPayments.state} = 'open'`);
  },
});

const create = async (host: Host, request: CreatePayment): Promise<CreatedPayment> => {
  const { key, orderNumber, methodId, amountCents, redirectUrl } = request;
  await host.db
    .insert(testBankPayments)
    .values({
      id: `tb_${randomBytes(12).toString('base64url')}`,
      ...{ key, orderNumber, amountCents, method: methodId, state: 'open' as const },
      // By path: the shop may be looked at under another name than its own.
      returnTo: new URL(redirectUrl).pathname,
      expiresAt: new Date(host.clock.now().getTime() + OPEN_FOR),
    })
    .onConflictDoNothing({ target: testBankPayments.key });
  const [row] = await host.db.select().from(testBankPayments).where(eq(testBankPayments.key, key));
  if (!row) throw new ProviderError('The test bank lost a payment', { passing: true });
  return { id: row.id, checkoutUrl: testBankPath(row.id) };
};

const sumOf = (row: BankPayment): number =>
  Object.values(row.refunds).reduce((sum, cents) => sum + cents, 0);

const present = (row: BankPayment, now: Date): ProviderPayment => ({
  id: row.id,
  state: stateAt(row, now),
  amountCents: row.amountCents,
  currency: 'EUR',
  method: row.method,
  paidAt: row.paidAt ?? row.settlesAt ?? undefined,
  refundedCents: sumOf(row),
  chargedBackCents: 0,
  key: row.key,
});

const presentRefund = (key: string, cents: number): ProviderRefund => ({
  ...{ id: `re_${key}`, key, cents },
  state: 'done',
});

const giveBack = async (host: Host, id: string, cents: number, key: string) =>
  host.db.transaction(async (tx) => {
    const mine = eq(testBankPayments.id, id);
    const [row] = await tx.select().from(testBankPayments).where(mine).for('update');
    const isPaid = row && stateAt(row, host.clock.now()) === 'paid';
    if (!isPaid) throw new ProviderError('The test bank has no such money', { passing: false });
    if (key in row.refunds) return presentRefund(key, row.refunds[key] ?? cents);
    if (sumOf(row) + cents > row.amountCents) {
      throw new ProviderError('The test bank gives back no more than it got', { passing: false });
    }
    await tx
      .update(testBankPayments)
      .set({ refunds: { ...row.refunds, [key]: cents } })
      .where(mine);
    return presentRefund(key, cents);
  });
