import type { FastifyRequest } from 'fastify';
import { accounts as limits } from '#kernel/limits-accounts';
import { account as texts } from '#kernel/messages/nl-account';
import { waysIn } from '#kernel/messages/nl-ways-in';
import type { Host } from '#platform/host';
import type { HolderProof } from '../contract';
import { isPasswordOf } from './passwords';
import type { Account } from './tables';

/**
 * What shows that who is logged in is the account's holder, and not somebody who found a browser open:
 * the password, or for an account without one that he logged in just now.
 */
export const proofOf = async (
  host: Host,
  request: FastifyRequest,
  person: Account,
): Promise<HolderProof> => {
  if (person.hasPassword) return 'password';
  const session = await host.sessions.find(request);
  const age = host.clock.now().getTime() - (session?.createdAt.getTime() ?? 0);
  return age <= limits.freshFor ? 'fresh' : 'stale';
};

/** What is wrong with a holder's proof; undefined: nothing. `password` as it was sent. */
export const proofError = async (
  host: Host,
  request: FastifyRequest,
  person: Account,
  password: string,
): Promise<string | undefined> => {
  const proof = await proofOf(host, request, person);
  if (proof === 'stale') return waysIn.notFresh;
  if (proof === 'fresh') return undefined;
  return (await isPasswordOf(person, password)) ? undefined : texts.wrongPassword;
};
