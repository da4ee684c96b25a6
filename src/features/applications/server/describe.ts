import { describePath, json, problem } from '#features/api/api.server';
import { docsTexts as texts } from '#kernel/messages/nl-api';
import { path } from '#kernel/wire';
import type { Host } from '#platform/host';
import { decisions } from './api-routes';

const state = { enum: [...decisions] };

/** Tells the API's description how staff decide of an application. */
export const describeState = (host: Host): void =>
  describePath(host, `${path.api}/application/{id}/state`, {
    post: {
      operationId: 'decideApplication',
      summary: texts.decide,
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: { type: 'object', required: ['state'], properties: { state } },
          },
        },
      },
      responses: {
        200: json({
          type: 'object',
          required: ['data'],
          properties: {
            data: {
              type: 'object',
              required: ['id', 'state', 'erase_at'],
              properties: {
                id: { type: 'integer' },
                state,
                erase_at: { type: ['string', 'null'], format: 'date-time' },
              },
            },
          },
        }),
        401: problem,
        403: problem,
        404: problem,
        409: problem,
        422: problem,
      },
    },
  });
