import type { FastifyRequest } from 'fastify';
import { officeRoute } from '#features/office/api.server';
import { findOrderEvent } from '#features/orders/api.server';
import { completeRefund, listRefunds, type StoredRefund } from '#features/payments/api.server';
import { AppError, notFound } from '#kernel/errors';
import { customerTexts } from '#kernel/messages/nl-customers';
import { readWholeNumber } from '#kernel/values/whole-number';
import type { Host } from '#platform/host';
import { type Asked, onOrder, ordersPath } from './read-order';

const texts = customerTexts.refund;

const refundOf = async (
  host: Host,
  { order }: Asked,
  { params }: FastifyRequest,
): Promise<StoredRefund> => {
  const id = readWholeNumber((params as { id: string }).id);
  const found = (await listRefunds(host.db, order.id)).find((one) => one.id === id);
  if (!found) throw notFound(texts.unknown);
  return found;
};

const complete = async (host: Host, asked: Asked, request: FastifyRequest): Promise<void> => {
  const { id } = await refundOf(host, asked, request);
  if (await completeRefund(host, host.db, id, asked.member.name)) return;
  const about = { orderId: asked.order.id, kind: 'refund-done', name: 'refundId', id };
  const by = (await findOrderEvent(host.db, about))?.data.by;
  const message = typeof by === 'string' ? texts.paidBackBy(by) : texts.notByHand;
  throw new AppError(409, 'paid_back', message);
};

/** Notes that staff paid money back that no payment service gives back. */
export const addPaidBackCall = (host: Host): void => {
  host.app.post(
    `${ordersPath}/:number/refunds/:id/done`,
    officeRoute(),
    onOrder(host, {
      givesBack: () => true,
      action: () => 'order.paid-back',
      run: (asked, request) => complete(host, asked, request),
    }),
  );
};
