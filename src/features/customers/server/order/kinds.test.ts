import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { customerTexts } from '#kernel/messages/nl-customers';
import { orderTexts } from '#kernel/messages/nl-orders';

const features = path.resolve(import.meta.dirname, '../../..');

const payment = (states: readonly string[]) => states.map((state) => `payment-${state}`);

/** Kinds that a file writes without their names standing in the call; 'passes': it is told them by others here. */
const unnamed: Readonly<Record<string, readonly string[] | 'passes'>> = {
  'orders/server/mail-once.ts': 'passes',
  'orders/server/move.ts': Object.keys(orderTexts.states),
  'orders/server/pay.ts': [...payment(Object.keys(orderTexts.paymentStates)), 'payment-restored'],
  'orders/server/jobs.ts': ['giftcards-mailed'],
  'orders/server/mail-expired.ts': ['expired-mailed'],
  'orders/server/tell-store.ts': ['store-told', 'store-told-off'],
  'orders/server/write-order.ts': ['placed', 'paid', 'review-mail-refused'],
  'reviews/server/ask.ts': ['review-asked'],
  'bookings/server/seats-mail.ts': ['seats-mailed'],
  'fulfilment/server/change.ts': ['address-changed', 'point-changed'],
  'fulfilment/server/mail/jobs.ts': ['parcel-mailed'],
  'payments/server/back.ts': ['refund-by-hand', 'refund-asked', 'refund-done', 'refund-failed'],
  'payments/server/chargeback.ts': ['charged-back', 'chargeback-reversed'],
  'payments/server/mail/jobs.ts': ['payment-mailed', 'refund-mailed'],
  'payments/server/mail/link-job.ts': ['link-mailed'],
  'payments/server/settle.ts': [
    ...payment(['captured', 'mismatch', 'pending', 'failed', 'canceled', 'expired']),
  ],
  'returns/server/assess.ts': ['return-approved', 'return-refused'],
  'returns/server/mail/jobs.ts': [
    ...['closed-mailed', 'pieces-mailed', 'return-received-mailed', 'return-judged-mailed'],
  ],
};

/** What stands between the brackets of each call that writes in an order's log. */
const callsIn = (code: string): string[] =>
  [...code.matchAll(/(?:addOrderEvent|mailOrderOnce)\(|insert into order_events/g)].map(
    ({ index }) => {
      let depth = 0;
      let end = code.indexOf('(', index);
      do {
        if (code[end] === '(') depth += 1;
        if (code[end] === ')') depth -= 1;
        end += 1;
      } while (depth > 0 && end < code.length);
      return code.slice(index, end);
    },
  );

/** The names in `kind: 'paid'` or `kind: isLate ? 'paid-late' : 'paid'`. */
const namedIn = (call: string): string[] => {
  const [said] = /\bkind: [^,}]*/.exec(call) ?? [];
  return [...(said ?? '').matchAll(/'([^']+)'/g)].map(([, name]) => name ?? '');
};

test('everything that is written in an order’s log has a Dutch text in its story', () => {
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test'),
  );
  const isUsed = new Set<string>();
  const written = files.flatMap((file) =>
    callsIn(readFileSync(path.join(features, file), 'utf8')).flatMap((call) => {
      const named = namedIn(call);
      if (named.length > 0) return named;
      isUsed.add(file);
      expect(Object.keys(unnamed), `${file}: name the kinds that it writes`).toContain(file);
      const kinds = unnamed[file];
      return kinds === undefined || kinds === 'passes' ? [] : kinds;
    }),
  );
  expect(Object.keys(unnamed).filter((file) => !isUsed.has(file))).toEqual([]);
  expect(written.length).toBeGreaterThan(50);
  const untold = written.filter((kind) => !Object.hasOwn(customerTexts.events, kind));
  expect([...new Set(untold)]).toEqual([]);
});
