import { z } from 'zod';

/** Mollie's answers, as far as we read them. Source: docs.mollie.com, API reference v2. */
const amount = z.object({ currency: z.string(), value: z.string() });
const link = z.object({ href: z.string() });

/** Reversed: the bank gave the money back to us after all. */
const chargeback = z.object({ amount, paymentId: z.string(), reversedAt: z.string().nullish() });

export const paymentShape = z.object({
  id: z.string(),
  status: z.enum(['open', 'pending', 'authorized', 'paid', 'canceled', 'expired', 'failed']),
  amount,
  amountRefunded: amount.nullish(),
  amountChargedBack: amount.nullish(),
  method: z.string().nullish(),
  paidAt: z.string().nullish(),
  metadata: z.unknown(),
  isCancelable: z.boolean().nullish(),
  _links: z.object({ checkout: link.nullish() }).nullish(),
  _embedded: z.object({ chargebacks: z.array(chargeback).nullish() }).nullish(),
});

export const methodsShape = z.object({
  _embedded: z.object({
    methods: z.array(
      z.object({
        id: z.string(),
        description: z.string(),
        minimumAmount: amount.nullish(),
        maximumAmount: amount.nullish(),
        image: z.object({ svg: z.string().nullish(), size2x: z.string().nullish() }).nullish(),
        status: z.string().nullish(),
      }),
    ),
  }),
});

export const refundShape = z.object({
  id: z.string(),
  status: z.string(),
  amount,
  metadata: z.unknown(),
});

export const chargebacksShape = z.object({
  _embedded: z.object({ chargebacks: z.array(chargeback) }),
});

export const refundsShape = z.object({
  _embedded: z.object({ refunds: z.array(refundShape) }),
});

export const lastRefundsShape = z.object({
  _embedded: z.object({ refunds: z.array(refundShape.extend({ paymentId: z.string() })) }),
});
