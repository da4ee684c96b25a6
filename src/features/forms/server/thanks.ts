import { and, eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { languageOf, one, readParams, serveOwnPage } from '#features/pages/api.server';
import { readWholeNumber } from '#kernel/values/whole-number';
import type { Host } from '#platform/host';
import { sanitizeRichText } from '#platform/sanitize/sanitize';
import { isSigned, sign } from '#platform/sessions/sign';
import { withLanguage } from '#ui/language';
import { type FormSuccess, formPath } from '../contract';
import { Thanks } from '../site/thanks.view';
import { getForm } from './find';
import { type Form, speakIn, wordsOf } from './form';
import { handlerOf, type Submission } from './handlers';
import { successMessage } from './outcome';
import { formSubmissions } from './tables';

const about = (formId: number, id: number) => `form ${formId} submission ${id}`;

/** Names a submission in an address that only we can write. */
export const thanksKey = (host: Host, { form, id }: Submission): string =>
  `${id}.${sign(host.config.secret, about(form.id, id))}`;

const findSubmission = async (
  host: Host,
  form: Form,
  key: string,
): Promise<Submission | undefined> => {
  const [, id = '', signature = ''] = /^(\d{1,9})\.([\w-]+)$/.exec(key) ?? [];
  if (!id || !isSigned(host.config.secret, about(form.id, Number(id)), signature)) return undefined;
  const [row] = await host.db
    .select()
    .from(formSubmissions)
    .where(and(eq(formSubmissions.id, Number(id)), eq(formSubmissions.formId, form.id)));
  if (!row) return undefined;
  const values = Object.fromEntries(row.values.map(({ name, value }) => [name, value]));
  return { form, values, extras: row.extras, id: row.id, createdAt: row.createdAt };
};

/** What is shown after a submission: what its feature says, else what the form says. */
export const successOf = async (host: Host, submission: Submission): Promise<FormSuccess> =>
  (await handlerOf(host, submission.form).success?.(host, submission)) ?? submission.form.success;

/** The page after a form that was sent without script. */
export const showThanks =
  (host: Host) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const stored = await getForm(host, readWholeNumber((request.params as { id: string }).id) ?? 0);
    const form = speakIn(stored, languageOf(host, request));
    const key = one(readParams(request.query), 'n') ?? '';
    const submission = await findSubmission(host, form, key);
    const success = submission ? await successOf(host, submission) : form.success;
    const title = success.title || wordsOf(form).thanks.title;
    const said = successMessage(form, { ...success, title: undefined });
    const message = said === title ? undefined : said;
    const html = success.html && sanitizeRichText(success.html);
    return serveOwnPage(host, request, reply, async () => ({
      title,
      language: form.language,
      canonical: formPath.thanks(form.id),
      noindex: true,
      main: renderToStaticMarkup(
        withLanguage(
          form.language,
          createElement(Thanks, { title, message, html, leadsHome: success.leadsHome }),
        ),
      ),
      tags: [],
    }));
  };
