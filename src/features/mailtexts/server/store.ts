import { and, desc, eq } from 'drizzle-orm';
import { changeSettings } from '#features/settings/api.server';
import { memberNames, staffActions } from '#features/staff/api.server';
import { AppError } from '#kernel/errors';
import { type MailKind, type MailText, mailParts, mailTextName } from '#kernel/mail-kinds';
import { isEnglish } from '#kernel/messages/language';
import { mailKindTexts, mailTexts as texts } from '#kernel/messages/nl-mail-kinds';
import { formatMoment } from '#kernel/values/dutch-dates';
import type { Host } from '#platform/host';

/** A mail in the audit log: 'Bestelling onderweg (nl)'. */
export const subjectOf = (kind: MailKind, language: string): string =>
  `${mailKindTexts[kind].title} (${language.slice(0, 2)})`;

/** Who changed a mail's text last. */
const lastWriter = async (host: Host, kind: MailKind, language: string): Promise<string> => {
  const { action, outcome, subject, id, memberId, at } = staffActions;
  const [last] = await host.db
    .select({ memberId, at })
    .from(staffActions)
    .where(
      and(
        ...[eq(action, 'mail.text'), eq(outcome, 'success')],
        eq(subject, subjectOf(kind, language)),
      ),
    )
    .orderBy(desc(id))
    .limit(1);
  const names = await memberNames(host, last?.memberId ? [last.memberId] : []);
  const who = names.get(last?.memberId ?? 0) ?? texts.somebody;
  return texts.stale(who, formatMoment(last?.at ?? host.clock.now()));
};

const isSame = (one: MailText, other: MailText): boolean =>
  mailParts.every((part) => one[part] === other[part]);

class Stale extends Error {}

type Change = { kind: MailKind; language: string; read: MailText; text: MailText };

/** Has mails of a kind say something else. Throws a 409 when what stands there isn't what its writer had read. */
export const changeText = async (
  host: Host,
  { kind, language, read, text }: Change,
): Promise<void> => {
  const key = isEnglish(language) ? 'en' : 'nl';
  try {
    await changeSettings(host, (stored) => {
      const all = (stored.texts ?? {}) as Record<string, Record<string, unknown>>;
      const own = { ...all[key] };
      const standing = Object.fromEntries(
        mailParts.map((part) => [part, own[mailTextName(kind, part)] ?? '']),
      ) as MailText;
      if (!isSame(standing, read) && !isSame(standing, text)) throw new Stale();
      for (const part of mailParts) {
        if (text[part] === '') delete own[mailTextName(kind, part)];
        else own[mailTextName(kind, part)] = text[part];
      }
      return { ...stored, texts: { ...all, [key]: own } };
    });
  } catch (error) {
    if (!(error instanceof Stale)) throw error;
    throw new AppError(409, 'stale', await lastWriter(host, kind, language));
  }
};
