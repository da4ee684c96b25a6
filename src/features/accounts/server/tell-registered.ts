import type { FastifyRequest } from 'fastify';
import { senderOf } from '#features/settings/api.server';
import { accounts as limits } from '#kernel/limits-accounts';
import type { Host } from '#platform/host';
import { causedBy } from '#platform/mail/cause';
import { sendMail } from '#platform/mail/jobs';
import { createRateLimiter } from '#platform/rate-limiter/rate-limiter';
import { writeRegisteredAgain } from './mail/credentials';

/**
 * Mails the holder of an account that somebody wanted to make one with his address, and how he comes in: he
 * may have forgotten it, or ought to know. Not again for a day, whoever goes on trying.
 */
export const tellRegistered = async (
  host: Host,
  request: FastifyRequest,
  email: string,
): Promise<void> => {
  const mailed = createRateLimiter(host, {
    ...{ name: 'registered again', points: 1, seconds: limits.registeredMailAgain },
  });
  if (!(await mailed.take(email))) return;
  const mail = await writeRegisteredAgain({ sender: senderOf(host) });
  await host.jobs.enqueue(sendMail, { to: email, ...mail, cause: causedBy(host, request) });
};
