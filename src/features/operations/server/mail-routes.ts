import type { FastifyRequest } from 'fastify';
import { officeRoute, requireSpecial } from '#features/office/api.server';
import { noteAction } from '#features/staff/api.server';
import { AppError, badRequest, notFound } from '#kernel/errors';
import { staff as limits } from '#kernel/limits-staff';
import { operationsTexts } from '#kernel/messages/nl-operations';
import { readWholeNumber } from '#kernel/values/whole-number';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import { one, queryParams } from '#platform/http/params';
import { sendOwn } from '#platform/http/send-compressed';
import { holdsMoney } from '#platform/mail/holds-money';
import { sendMail } from '#platform/mail/jobs';
import { type KeptMail, listKeptMails, readKeptMail } from '#platform/mail/kept';
import { KEPT_DAYS } from '#platform/mail/mailer';
import { policyOfMail } from '#platform/mail/shown';
import { htmlWithoutLinks, textWithoutLinks } from '#platform/mail/without-links';
import { createRateLimiter } from '#platform/rate-limiter/rate-limiter';
import { operationsPath, type ToldMail, type ToldMails, type ToldMailWhole } from '../contract';

const texts = operationsTexts.post;

const LAST_ID = 2 ** 31 - 1;

const KEY = /^[\w-]{8,64}$/;

/** A mail as text, for who isn't its receiver. */
const textOf = ({ key, text }: { key: string | null; text: string }): string =>
  holdsMoney(key) ? texts.holdsMoney : textWithoutLinks(text);

const tell = ({ id, to, subject, createdAt, sentAt }: KeptMail): ToldMail => ({
  ...{ id, to, subject, at: createdAt.toISOString(), isSent: sentAt !== null },
});

/** Mails that left: found, read and sent again. */
export const addMailRoutes = (host: Host): void => {
  const { app } = host;
  const options = officeRoute();
  const mails = `${officePath.calls}/mails`;

  const { every } = limits.mailAgain;
  const sent = createRateLimiter(host, { name: 'mail again', points: 1, seconds: every });
  const asked = createRateLimiter(host, { name: 'mail again key', points: 1, seconds: every });

  /** Its receiver gets it once a minute, whoever asks how often; a key that was let through before is no other mail. */
  const requireRoom = async (id: number, key: string): Promise<void> => {
    const one = `${id} ${key}`;
    if (!(await asked.take(one)) || (await sent.take(String(id)))) return;
    await asked.forget(one);
    throw new AppError(429, 'too_many_requests', texts.tooSoon);
  };

  const readMail = async ({ params }: FastifyRequest) => {
    const id = readWholeNumber((params as { id: string }).id);
    const mail = id === undefined || id > LAST_ID ? undefined : await readKeptMail(host.db, id);
    if (!mail) throw notFound(texts.gone);
    return mail;
  };

  app.get(mails, options, async (request): Promise<ToldMails> => {
    await requireSpecial(host, request, 'operations');
    const params = queryParams(request.url);
    const search = (one(params, 'q') ?? '').replaceAll('\0', '').slice(0, limits.search);
    const start = Math.min(readWholeNumber(one(params, 'start')) ?? 0, limits.counted);
    const found = await listKeptMails(host.db, { search, start, limit: limits.rows + 1 });
    return {
      mails: found.slice(0, limits.rows).map(tell),
      hasMore: found.length > limits.rows,
      ...{ days: KEPT_DAYS, sends: host.config.smtpUrl !== undefined },
    };
  });

  app.get(`${mails}/:id`, options, async (request): Promise<ToldMailWhole> => {
    const { id: memberId } = await requireSpecial(host, request, 'operations');
    const mail = await readMail(request);
    await noteAction(host, request, {
      ...{ action: 'mail.read', outcome: 'success', memberId },
      subject: `${mail.subject} (${mail.to})`,
    });
    return {
      ...{ ...tell(mail), replyTo: mail.replyTo, text: textOf(mail) },
      preview: operationsPath.preview(mail.id),
    };
  });

  app.get(operationsPath.preview(':id'), options, async (request, reply) => {
    await requireSpecial(host, request, 'operations');
    const mail = await readMail(request);
    reply
      .header('content-security-policy', policyOfMail(host.config))
      .type('text/html; charset=utf-8');
    const html = holdsMoney(mail.key) ? `<p>${texts.holdsMoney}</p>` : htmlWithoutLinks(mail.html);
    return sendOwn(reply, Buffer.from(html));
  });

  app.post(`${mails}/:id/again`, options, async (request) => {
    const { id: memberId } = await requireSpecial(host, request, 'operations');
    const { to, subject, html, text, replyTo, id, key: sentAs } = await readMail(request);
    const { key } = (request.body ?? {}) as { key?: unknown };
    if (typeof key !== 'string' || !KEY.test(key)) {
      throw badRequest(texts.keyWrong, { key: texts.keyWrong });
    }
    await requireRoom(id, key);
    const again = { to, subject, html, text, ...(replyTo !== null && { replyTo }) };
    await host.jobs.enqueue(sendMail, {
      ...{ ...again, cause: 'system' as const, key: `again ${key} of ${sentAs ?? `mail ${id}`}` },
    });
    await noteAction(host, request, {
      ...{ action: 'mail.again', outcome: 'success', memberId, subject: `${subject} (${to})` },
    });
    return {};
  });
};
