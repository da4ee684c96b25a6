import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '#features/pages/api.server';
import { notFound } from '#kernel/errors';
import { formLimits } from '#kernel/limits-forms';
import { readWholeNumber } from '#kernel/values/whole-number';
import { makeChallenge } from '#platform/bot-check/captcha';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import { limitCalls } from '#platform/http/limit-calls';
import { addFileRoutes } from '#platform/http/multipart';
import { queryParams } from '#platform/http/params';
import { refuseCrossSite } from '#platform/sessions/csrf';
import { formField } from '../contract';
import { answer, sendFormPage } from './answer';
import { getForm } from './find';
import { speakIn } from './form';
import { prepareForm } from './handlers';
import { onceKeyOf } from './once';
import { replyKind } from './outcome';
import { firstOf } from './posted';
import { readSent } from './sent';
import { submitForm } from './submit-form';
import { showThanks } from './thanks';

const idOf = (request: FastifyRequest): number =>
  readWholeNumber((request.params as { id: string }).id) ?? 0;

/** S7.2/1: stores what a form was sent with, or says what is wrong with it. */
const submit = (host: Host) => async (request: FastifyRequest, reply: FastifyReply) => {
  const form = await getForm(host, idOf(request));
  const sent = await readSent(host, request, form);
  const kind = replyKind(request, firstOf(sent.params, formField.ajax) === 'Y');
  const result = await submitForm(host, sent, {
    ip: clientOf(request),
    findSession: async () => (await host.sessions.find(request))?.id,
    ensureSession: async () => (await host.sessions.ensure(request, reply)).id,
    onceKey: await onceKeyOf(host, request, sent),
    canAsk: kind === 'page',
  });
  return answer(host, { request, reply, kind }, sent, result);
};

/** The form on a page of its own: the address that a browser shows after a form came back. */
const show = (host: Host) => async (request: FastifyRequest, reply: FastifyReply) => {
  const stored = await getForm(host, idOf(request));
  const form = speakIn(stored, languageOf(host, request));
  const prepared = await prepareForm(host, form, queryParams(request.url));
  return sendFormPage(host, { request, reply }, prepared, {});
};

/** A captcha's challenge: another one each time. */
const challenge = (host: Host) => async (request: FastifyRequest, reply: FastifyReply) => {
  const form = await getForm(host, idOf(request));
  if (!form.captcha) throw notFound();
  reply.header('cache-control', 'no-store');
  return makeChallenge(host.config.secret, form.id, host.clock.now());
};

export const addFormRoutes = (host: Host): void => {
  const { app } = host;
  const limit = limitCalls(formLimits.postsPerMinute);
  const options = { onRequest: [limit, refuseCrossSite], config: { fileBody: formLimits.post } };
  addFileRoutes(app, (room) => room.post('/webcore/form/submit/:id', options, submit(host)));
  app.get('/webcore/form/submit/:id', show(host));
  app.get('/webcore/form/challenge/:id', { config: { json: true } }, challenge(host));
  app.get('/webcore/form/thanks/:id', showThanks(host));
};
