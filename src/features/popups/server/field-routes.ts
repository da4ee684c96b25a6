import type { FastifyReply, FastifyRequest } from 'fastify';
import { authenticate, describePath, json, problem } from '#features/api/api.server';
import { badRequest } from '#kernel/errors';
import { apiTexts } from '#kernel/messages/nl-api';
import { popupServerTexts as texts } from '#kernel/messages/nl-popups';
import { readFilters } from '#kernel/values/api-filter';
import { hasForm } from '#kernel/values/popup';
import { readWholeNumber } from '#kernel/values/whole-number';
import { popupPath } from '#kernel/wire-popups';
import type { Host } from '#platform/host';
import { queryParams } from '#platform/http/params';
import { testOf } from './api-part';
import { findDue, findOpen } from './kept';
import type { Popup } from './popup';
import { refusal } from './refusal';

/** The popup of an address, if `find` knows it now. Throws a 404. */
const getBy =
  (find: typeof findDue) =>
  (host: Host, request: FastifyRequest): Popup => {
    const id = readWholeNumber((request.params as { id: string }).id) ?? 0;
    const popup = find(host, id, host.clock.now());
    if (!popup) throw refusal(404, 'not_found', (words) => words.notFound);
    return popup;
  };

/** The popup of an address that may be shown now. Throws a 404. */
export const getPopup = getBy(findDue);

/** The popup of an address whose form may be sent now. Throws a 404. */
export const getOpenPopup = getBy(findOpen);

/** Throws a 400 that says what is wrong and where. */
const refuse = (problems: Readonly<Record<string, string>>): void => {
  const [first] = Object.entries(problems);
  if (first) throw badRequest(apiTexts.badRequest(first.join(': ')), problems);
};

/**
 * S7.6/2: the filters of the list (S7.6/1) hold for its fields too: a popup that they leave out isn't
 * there. Throws a 400 for filters that can't be read or that this call doesn't know, and a 404.
 */
const requireAsked = (request: FastifyRequest, popup: Popup): void => {
  const { filter = [], filters: more = [] } = queryParams(request.url);
  const { filters, problems } = readFilters([...filter, ...more]);
  refuse(problems);
  for (const [at, one] of filters.entries()) {
    const test = testOf(one);
    if (!test) refuse({ [`filter[${at}]`]: texts.filter });
    else if (!test(popup)) throw refusal(404, 'not_found', (words) => words.notFound);
  }
};

/** S7.6/2: the fields of a popup's form. A message has none. */
const tellFields = (host: Host) => async (request: FastifyRequest, reply: FastifyReply) => {
  await authenticate(host, request, reply);
  const popup = getPopup(host, request);
  requireAsked(request, popup);
  const { data, records, row } = popup;
  reply
    .header('cache-control', 'private, no-cache')
    .header('vary', 'Authorization')
    .header('x-robots-tag', 'noindex');
  const isForm = hasForm(data);
  return {
    data: isForm ? records : {},
    _meta: { challenge: isForm && row.captcha ? popupPath.challenge(row.id) : null },
  };
};

export const addFieldRoutes = (host: Host): void => {
  host.app.get(popupPath.fields(':id'), { config: { json: true } }, tellFields(host));
  describePath(host, popupPath.fields('{id}'), {
    get: {
      operationId: 'listPopupFields',
      summary: texts.api.fields,
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
      responses: {
        200: json({
          type: 'object',
          required: ['data'],
          properties: { data: { type: 'object', additionalProperties: { type: 'object' } } },
        }),
        ...{ 400: problem, 401: problem, 404: problem },
      },
    },
  });
};
