import { badRequest } from '#kernel/errors';
import { mailTextLimits } from '#kernel/limits-mail';
import {
  kindOfMail,
  type MailKind,
  type MailPart,
  type MailText,
  mailParts,
  marksOfMail,
  partsOfMail,
} from '#kernel/mail-kinds';
import { mailTexts as texts } from '#kernel/messages/nl-mail-kinds';
import { unknownMarks } from '#kernel/values/marks';

/** A text as it is stored: one line, or paragraphs with an empty line between them. */
const tidy = (part: MailPart, text: string): string => {
  if (part === 'subject') return text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
};

/** What was typed, whether or not it could be saved. Throws a 400 for what isn't text, or is longer than it may be. */
export const readTyped = (said: unknown): MailText => {
  const typed = (said ?? {}) as Partial<Record<MailPart, unknown>>;
  const fields: Record<string, string> = {};
  const read = mailParts.map((part) => {
    const text = typed[part];
    if (typeof text !== 'string') throw badRequest(texts.noText, { [part]: texts.noText });
    const kept = tidy(part, text);
    const over = kept.length - mailTextLimits.most[part];
    if (over > 0) fields[part] = texts.tooLong(over);
    return [part, kept] as const;
  });
  refuse(fields);
  return Object.fromEntries(read) as MailText;
};

const refuse = (fields: Readonly<Record<string, string>>): void => {
  const [first] = Object.values(fields);
  if (first !== undefined) throw badRequest(first, fields);
};

/** The text of a mail as it may be saved. Throws a 400 also for what can't be filled in, or isn't the chain's to write. */
export const readText = (kind: MailKind, said: unknown): MailText => {
  const text = readTyped(said);
  const parts = partsOfMail(kind);
  const { subject: fixed } = kindOfMail(kind);
  const known = marksOfMail(kind);
  const fields: Record<string, string> = {};
  for (const part of mailParts) {
    if (text[part] !== '' && !parts.includes(part)) fields[part] = texts.fixed[fixed ?? 'several'];
    const unknown = unknownMarks(text[part], known);
    if (unknown.length > 0) {
      const told = known.map((name) => `{${name}}`).join(', ');
      fields[part] = texts.unknownMarks(unknown.join(', '), told);
    }
  }
  refuse(fields);
  return text;
};
