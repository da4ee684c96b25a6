import { z } from 'zod';
import { AppError } from '#kernel/errors';
import { aftersaleTexts } from '#kernel/messages/nl-aftersale';

const text = z
  .string()
  .max(500)
  .transform((value) => value.replaceAll('\0', '').trim());
const id = z
  .int()
  .positive()
  .max(2 ** 31 - 1);

const pieces = z
  .array(z.object({ variant_id: id, quantity: z.int().positive().max(100_000) }))
  .min(1)
  .max(200)
  .transform((all) => all.map(({ variant_id, quantity }) => ({ variantId: variant_id, quantity })));

export const shipBody = z.object({
  carrier: text.optional(),
  tracking_code: text.optional(),
  tracking_url: text.optional(),
  lines: pieces.optional(),
});

export const refundBody = z.object({
  cents: z
    .int()
    .positive()
    .max(2 ** 31 - 1),
  reason: text.optional(),
  key: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
});

export const judgeBody = z.object({
  refused: z
    .array(z.object({ variant_id: id, note: text }))
    .max(200)
    .optional(),
});

/** Reads a posted body; without one it reads as `{}`. Throws a 400 that says which part is wrong. */
export const readBody = <T>(schema: z.ZodType<T>, body: unknown): T => {
  const result = schema.safeParse(body ?? {});
  if (result.success) return result.data;
  const fields = Object.fromEntries(
    result.error.issues.map(({ path, message }) => [path.join('.') || 'body', message]),
  );
  throw new AppError(400, 'bad_body', aftersaleTexts.staff.badBody, fields);
};
