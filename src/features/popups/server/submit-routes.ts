import type { FastifyReply, FastifyRequest } from 'fastify';
import { authenticate, describePath, json, problem } from '#features/api/api.server';
import { AppError, notFound } from '#kernel/errors';
import { formLimits } from '#kernel/limits-forms';
import { popupServerTexts as texts } from '#kernel/messages/nl-popups';
import { hasForm } from '#kernel/values/popup';
import { popupPath } from '#kernel/wire-popups';
import { makeChallenge } from '#platform/bot-check/captcha';
import type { Host } from '#platform/host';
import { limitCalls } from '#platform/http/limit-calls';
import { refuseCrossSite, requireOwnPage } from '#platform/sessions/csrf';
import { getOpenPopup } from './field-routes';
import { showPopup, showQuestion } from './page';
import type { Popup } from './popup';
import { refusal } from './refusal';
import { type FilledPopup, readFilled, readSent } from './sent';
import { QuestionAsked, submitPopup } from './submit';

type Exchange = { request: FastifyRequest; reply: FastifyReply };

/** A form without script is answered by a page. */
const wantsPage = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('text/html') ?? false;

/** A form that came back from a page without script: it stands there again, with all that was typed. */
const answerRefused = (
  host: Host,
  exchange: Exchange,
  popup: Popup,
  { filled, error }: { filled: FilledPopup; error: unknown },
): Promise<FastifyReply> => {
  if (error instanceof QuestionAsked) {
    return showQuestion(host, exchange, popup, { filled, isWrong: error.isWrong });
  }
  if (!(error instanceof AppError) || error.status >= 500) throw error;
  return showPopup(host, exchange, popup, { refused: { error, filled } });
};

const submit = (host: Host) => async (request: FastifyRequest, reply: FastifyReply) => {
  await authenticate(host, request, reply);
  const popup = getOpenPopup(host, request);
  const isPlain = wantsPage(request);
  const filled = readFilled(host, request, popup);
  try {
    if (!hasForm(popup.data)) throw refusal(422, 'no_form', (words) => words.noForm);
    if (isPlain) requireOwnPage(host, request);
    const sent = readSent(host, request, popup, { filled, isPlain });
    const data = await submitPopup(host, popup, sent);
    return isPlain
      ? showPopup(host, { request, reply }, popup, { sent: data })
      : reply.header('cache-control', 'private, no-store').send({ data });
  } catch (error) {
    if (error instanceof AppError && error.status === 429) {
      reply.header('retry-after', error.retryAfter ?? formLimits.submissionsPer / 1000);
    }
    if (!isPlain) throw error;
    return answerRefused(host, { request, reply }, popup, { filled, error });
  }
};

const addSubmitRoute = (host: Host): void => {
  const limit = limitCalls(formLimits.postsPerMinute);
  const options = { onRequest: [limit, refuseCrossSite], config: { json: true, orPage: true } };
  host.app.post(popupPath.submit(':id'), options, submit(host));
};

const addChallengeRoute = (host: Host): void => {
  const options = { onRequest: limitCalls(formLimits.postsPerMinute), config: { json: true } };
  host.app.get(popupPath.challenge(':id'), options, async (request, reply) => {
    const { id, row, data } = getOpenPopup(host, request);
    if (!row.captcha || !hasForm(data)) throw notFound();
    reply.header('cache-control', 'no-store');
    return makeChallenge(host.config.secret, `popup ${id}`, host.clock.now());
  });
};

/** Where a popup's form is sent, and where the challenge comes from that is worked out before. */
export const addSubmitRoutes = (host: Host): void => {
  addSubmitRoute(host);
  addChallengeRoute(host);
  describePath(host, popupPath.submit('{id}'), {
    post: {
      operationId: 'submitPopup',
      summary: texts.api.submit,
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
      requestBody: {
        required: true,
        content: { 'multipart/form-data': { schema: { type: 'object' } } },
      },
      responses: {
        200: json({
          type: 'object',
          required: ['data'],
          properties: {
            data: {
              type: 'object',
              properties: {
                discount_code: { type: ['string', 'null'] },
                message: { type: 'string' },
              },
            },
          },
        }),
        ...{ 401: problem, 404: problem, 409: problem, 410: problem },
        ...{ 422: problem, 429: problem },
      },
    },
  });
};
