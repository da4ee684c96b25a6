import { type Provider, ProviderError } from '#features/payments/api.server';

type Held = {
  state: 'open' | 'paid' | 'canceled';
  amountCents: number;
  key: string;
  method: string;
  refunds: { id: string; key: string; cents: number }[];
};

/** A payment provider in this process's memory: it does what it is asked, and tells what it was. */
export const createStandIn = (name: string) => {
  const held = new Map<string, Held>();
  const get = (id: string): Held => {
    const payment = held.get(id);
    if (!payment) throw new ProviderError(`${name} knows no payment ${id}`, { passing: false });
    return payment;
  };
  const refundsOf = (id: string) =>
    get(id).refunds.map((one) => ({ ...one, state: 'done' as const }));
  const provider: Provider = {
    name,
    createPayment: async ({ key, amountCents, methodId }) => {
      const known = [...held].find(([, payment]) => payment.key === key)?.[0];
      const id = known ?? `${name.slice(0, 2)}_payment${held.size + 1}`;
      if (!known) {
        held.set(id, { state: 'open', amountCents, key, method: methodId, refunds: [] });
      }
      return { id, checkoutUrl: `https://${name}.example/pay/${id}` };
    },
    getPayment: async (id) => {
      const payment = held.get(id);
      return (
        payment && {
          ...{ id, currency: 'EUR', chargedBackCents: 0, state: payment.state, key: payment.key },
          ...{ amountCents: payment.amountCents, method: payment.method },
          refundedCents: payment.refunds.reduce((sum, { cents }) => sum + cents, 0),
        }
      );
    },
    listMethods: async () => [{ id: 'ideal', title: 'iDEAL | Wero', minCents: 1 }],
    refund: async (id, cents, key) => {
      const { refunds } = get(id);
      if (!refunds.some((one) => one.key === key)) {
        refunds.push({ id: `re_${name}${refunds.length + 1}`, key, cents });
      }
      return { id: `re_${name}${refunds.length}`, key, cents, state: 'done' };
    },
    listRefunds: async (id) => refundsOf(id),
    listChargedBack: async () => [],
    listLastRefunds: async () =>
      [...held.keys()].flatMap((id) => refundsOf(id).map((one) => ({ ...one, paymentId: id }))),
    capture: async () => {},
    cancel: async (id) => {
      const payment = get(id);
      if (payment.state === 'open') payment.state = 'canceled';
    },
    noticeId: (body) => new URLSearchParams(body).get('payment') ?? undefined,
  };
  return { provider, get, held };
};
