import { createHmac } from 'node:crypto';
import { uploadLimits as limits } from '#kernel/limits-uploads';
import type { Host } from '#platform/host';
import { createRateLimiter } from '#platform/rate-limiter/rate-limiter';
import { refusal } from './refusal';

/** In seconds: the period over which a client's bytes are counted. */
export const BUDGET_PERIOD = 3600;

/** A client (`clientOf`) as it is noted beside his files: no address can be read from it. */
export const senderClient = (host: Host, client: string): string =>
  createHmac('sha256', host.config.secret)
    .update(`upload ${client}`)
    .digest('base64url')
    .slice(0, 22);

/**
 * Counts bytes that a client (`clientOf`) is about to send, in all processes together. Throws a 429 when that is
 * more than he may in an hour; what is refused is not counted.
 */
export const takeBytes = async (host: Host, client: string, bytes: number): Promise<void> => {
  const budget = { name: 'upload', points: limits.bytesPerHour, seconds: BUDGET_PERIOD };
  if (await createRateLimiter(host, budget).take(client, bytes)) return;
  throw refusal(429, 'too_many_bytes', (words) => words.tooManyBytes);
};
