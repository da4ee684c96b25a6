import { eq, lt, sql } from 'drizzle-orm';
import { subscribe } from '#features/newsletter/api.server';
import { giveDiscountCode } from '#features/promotions/api.server';
import { AppError } from '#kernel/errors';
import { formLimits } from '#kernel/limits-forms';
import { popups as limits } from '#kernel/limits-popups';
import { enPopups } from '#kernel/messages/en-popups';
import { inLanguage } from '#kernel/messages/language';
import { popupTexts } from '#kernel/messages/nl-popups';
import { plainText } from '#kernel/values/plain-text';
import { givesDiscount, kindOf } from '#kernel/values/popup';
import { popupField } from '#kernel/wire-popups';
import { checkCaptcha } from '#platform/bot-check/captcha';
import { checkAnswer, type Solved } from '#platform/bot-check/question';
import { transact } from '#platform/db/transact';
import type { Db, Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { withMutex } from '#platform/mutex';
import { createRateLimiter } from '#platform/rate-limiter/rate-limiter';
import type { PopupReply } from '../contract';
import { consentOf } from '../site/consent-of';
import type { Popup } from './popup';
import { refusal } from './refusal';
import type { SentPopup } from './sent';
import { popupSubmissions as table } from './tables';

const DAY = 86_400_000;

const wordsOf = ({ language }: SentPopup) => inLanguage(language, popupTexts, enPopups);

/** HTML as the words that were read. */
const wordsIn = (html: string): string => plainText(html.replaceAll(/<[^>]*>/g, ' ')).trim();

const findRepeated = async (db: Db, onceKey: string) => {
  const [row] = await db.select().from(table).where(eq(table.onceKey, onceKey));
  return row;
};

/** A question is to be asked before the form counts, as no script can work out a challenge. */
export class QuestionAsked extends Error {
  /** It was, and was not answered rightly. */
  readonly isWrong: boolean;

  constructor(isWrong: boolean) {
    super('a popup asks a question first');
    this.isWrong = isWrong;
  }
}

const checkProof = (
  host: Host,
  id: number,
  { captcha, isPlain, question }: SentPopup,
): Promise<Solved | undefined> | Solved | undefined => {
  const now = host.clock.now();
  const { secret } = host.config;
  return isPlain
    ? checkAnswer(secret, `popup ${id}`, question, now)
    : checkCaptcha(secret, `popup ${id}`, captcha, now);
};

/**
 * Throws unless a person is behind it, as far as can be seen: a 422, or without script the question that
 * is to be asked. A proof counts once.
 */
const requireBotCheck = async (host: Host, { row, id }: Popup, sent: SentPopup): Promise<void> => {
  if (!row.captcha) return;
  const solved = await checkProof(host, id, sent);
  const left = (solved?.expiresAt.getTime() ?? 0) - host.clock.now().getTime();
  const seconds = Math.ceil(left / 1000) + 1;
  const used = createRateLimiter(host, { name: 'popup proof', points: 1, seconds });
  if (solved && (await used.take(solved.id))) return;
  if (sent.isPlain) throw new QuestionAsked(sent.question.token !== '');
  const fields = { [popupField.captcha]: wordsOf(sent).botCheck };
  throw refusal(422, 'captcha', (words) => words.botCheck, fields);
};

/** Fewer without script, where no challenge was worked out. */
const requireRoom = async (host: Host, { client, isPlain }: SentPopup): Promise<void> => {
  const { submissions, plainSubmissions, submissionsPer } = formLimits;
  const limiter = createRateLimiter(host, {
    name: isPlain ? 'plain popup' : 'popup',
    points: isPlain ? plainSubmissions : submissions,
    seconds: submissionsPer / 1000,
  });
  if (!(await limiter.take(client))) throw refusal(429, 'too_many', (words) => words.tooOften);
};

/** What was agreed with, as it was read: the words below the form, and those beside its boxes. */
const consentIn = ({ data }: Popup, sent: SentPopup): string =>
  [wordsIn(consentOf(data, wordsOf(sent))), ...sent.agreed].filter(Boolean).join('\n');

/** What an offer refuses to a mailbox for good: its code was used, or the offer is over. */
const isDenied = (error: unknown): boolean =>
  error instanceof AppError && (error.status === 409 || error.status === 410);

/** The code that comes of a popup; null: none does. Whoever signs up as well has done so without one too. */
const giveCode = async (
  host: Host,
  tx: Tx,
  { data, row }: Popup,
  { email, client }: SentPopup,
): Promise<string | null> => {
  if (!givesDiscount(data)) return null;
  const asked = { offerId: row.discountOfferId ?? 0, email, client };
  try {
    return (await transact(tx, (inner) => giveDiscountCode(host, inner, asked))).code;
  } catch (error) {
    if (kindOf(data) === 'discount' || !isDenied(error)) throw error;
    return null;
  }
};

/** Does what the popup is for; answers the code that comes of it. */
const act = async (host: Host, tx: Tx, popup: Popup, sent: SentPopup): Promise<string | null> => {
  const { id, data } = popup;
  const { email, name, language, client } = sent;
  if (kindOf(data) !== 'discount') {
    const consentText = consentIn(popup, sent);
    const ask = { email, language, source: `popup:${id}`, consentText, client };
    await subscribe(host, tx, { ...ask, ...(name && { name }) });
  }
  return giveCode(host, tx, popup, sent);
};

/** A code that was told before may be spent by now: the offer says anew which it is. */
const store = (host: Host, popup: Popup, sent: SentPopup): Promise<string | null> =>
  transact(host.db, async (tx) => {
    const { onceKey } = sent;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`popup ${onceKey}`}, 0))`);
    if (await findRepeated(tx, onceKey)) return giveCode(host, tx, popup, sent);
    const discountCode = await act(host, tx, popup, sent);
    const purgeAt = new Date(host.clock.now().getTime() + limits.repeatDays * DAY);
    await tx.insert(table).values({ onceKey, popupId: popup.id, discountCode, purgeAt });
    return discountCode;
  });

/** What a form of that popup is answered. */
const replyOf = ({ data }: Popup, sent: SentPopup, code: string | null): PopupReply => {
  const { success, noCode } = wordsOf(sent);
  return { discount_code: code, message: givesDiscount(data) && code === null ? noCode : success };
};

/**
 * S7.6/3: does what a popup's form is for, once however often it comes. Throws an AppError that the
 * visitor may read: 422, 429, or where a code is all that it gives 409 when that was used and 410 once
 * its offer is over. Throws a QuestionAsked when one is to be asked first.
 */
export const submitPopup = (host: Host, popup: Popup, sent: SentPopup): Promise<PopupReply> =>
  withMutex(`popup ${sent.onceKey}`, async () => {
    if (!(await findRepeated(host.db, sent.onceKey))) {
      if (sent.isPlain) await requireBotCheck(host, popup, sent);
      await requireRoom(host, sent);
      if (!sent.isPlain) await requireBotCheck(host, popup, sent);
    }
    return replyOf(popup, sent, await store(host, popup, sent));
  });

/** Removes what is over. Answers how many. */
export const purgeSubmissions = async ({ db, clock }: Pick<Host, 'db' | 'clock'>) => {
  const { rowCount } = await db.delete(table).where(lt(table.purgeAt, clock.now()));
  return rowCount ?? 0;
};
