import { officeRoute } from '#features/office/api.server';
import { noteAction } from '#features/staff/api.server';
import { badRequest } from '#kernel/errors';
import { type MailText, mailParts } from '#kernel/mail-kinds';
import { mailTexts as texts } from '#kernel/messages/nl-mail-kinds';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import type { ToldMailKinds, ToldMailText } from '../contract';
import { kindIn, languageIn, requireWriter } from './guard';
import { readText } from './read-text';
import { changeText, subjectOf } from './store';
import { tellKinds, tellText } from './tell';

const readRead = (said: unknown): MailText => {
  const read = (said ?? {}) as MailText;
  if (mailParts.some((part) => typeof read[part] !== 'string')) throw badRequest(texts.noRead);
  return read;
};

/** What the audit log says of a text. */
const tellNoted = (text: MailText) =>
  Object.fromEntries(mailParts.map((part) => [texts[part], text[part]]));

/** The chain's own words in mails: which there are, and written anew. */
export const addMailTextRoutes = (host: Host): void => {
  const { app } = host;
  const options = officeRoute();
  const path = `${officePath.calls}/mail-texts`;

  app.get(path, options, async (request): Promise<ToldMailKinds> => {
    await requireWriter(host, request);
    return tellKinds(host);
  });

  app.get(`${path}/:kind`, options, async (request): Promise<ToldMailText> => {
    await requireWriter(host, request);
    return tellText(host, kindIn(request));
  });

  app.put(`${path}/:kind`, options, async (request): Promise<ToldMailText> => {
    const { id: memberId } = await requireWriter(host, request);
    const kind = kindIn(request);
    const body = (request.body ?? {}) as Record<string, unknown>;
    const language = languageIn(host, kind, body.language);
    const read = readRead(body.read);
    const text = readText(kind, body.text);
    await changeText(host, { kind, language, read, text });
    await noteAction(host, request, {
      ...{ action: 'mail.text', outcome: 'success', memberId },
      subject: subjectOf(kind, language),
      ...{ before: tellNoted(read), after: tellNoted(text) },
    });
    return tellText(host, kind);
  });
};
