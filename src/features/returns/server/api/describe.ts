import {
  describeAction,
  describeList,
  describeRead,
  type PathItem,
} from '#features/api/api.server';
import { returnTexts } from '#kernel/messages/nl-returns';
import { path } from '#kernel/wire';

const texts = returnTexts.api;

const assessBody = {
  type: 'object',
  properties: {
    refused: {
      type: 'array',
      items: {
        type: 'object',
        required: ['variant_id', 'note'],
        properties: { variant_id: { type: 'integer' }, note: { type: 'string' } },
      },
    },
  },
};

/** The OpenAPI description of what staff's programs do with returns and refunds. */
export const returnPaths: Record<string, PathItem> = {
  [`${path.api}/refund`]: describeList('listRefundTasks', texts.listTasks, []),
  [`${path.api}/refund/{id}/done`]: describeAction('completeRefund', texts.doneTask, { of: 'id' }),
  [`${path.api}/return`]: describeList('listReturns', texts.listReturns, ['state']),
  [`${path.api}/return/{number}`]: describeRead('readReturn', texts.readReturn),
  [`${path.api}/return/{number}/receive`]: describeAction('receiveReturn', texts.receive),
  [`${path.api}/return/{number}/judge`]: describeAction('assessReturn', texts.assess, {
    body: assessBody,
  }),
};
