/** Mollie's shapes, as its API reference (v2) shows them. */
export type MollieAmount = { currency: string; value: string };

export type MollieRefund = { id: string; amount: MollieAmount; metadata: unknown; status: string };

export type MollieChargeback = { id: string; amount: MollieAmount; reversedAt: string | null };

export type MolliePayment = {
  id: string;
  status: 'open' | 'pending' | 'authorized' | 'paid' | 'canceled' | 'expired' | 'failed';
  amount: MollieAmount;
  method: string;
  redirectUrl: string;
  webhookUrl?: string;
  metadata: unknown;
  description: string;
  paidAt?: string;
  refunds: MollieRefund[];
  chargebacks: MollieChargeback[];
  isCancelable: boolean;
  checkout: string;
};

const link = (href: string, type = 'application/hal+json') => ({ href, type });

const sum = (of: readonly { amount: MollieAmount }[]): string =>
  of.reduce((all, { amount }) => all + Number(amount.value), 0).toFixed(2);

export const chargebackReply = (payment: MolliePayment, chargeback: MollieChargeback) => ({
  resource: 'chargeback',
  ...chargeback,
  reason: null,
  paymentId: payment.id,
  createdAt: '2026-03-20T09:13:37+00:00',
});

export const paymentReply = (payment: MolliePayment) => ({
  resource: 'payment',
  id: payment.id,
  mode: 'test',
  status: payment.status,
  isCancelable: payment.isCancelable,
  amount: payment.amount,
  amountRefunded: {
    currency: payment.amount.currency,
    value: sum(payment.refunds.filter(({ status }) => !['failed', 'canceled'].includes(status))),
  },
  ...(payment.chargebacks.length > 0 && {
    amountChargedBack: { currency: payment.amount.currency, value: sum(payment.chargebacks) },
  }),
  description: payment.description,
  method: payment.method,
  metadata: payment.metadata,
  createdAt: '2026-03-02T09:00:00+00:00',
  paidAt: payment.paidAt,
  redirectUrl: payment.redirectUrl,
  webhookUrl: payment.webhookUrl ?? null,
  sequenceType: 'oneoff',
  profileId: 'pfl_test',
  _embedded: { chargebacks: payment.chargebacks.map((one) => chargebackReply(payment, one)) },
  _links: {
    self: link(`https://api.mollie.com/v2/payments/${payment.id}`),
    ...(payment.status === 'open' && {
      checkout: link(`${payment.checkout}/${payment.id}`, 'text/html'),
    }),
  },
});

export const refundReply = (refund: MollieRefund) => ({ resource: 'refund', ...refund });

const euro = (value: string): MollieAmount => ({ currency: 'EUR', value });

const methods = [
  ['bancontact', 'Bancontact', '0.02', '50000.00'],
  ['creditcard', 'Kaart', '0.01', '10000.00'],
  ['ideal', 'iDEAL | Wero', '0.01', '50000.00'],
  ['klarna', 'Klarna', '1.00', '4000.00'],
  ['riverty', 'Riverty', '5.00', '2000.00'],
  ['paypal', 'PayPal', '0.01', '8000.00'],
  ['banktransfer', 'Overschrijving', '0.01', '1000000.00'],
] as const;

/** Told to who asks for them: Apple Pay needs a device that has it. */
const wallets = [
  ['applepay', 'Apple Pay', '0.01', '10000.00'],
  ['googlepay', 'Google Pay', '0.01', '10000.00'],
] as const;

const methodsWith = (asked: readonly string[]) => [
  ...methods,
  ...wallets.filter(([id]) => asked.includes(id)),
];

/** `asked`: what stands in `includeWallets`. */
export const methodList = (url: string, asked: readonly string[]) => ({
  count: methodsWith(asked).length,
  _embedded: {
    methods: methodsWith(asked).map(([id, description, least, most]) => ({
      resource: 'method',
      ...{ id, description, minimumAmount: euro(least), maximumAmount: euro(most) },
      image: {
        size1x: `${url}/logos/${id}.png`,
        size2x: `${url}/logos/${id}%402x.png`,
        svg: `${url}/logos/${id}.svg`,
      },
      status: 'activated',
    })),
  },
  _links: { self: link(`${url}/v2/methods`) },
});
