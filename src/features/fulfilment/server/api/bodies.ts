import { z } from 'zod';

const LAST_ID = 2 ** 31 - 1;

const text = z
  .string()
  .max(500)
  .transform((value) => value.replaceAll('\0', '').trim());

const items = z
  .array(
    z.object({
      variant_id: z.int().positive().max(LAST_ID),
      quantity: z.int().positive().max(100_000),
    }),
  )
  .min(1)
  .max(200)
  .transform((all) => all.map(({ variant_id, quantity }) => ({ variantId: variant_id, quantity })));

export const shipBody = z.object({
  carrier: text.optional(),
  tracking_code: text.optional(),
  tracking_url: text.optional(),
  lines: items.optional(),
});

export const refundBody = z.object({
  cents: z.int().positive().max(LAST_ID),
  reason: text.optional(),
  key: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
});
