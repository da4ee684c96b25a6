import { changeSettings, getSite, ownText } from '#features/settings/api.server';
import { AppError, badRequest } from '#kernel/errors';
import { applications as limits } from '#kernel/limits-applications';
import { enApplications } from '#kernel/messages/en-applications';
import { inLanguage, isEnglish } from '#kernel/messages/language';
import { applications as texts } from '#kernel/messages/nl-applications';
import { greetedName } from '#kernel/values/greeted-name';
import { fillMarks, unknownMarks } from '#kernel/values/marks';
import type { Host } from '#platform/host';
import { type Answer, type AnswerState, answerMarks } from '../contract';
import type { ApplicationRow } from './read';

const parts = ['subject', 'text'] as const;

/** By which the site's own text of an answer is stored. */
const nameOf = (state: AnswerState, part: (typeof parts)[number]): string =>
  `application.${state}.${part}`;

/** What an answer says of itself, with marks for what is filled in. */
export const usualAnswer = (state: AnswerState, language: string): Answer => {
  const { subject, text } = inLanguage(language, texts, enApplications).mail[state];
  return { subject, text: text('{sollicitatie}') };
};

/** What an answer begins with: the site's own text for it, or else the usual one. */
export const standardAnswer = (host: Host, state: AnswerState, language: string): Answer => {
  const usual = usualAnswer(state, language);
  return {
    subject: ownText(host, nameOf(state, 'subject'), language) ?? usual.subject,
    text: ownText(host, nameOf(state, 'text'), language) ?? usual.text,
  };
};

type About = Pick<ApplicationRow, 'firstName' | 'vacancy' | 'location'>;

/** What the marks of an answer stand for. A first name that can be none is left out. */
export const answerValues = (
  host: Host,
  { firstName, vacancy: title, location }: About,
  language: string,
): Record<(typeof answerMarks)[number], string> => {
  const words = inLanguage(language, texts, enApplications);
  const vacancy = title === texts.open ? words.open : title;
  return {
    ...{ voornaam: greetedName(firstName), vacature: vacancy, winkel: location },
    ...{ sollicitatie: words.mail.at(vacancy, location), bedrijf: getSite(host).name },
  };
};

/** An answer with what is known of an application in it. */
export const fillAnswer = (
  host: Host,
  { subject, text }: Answer,
  about: About,
  language: string,
): Answer => {
  const values = answerValues(host, about, language);
  return { subject: fillMarks(subject, values), text: fillMarks(text, values) };
};

const problemOf = (text: string, most: number): string | undefined => {
  if (text === '') return texts.answer.missing;
  if (text.length > most) return texts.answer.tooLong(text.length - most);
  const unknown = unknownMarks(text, answerMarks);
  return unknown.length > 0 ? texts.answer.unknownMarks(unknown.join(', ')) : undefined;
};

/** An answer as it was typed. Throws a 400 for what is missing, too long, or asks for what nobody knows. */
export const readAnswer = (said: unknown, mostText: number): Answer => {
  const { subject: line, text: body } = (said ?? {}) as Record<string, unknown>;
  const read = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '') : '');
  const subject = read(line)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  const text = read(body).replace(/\r\n?/g, '\n').trim();
  const fields: Record<string, string> = {};
  const wrong = problemOf(subject, limits.answerSubject);
  if (wrong !== undefined) fields.subject = wrong;
  const wrongText = problemOf(text, mostText);
  if (wrongText !== undefined) fields.text = wrongText;
  if (Object.keys(fields).length > 0) throw badRequest(Object.values(fields)[0] ?? '', fields);
  return { subject, text };
};

type Change = { state: AnswerState; language: string; read: Answer; answer: Answer };

const isSame = (one: Answer, other: Answer): boolean =>
  one.subject === other.subject && one.text === other.text;

/**
 * Has the site say something else in an answer; what is the usual text isn't stored. Throws a 409 when what stands
 * there isn't what its writer had read.
 */
export const changeStandard = async (
  host: Host,
  { state, language, read, answer }: Change,
): Promise<void> => {
  const key = isEnglish(language) ? 'en' : 'nl';
  const usual = usualAnswer(state, language);
  await changeSettings(host, (stored) => {
    const all = (stored.texts ?? {}) as Record<string, Record<string, unknown>>;
    const before = all[key] ?? {};
    const standing = Object.fromEntries(
      parts.map((part) => [part, before[nameOf(state, part)] ?? usual[part]]),
    ) as Answer;
    if (!isSame(standing, read) && !isSame(standing, answer)) {
      throw new AppError(409, 'stale', texts.answer.stale);
    }
    const own = { ...before };
    for (const part of parts) {
      if (answer[part] === usual[part]) delete own[nameOf(state, part)];
      else own[nameOf(state, part)] = answer[part];
    }
    return { ...stored, texts: { ...all, [key]: own } };
  });
};
