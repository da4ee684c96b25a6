import { randomBytes, randomInt } from 'node:crypto';
import { formLimits } from '#kernel/limits-forms';
import { enForms } from '#kernel/messages/en-forms';
import { DUTCH, inLanguage } from '#kernel/messages/language';
import { forms } from '#kernel/messages/nl-forms';
import { isSigned, sign } from '#platform/sessions/sign';

/** What is proven for: a form by its number, a popup, or logging in. A proof for one is none for another. */
export type Subject = number | 'login' | `popup ${number}`;

/** A sum in words, for a visitor whose browser can't work out a captcha. */
export type Question = { token: string; label: string };

const ENGLISH = 'en_GB';
const questionIn = (language: string) => inLanguage(language, forms, enForms).question;

const about = (subject: Subject, nonce: string, expires: number, answer: number) =>
  `question ${subject} ${nonce} ${expires} ${answer}`;

/** Asks something. The token doesn't tell the answer. */
export const askQuestion = (
  secret: string,
  { id: subject, language }: { id: Subject; language: string },
  now: Date,
): Question => {
  const { label, numbers } = questionIn(language);
  const [left, right] = [randomInt(1, 10), randomInt(1, 10)];
  const nonce = randomBytes(12).toString('base64url');
  const expires = now.getTime() + formLimits.questionLife;
  const signature = sign(secret, about(subject, nonce, expires, left + right));
  return {
    token: `${nonce}.${expires}.${signature}`,
    label: label(numbers[left] ?? '', numbers[right] ?? ''),
  };
};

/** A solved challenge: its name, to be used once, and until when it must be remembered. */
export type Solved = { id: string; expiresAt: Date };

/** Reads '7', ' 7 ', 'zeven' or 'seven'. */
const readAnswer = (text: string): number => {
  const word = text.trim().toLowerCase();
  for (const language of [DUTCH, ENGLISH]) {
    const named = questionIn(language).numbers.indexOf(word);
    if (named >= 0) return named;
  }
  return /^\d{1,2}$/.test(word) ? Number(word) : Number.NaN;
};

/** What was answered, if that is right and in time. */
export const checkAnswer = (
  secret: string,
  subject: Subject,
  given: { token: string; answer: string },
  now: Date,
): Solved | undefined => {
  const [, nonce = '', expires = '', signature = ''] =
    /^([\w-]{16})\.(\d{1,15})\.([\w-]+)$/.exec(given.token) ?? [];
  const answer = readAnswer(given.answer);
  if (!nonce || Number.isNaN(answer) || now.getTime() > Number(expires)) return undefined;
  const right = isSigned(secret, about(subject, nonce, Number(expires), answer), signature);
  return right ? { id: `question ${nonce}`, expiresAt: new Date(Number(expires)) } : undefined;
};
