/** What the server answers when a visit to a provider begins. */
export type Begun = {
  kind: 'google' | 'facebook';
  src: string;
  clientId: string;
  nonce: string;
};

/** What a provider's script gave: what the server checks, and the profile beside it (S3.9). */
export type Given = { credential: string; profile: Record<string, string> };

/** The visitor closed what the provider showed. */
export class NotTaken extends Error {}

/** Those fields that say something. */
export const profileOf = (fields: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
