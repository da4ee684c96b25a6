/** The numbers of the API; apart from the others, which every page carries. */

/** The API: lists, and tokens (S9.9/1). Times in ms. */
export const api = {
  limit: 50,
  maxLimit: 200,
  maxStart: 1_000_000,
  accessToken: 15 * 60_000,
  refreshToken: 30 * 86_400_000,
  tokenWait: 200,
  tokenAttempts: 15,
} as const;
