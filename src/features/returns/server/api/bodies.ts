import { z } from 'zod';

const LAST_ID = 2 ** 31 - 1;

/** What of a return is not taken back, with the reason that its buyer reads. */
export const assessBody = z.object({
  refused: z
    .array(
      z.object({
        variant_id: z.int().positive().max(LAST_ID),
        note: z
          .string()
          .max(500)
          .transform((value) => value.replaceAll('\0', '').trim()),
      }),
    )
    .max(200)
    .optional(),
});
