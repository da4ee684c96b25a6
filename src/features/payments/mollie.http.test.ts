import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  MOLLIE_KEY,
  type MollieFault,
  type MollieStandIn,
  startMollie,
} from '../../../tests/harness/mollie';
import { createMollie } from './server/mollie/mollie';
import type { Provider } from './server/provider';

let mollie: MollieStandIn;
let provider: Provider;
beforeAll(async () => {
  mollie = await startMollie();
  provider = createMollie({ key: MOLLIE_KEY, url: mollie.url, timeout: 200, pause: 1 });
});
beforeEach(() => {
  mollie.faults.length = 0;
  mollie.asked.length = 0;
});
afterAll(() => mollie.close());

const request = {
  orderNumber: '2026-001001',
  amountCents: 4485,
  methodId: 'ideal',
  redirectUrl: 'https://winkel.example/terug/geheim-token',
  locale: 'nl_NL',
};

test('methods come with their names, limits and logos; what the shop does itself is left out', async () => {
  const methods = await provider.listMethods({ country: 'NL' });
  expect(methods.find(({ id }) => id === 'ideal')).toEqual({
    id: 'ideal',
    title: 'iDEAL | Wero',
    minCents: 1,
    maxCents: 5_000_000,
    logo: `${mollie.url}/logos/ideal.svg`,
  });
  expect(methods.map(({ id }) => id)).not.toContain('banktransfer');
});

test('a payment is read as it is', async () => {
  const { id } = await provider.createPayment({ ...request, key: 'read' });
  mollie.settle(id, 'paid');
  expect(await provider.getPayment(id)).toEqual({
    ...{ id, state: 'paid', amountCents: 4485, currency: 'EUR', method: 'ideal' },
    ...{
      paidAt: new Date('2026-03-02T09:01:00Z'),
      refundedCents: 0,
      chargedBackCents: 0,
      key: 'read',
    },
  });
  expect(await provider.getPayment('tr_nobody')).toBeUndefined();
});

test('a number can not lead to another address', async () => {
  expect(await provider.getPayment('../methods')).toBeUndefined();
  expect(mollie.asked.at(-1)?.path).toBe('/v2/payments/..%2Fmethods');
});

const broken: [string, MollieFault, boolean][] = [
  ['a server error', { kind: 'status', status: 500 }, true],
  ['too many requests', { kind: 'status', status: 429 }, true],
  ['a conflict with the same question', { kind: 'status', status: 409 }, true],
  ['a refusal', { kind: 'status', status: 422 }, false],
  ['a key that is no good', { kind: 'status', status: 401 }, false],
  ['a broken line', { kind: 'cut' }, true],
  ['nonsense', { kind: 'nonsense' }, true],
  ['an answer without end', { kind: 'endless' }, true],
  ['silence', { kind: 'slow', ms: Number.POSITIVE_INFINITY }, true],
];

test.each(broken)(
  '%s is told without a secret; it passes or it does not',
  async (_, fault, passing) => {
    mollie.faults.push(fault, fault, fault);
    const asked = provider.createPayment({ ...request, key: `broken ${inspect(fault)}` });
    const error = await asked.catch((thrown) => thrown);
    expect(error).toMatchObject({ name: 'ProviderError', passing });
    expect(mollie.asked).toHaveLength(passing ? 3 : 1);
    for (const secret of [MOLLIE_KEY, 'geheim-token']) {
      expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(secret);
    }
  },
);

test('an answer that is slow but comes in time is taken', async () => {
  mollie.faults.push({ kind: 'slow', ms: 60 });
  await provider.createPayment({ ...request, key: 'slow' });
  expect(mollie.asked).toHaveLength(1);
});

test('one that can not be let go of is left', async () => {
  const { id } = await provider.createPayment({ ...request, key: 'left' });
  await provider.cancel(id);
  expect(mollie.get(id).status).toBe('open');
});
