import type { FastifyReply, FastifyRequest } from 'fastify';
import { one, readParams } from '#features/pages/api.server';
import { field } from '#kernel/wire';
import type { Host } from '#platform/host';
import { NEARBY } from '../contract';
import { nearField } from '../site/near-field';
import { findNearHome, readNear } from './near-home';

/** A path of our own pages; anything else is the overview's. */
const readPage = (text: string | undefined): string =>
  text && /^\/[\w/-]*$/.test(text) && !text.startsWith('//') ? text : '/vacatures';

/** From a postcode or a place to the list with the places around it chosen (S2.1/16). */
export const addNearRoute = (host: Host): void => {
  host.app.get(NEARBY, async (request: FastifyRequest, reply: FastifyReply) => {
    const params = readParams(request.query);
    const question = readNear(params);
    const { ids } = await findNearHome(host, question);
    const query = new URLSearchParams({
      [nearField.place]: question.text,
      [nearField.km]: String(question.km),
    });
    for (const id of ids) query.append(`${field.filter('importedlocation')}[]`, String(id));
    return reply
      .header('cache-control', 'private, no-store')
      .redirect(`${readPage(one(params, nearField.page))}?${query}`, 303);
  });
};
