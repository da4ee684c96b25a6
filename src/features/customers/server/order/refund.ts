import { officeRoute } from '#features/office/api.server';
import { refundByStaff } from '#features/returns/api.server';
import { AppError, badRequest } from '#kernel/errors';
import { customerTexts } from '#kernel/messages/nl-customers';
import { formatEuro } from '#kernel/values/money';
import type { Host } from '#platform/host';
import { countOf, keyOf, piecesOf, textOf } from './read-body';
import { type Asked, onOrder, ordersPath } from './read-order';

const texts = customerTexts.refund;

/** Characters of why money is given back. */
const REASON = 200;

const readRefund = (body: Asked['body']) => {
  const fields: Record<string, string> = {};
  const cents = countOf(body, 'cents') ?? 0;
  if (cents === 0) fields.cents = texts.centsWrong;
  const reason = textOf(body, 'reason');
  if (reason === '') fields.reason = texts.reasonMissing;
  if (reason.length > REASON) fields.reason = texts.reasonLong(REASON);
  const leftSeen = countOf(body, 'left');
  if (leftSeen === undefined) fields.left = texts.leftMissing;
  if (Object.keys(fields).length > 0) throw badRequest(Object.values(fields)[0] ?? '', fields);
  return { cents, reason, key: keyOf(body), items: piecesOf(body) ?? [], leftSeen };
};

/** What is wrong with an amount stands at its field. */
const atCents = (error: unknown): unknown =>
  error instanceof AppError && (error.status === 422 || error.status === 409)
    ? new AppError(error.status, error.code, error.message, { cents: error.message })
    : error;

/** Gives money of an order back, for pieces of it or by itself. */
export const addRefundCall = (host: Host): void => {
  host.app.post(
    `${ordersPath}/:number/refund`,
    officeRoute(),
    onOrder(host, {
      givesBack: () => true,
      action: () => 'order.refund',
      about: ({ body }) => ({
        [texts.amount]: formatEuro(countOf(body, 'cents') ?? 0),
        [texts.reason]: textOf(body, 'reason'),
      }),
      run: async ({ order, member, body }) => {
        const refund = { by: member.name, orderId: order.id, ...readRefund(body) };
        try {
          return await refundByStaff(host, refund);
        } catch (error) {
          throw atCents(error);
        }
      },
    }),
  );
};
