import { officeRoute } from '#features/office/api.server';
import { senderOf } from '#features/settings/api.server';
import { noteAction } from '#features/staff/api.server';
import { AppError, badRequest } from '#kernel/errors';
import { mailTextLimits } from '#kernel/limits-mail';
import type { MailKind, MailText } from '#kernel/mail-kinds';
import { mailTexts as texts } from '#kernel/messages/nl-mail-kinds';

import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import { one, queryParams } from '#platform/http/params';
import { sendOwn } from '#platform/http/send-compressed';
import { sendMail } from '#platform/mail/jobs';
import { policyOfMail, withoutMadeUpPictures } from '#platform/mail/shown';
import { htmlLeadingNowhere } from '#platform/mail/without-links';
import { createRateLimiter } from '#platform/rate-limiter/rate-limiter';
import { escapeHtml } from '#platform/render/document';
import { sampleWriter } from '../api.server';
import { mailTextsPath } from '../contract';
import { kindIn, languageIn, requireWriter } from './guard';
import { readText, readTyped } from './read-text';
import { subjectOf } from './store';

const KEY = /^[\w-]{8,64}$/;

/** What was typed, as the frame's address brings it: nothing is stored to be looked at. */
const typedIn = (draft: string): MailText => {
  try {
    return readTyped(JSON.parse(Buffer.from(draft, 'base64url').toString('utf8')));
  } catch (error) {
    if (error instanceof SyntaxError) throw badRequest(texts.noText);
    throw error;
  }
};

/** What a list of mails shows of it, above the mail. */
const subjectLine = (subject: string): string =>
  `<p style="margin:0;padding:10px 16px;background:#fff;color:#1d1b17;font:15px/1.4 sans-serif;border-bottom:1px solid #ddd">${texts.subject}: <b>${escapeHtml(subject)}</b></p>`;

/** Mails with made-up data and the words that are being written: looked at, and sent to who writes them. */
export const addTrialRoutes = (host: Host): void => {
  const { app } = host;
  const options = officeRoute();
  const room = createRateLimiter(host, { name: 'mail text test', ...mailTextLimits.tests });
  const asked = createRateLimiter(host, {
    ...{ name: 'mail text test key', points: 1, seconds: mailTextLimits.tests.seconds },
  });

  const writeWith = (kind: MailKind, language: string, text: MailText) => {
    const sender = { ...senderOf(host), ownText: () => text };
    return sampleWriter(host)(kind, { sender, language });
  };

  app.get(mailTextsPath.preview(':kind'), options, async (request, reply) => {
    await requireWriter(host, request);
    const kind = kindIn(request);
    const params = queryParams(request.url);
    const language = languageIn(host, kind, one(params, 'language'));
    const { subject, html } = await writeWith(kind, language, typedIn(one(params, 'text') ?? ''));
    reply.header('content-security-policy', policyOfMail(host.config));
    const shown = withoutMadeUpPictures(htmlLeadingNowhere(html));
    const line = subjectLine(subject);
    return sendOwn(
      reply.type('text/html; charset=utf-8'),
      Buffer.from(shown.replace(/<body[^>]*>/, (body) => body + line)),
    );
  });

  app.post(`${officePath.calls}/mail-texts/:kind/test`, options, async (request) => {
    const member = await requireWriter(host, request);
    const kind = kindIn(request);
    const body = (request.body ?? {}) as Record<string, unknown>;
    const language = languageIn(host, kind, body.language);
    const text = readText(kind, body.text);
    const { key } = body;
    if (typeof key !== 'string' || !KEY.test(key)) {
      throw badRequest(texts.keyWrong, { key: texts.keyWrong });
    }
    const once = `${member.id} ${key}`;
    // It was let through before: it is no other mail.
    if (!(await asked.take(once))) return {};
    if (!(await room.take(String(member.id)))) {
      await asked.forget(once);
      throw new AppError(429, 'too_many_requests', texts.tooSoon);
    }
    const { subject, html, ...mail } = await writeWith(kind, language, text);
    await host.jobs.enqueue(sendMail, {
      ...{ ...mail, subject: texts.testSubject(subject), html: withoutMadeUpPictures(html) },
      ...{ to: member.email, cause: 'system' as const, key: `mail text test ${once}` },
    });
    await noteAction(host, request, {
      ...{ action: 'mail.test', outcome: 'success', memberId: member.id },
      subject: subjectOf(kind, language),
    });
    return {};
  });
};
