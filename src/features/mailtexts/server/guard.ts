import type { FastifyRequest } from 'fastify';
import { requireStaff } from '#features/office/api.server';
import { may, mayWriteField, type StaffMember } from '#features/staff/contract';
import { AppError, badRequest, notFound } from '#kernel/errors';
import { isMailKind, kindOfMail, type MailKind } from '#kernel/mail-kinds';
import { mailTexts as texts } from '#kernel/messages/nl-mail-kinds';
import { MAIL_TEXT_FIELD } from '#kernel/site-texts';
import type { Host } from '#platform/host';
import { languagesOf } from './tell';

const SITE = 'Site';

/** Who calls, as one who writes the site's texts. Throws a 401 or a 403. */
export const requireWriter = async (host: Host, request: FastifyRequest): Promise<StaffMember> => {
  const { member } = await requireStaff(host, request);
  const { rights } = member;
  if (!may(rights, SITE, 'change') || !mayWriteField(rights, SITE, MAIL_TEXT_FIELD)) {
    throw new AppError(403, 'may_not', texts.mayNot);
  }
  return member;
};

/** The mail that an address names. Throws a 404 where there is none whose words are written here. */
export const kindIn = ({ params }: FastifyRequest): MailKind => {
  const { kind } = params as { kind: string };
  if (!isMailKind(kind)) throw notFound(texts.unknown);
  if (kindOfMail(kind).elsewhere) throw notFound(texts.notHere);
  return kind;
};

/** A language that a mail is written in. Throws a 400 for any other. */
export const languageIn = (host: Host, kind: MailKind, said: unknown): string => {
  const found = languagesOf(host, kind).find((one) => one === said);
  if (!found) throw badRequest(texts.noLanguage, { language: texts.noLanguage });
  return found;
};
