import { hkdfSync } from 'node:crypto';
import type { Config } from '#platform/config/config';
import type { webhooks } from './tables';

/** What signs the notices of a webhook; shown once, to who added it. */
export const secretOf = (
  config: Pick<Config, 'secret'>,
  { salt }: Pick<typeof webhooks.$inferSelect, 'salt'>,
): string =>
  Buffer.from(hkdfSync('sha256', config.secret, salt, 'etalage webhook', 32)).toString('base64url');
