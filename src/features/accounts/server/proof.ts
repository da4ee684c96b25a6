import { one, type Params } from '#features/pages/api.server';
import { accounts as limits } from '#kernel/limits-accounts';
import { DUTCH } from '#kernel/messages/language';
import {
  failedParam,
  loginChallengePath,
  type ProofAsked,
  proofAsked,
  proofField,
} from '#kernel/wire-login';
import { checkCaptcha, makeChallenge } from '#platform/bot-check/captcha';
import { askQuestion, checkAnswer, type Question } from '#platform/bot-check/question';
import type { Host } from '#platform/host';
import { limitCalls } from '#platform/http/limit-calls';
import { createRateLimiter } from '#platform/rate-limiter/rate-limiter';

const SUBJECT = 'login';

/** What a login was sent with to prove that somebody is behind it; undefined: nothing. */
export type GivenProof = { captcha: string } | { token: string; answer: string } | undefined;

export const readProof = (params: Params): GivenProof => {
  const captcha = one(params, proofField.captcha);
  if (captcha) return { captcha };
  const answer = one(params, proofField.answer);
  return answer ? { token: one(params, proofField.token) ?? '', answer } : undefined;
};

const check = (host: Host, proof: NonNullable<GivenProof>) => {
  const { secret } = host.config;
  const now = host.clock.now();
  if ('captcha' in proof) return checkCaptcha(secret, SUBJECT, proof.captcha, now);
  return checkAnswer(secret, SUBJECT, proof, now);
};

/** Whether a proof is right, in time and not used before; it is good for nothing afterwards. */
export const spendProof = async (host: Host, proof: NonNullable<GivenProof>): Promise<boolean> => {
  const solved = await check(host, proof);
  if (!solved) return false;
  const left = solved.expiresAt.getTime() - host.clock.now().getTime();
  const used = createRateLimiter(host, {
    name: 'login proof',
    points: 1,
    seconds: Math.ceil(left / 1000) + 1,
  });
  return used.take(solved.id);
};

/** What a login page asks, and whether it was answered wrongly just now. */
export type AskedProof = { question: Question; wrong: boolean };

/** The proof that the address of a failed login says is needed. */
export const askProof = (host: Host, params: Params): AskedProof | undefined => {
  const why = one(params, failedParam.proof) as ProofAsked;
  if (!proofAsked.includes(why)) return undefined;
  const question = askQuestion(
    host.config.secret,
    { id: SUBJECT, language: DUTCH },
    host.clock.now(),
  );
  return { question, wrong: why === 'wrong' };
};

/** Challenges that a browser with script works out in place of the question. */
export const addChallengeRoute = (host: Host): void => {
  const options = {
    onRequest: limitCalls(limits.challengesPerMinute),
    config: { json: true },
  };
  host.app.get(loginChallengePath, options, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return makeChallenge(host.config.secret, SUBJECT, host.clock.now());
  });
};
