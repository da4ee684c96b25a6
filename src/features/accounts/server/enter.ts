import type { FastifyReply, FastifyRequest } from 'fastify';
import { accounts as limits } from '#kernel/limits-accounts';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import { noteSecurity } from '#platform/security-log/security-log';
import type { DashboardErrors } from '../contract';
import { findAccount, tryPassword } from './accounts';
import { createAttempts, limited } from './attempts';
import { rememberLogin } from './idle';
import { proofError } from './prove';
import type { Account } from './tables';

/**
 * Logs an account's holder in by another way than a password: a new session, and a line in the security
 * log. `by` names the way in. False: the account is gone.
 */
export const enterAccount = async (
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  { accountId, by }: { accountId: number; by: string },
): Promise<boolean> => {
  const person = await findAccount(host, accountId);
  if (!person) return false;
  const event = person.role === 'customer' ? 'login' : 'login.staff';
  noteSecurity(host, request, { event, outcome: 'success', account: person.id, detail: by });
  await rememberLogin(host, person.id);
  await host.sessions.renew(request, reply, person.id, by);
  return true;
};

/**
 * Whether a password is that of an address's account; attempts are counted with those of logging in.
 * `often`: there were too many, and it was not looked at.
 */
export const checkPassword = async (
  host: Host,
  request: FastifyRequest,
  { email, password }: { email: string; password: string },
): Promise<Account | 'wrong' | 'often'> => {
  const attempts = createAttempts(host);
  const who = { client: clientOf(request), email };
  const begun = await attempts.begin(who, undefined);
  if (begun !== 'free') return 'often';
  const { account, holds } = await tryPassword(host, email, password);
  const outcome = holds ? 'success' : 'failure';
  noteSecurity(host, request, { event: 'login', outcome, account: account?.id });
  if (!account || !holds) return 'wrong';
  await attempts.succeed(who, begun);
  return account;
};

/** Attempts of what asks for the password within an account; only who is inside can use them up. */
export const attemptsInside = (host: Host) => limited(host, 'inside', limits.attemptsInside);

/** What is in the way of something sensitive. `isOften`: there were too many attempts, and it was not looked at. */
export type HolderProblem = { isOften: boolean; message: string };

/**
 * What is in the way of something sensitive that an account's holder asks for, from inside; undefined:
 * nothing.
 */
export const checkHolder = async (
  host: Host,
  request: FastifyRequest,
  person: Account,
  password: string,
): Promise<HolderProblem | undefined> => {
  const inside = attemptsInside(host);
  const often = await inside.count(String(person.id));
  if (often) return { isOften: true, message: often };
  const wrong = await proofError(host, request, person, password);
  if (wrong) return { isOften: false, message: wrong };
  await inside.forget(String(person.id));
  return undefined;
};

/** The same as a form's errors: at the field of the password, or of the whole. */
export const holderErrors = (
  { isOften, message }: HolderProblem,
  name: string,
): DashboardErrors => ({ [isOften ? '' : name]: message });
