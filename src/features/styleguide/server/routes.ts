import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { confirmHref } from '#features/dialogs/api.server';
import { serveOwnPage } from '#features/pages/api.server';
import { checkFields, type FieldProblems, type FieldValues, readPostedFields } from '#fields/check';
import { styleguideTexts as texts } from '#kernel/messages/nl-styleguide';
import { apiPath } from '#kernel/wire-forms';
import type { Host } from '#platform/host';
import { readParams } from '#platform/http/params';
import { requireOwnPage } from '#platform/sessions/csrf';
import { sampleForm } from '../site/sample-form';
import { StyleguidePage } from '../site/styleguide-page.view';
import { drawSample } from './sample-picture';

type Sent = { problems: FieldProblems; values: FieldValues; received?: number };

/** What the confirm link asks for; it does nothing. */
const questionPath = `${apiPath.styleguide}/vraag`;

const nothingSent: Sent = { problems: {}, values: {} };

const readSent = (body: unknown): Sent => {
  const fields = sampleForm.flatMap((fieldset) => fieldset.fields);
  const params = readParams(body);
  const values = readPostedFields(fields, (name) => params[name] ?? []);
  const problems = checkFields(fields, values);
  if (Object.keys(problems).length > 0) return { problems, values };
  return { problems, values: {}, received: Object.values(values).filter(Boolean).length };
};

/** `/webcore/styleguide`, whole or of one type by `?veld=`, and its form. */
export const addStyleguideRoutes = (host: Host): void => {
  const build =
    (sent: Sent, type?: string) =>
    async ({ token }: { token: string }) => ({
      title: texts.title,
      status: Object.keys(sent.problems).length > 0 ? 422 : 200,
      noindex: true,
      main: renderToStaticMarkup(
        createElement(StyleguidePage, {
          ...sent,
          ...(type && { type }),
          token,
          confirmHref: confirmHref(host, questionPath, texts.confirmText),
        }),
      ),
      tags: [],
    });

  host.app.get(apiPath.styleguide, (request, reply) =>
    serveOwnPage(host, request, reply, build(nothingSent, readParams(request.query).veld?.[0])),
  );

  host.app.post(questionPath, (request, reply) => {
    requireOwnPage(host, request);
    return reply.redirect(apiPath.styleguide, 303);
  });

  host.app.post(apiPath.styleguide, (request, reply) => {
    requireOwnPage(host, request);
    return serveOwnPage(host, request, reply, build(readSent(request.body)));
  });

  host.app.get(`${apiPath.styleguide}/voorbeeld.png`, async (_request, reply) =>
    reply.type('image/png').send(await drawSample(host.pictures)),
  );
};
