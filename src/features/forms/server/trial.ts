import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { serveOwnPage } from '#features/pages/api.server';
import { getSite } from '#features/settings/api.server';
import { forms as texts } from '#kernel/messages/nl-forms';
import type { Host } from '#platform/host';
import { sanitizeRichText } from '#platform/sanitize/sanitize';
import { Alert } from '#ui/alert.view';
import { withLanguage } from '#ui/language';
import { formField } from '../contract';
import { checkForm } from '../site/check-form';
import { FormIsland } from '../site/form-island.view';
import { FormPage } from '../site/form-page.view';
import { definitionProblems } from './definition';
import { type Form, readForm } from './form';
import { handlerOf, prepareForm } from './handlers';
import { errorMessage, sendShort, successMessage } from './outcome';
import { firstOf } from './posted';
import { formProps } from './props';
import { readSent } from './sent';
import type { forms } from './tables';

type Row = typeof forms.$inferSelect;

/** A form as it would be if it were saved; or why it can't be shown. */
export const readTrial = (host: Host, row: Row): { form: Form } | { problems: string[] } => {
  // Where it sends what is for the form's own page of settings to tell.
  const problems = definitionProblems({ steps: row.steps, recipients: [] });
  if (problems.length > 0) return { problems };
  // Nothing is stored of it, so that nothing has to be proven.
  return { form: { ...readForm(row, getSite(host).language), captcha: false } };
};

/** Shows a form as visitors would have it, without anything around it; it is sent to `action`. */
export const showTrial = (
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  { form: trial, action, step }: { form: Form; action: string; step?: string | undefined },
): Promise<FastifyReply> =>
  serveOwnPage(host, request, reply, async ({ token, now }) => {
    const prepared = await prepareForm(host, trial, {});
    const { title, language } = prepared.form;
    const beginAt = prepared.form.steps.findIndex(({ id }) => id === step);
    const props = {
      ...formProps(host, prepared, { token, now }),
      ...{ action, ...(beginAt > 0 && { beginAt }) },
    };
    const form = createElement(FormPage, { title }, createElement(FormIsland, props));
    const page = withLanguage(language, form);
    const main = `<main>${renderToStaticMarkup(page)}</main>`;
    return { title, language, main, bare: 'alive', noindex: true, tags: [] };
  });

/** Says in the place of a form why it can't be shown yet. */
export const showLacking = (
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  problems: readonly string[],
): Promise<FastifyReply> =>
  serveOwnPage(host, request, reply, async () => {
    const title = texts.notYet;
    const lines = problems.map((told) => createElement('p', { key: told }, told));
    const alert = createElement(Alert, { tone: 'notice', title }, lines);
    const page = createElement(FormPage, { title: texts.trialTitle }, alert);
    const main = `<main>${renderToStaticMarkup(page)}</main>`;
    return { title, main, bare: 'alive', noindex: true, tags: [] };
  });

/** Says what would become of what was filled in. Nothing is kept, sent or told to others. */
export const answerTrial = async (
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  form: Form,
): Promise<FastifyReply> => {
  const sent = await readSent(host, request, form);
  try {
    const { params, asked } = sent;
    const conditions =
      form.conditions === undefined ? undefined : { html: sanitizeRichText(form.conditions) };
    const agreed = firstOf(params, formField.conditions) !== '';
    const checked = checkForm(
      { steps: asked.form.steps, values: asked.values, conditions, agreed, captchaAnswer: '' },
      form.texts,
    );
    const own = await handlerOf(host, form).check?.(host, asked);
    const errors = { ...own, ...checked, ...sent.errors };
    const isFine = Object.keys(errors).length === 0;
    const body = isFine
      ? {
          success: true,
          message: successMessage(form, form.success),
          fields: {},
          html: texts.trial,
        }
      : { success: false, message: errorMessage(form, errors), fields: errors };
    return sendShort(reply, { kind: 'json', status: isFine ? 200 : 422, body });
  } finally {
    await sent.files.discard();
  }
};
