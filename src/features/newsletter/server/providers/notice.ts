import { z } from 'zod';

const told = z.object({ email: z.string() });

/** The address in a notice that is a JSON object with an `email`. */
export const emailInJson = (notice: string): string | undefined => {
  try {
    return told.safeParse(JSON.parse(notice)).data?.email;
  } catch {
    return undefined;
  }
};
