import type { FastifyRequest } from 'fastify';
import { getOrderByNumber } from '#features/fulfilment/api.server';
import { requireSpecial } from '#features/office/api.server';
import { type Order, untilDurable } from '#features/orders/api.server';
import { getSite } from '#features/settings/api.server';
import { noteAction } from '#features/staff/api.server';
import type { SpecialRight, StaffMember } from '#features/staff/contract';
import { AppError } from '#kernel/errors';
import { fulfilmentTexts } from '#kernel/messages/nl-fulfilment';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import type { ToldOrderDetails } from '../../contract';
import { tellOrderDetails } from './details';

/** Calls about orders; with what stands behind it, about one. */
export const ordersPath = `${officePath.calls}/orders`;

/** The order that a call names. Throws a 404. */
export const readOrder = async (host: Host, { params }: FastifyRequest): Promise<Order> => {
  const { number } = params as { number: string };
  const order = await getOrderByNumber(host.db, number.replaceAll('\0', ''));
  if (order.siteId !== getSite(host).id) {
    throw new AppError(404, 'unknown_order', fulfilmentTexts.staff.unknown(number.slice(0, 40)));
  }
  await untilDurable(host, [order]);
  return order;
};

export type Asked = { order: Order; member: StaffMember; body: Record<string, unknown> };

type Act = {
  /** The right that it takes, beside that to read orders. */
  right?: SpecialRight;
  /** It gives money back: that takes its own right, and the password again. */
  givesBack?: (asked: Asked) => Promise<boolean> | boolean;
  /** What it is called in the log, and what of it is told there. */
  action: (asked: Asked) => string;
  about?: (asked: Asked) => Record<string, string>;
  run: (asked: Asked, request: FastifyRequest) => Promise<{ isRepeat?: boolean } | unknown>;
};

const isRepeat = (done: unknown): boolean =>
  typeof done === 'object' && done !== null && 'isRepeat' in done && done.isRepeat === true;

/** Does something with an order and notes it, also when it was refused. Answers what the order has become. */
export const onOrder =
  (host: Host, { right, givesBack, action, about, run }: Act) =>
  async (request: FastifyRequest): Promise<ToldOrderDetails> => {
    const reader = await requireSpecial(host, request, 'orders');
    const member = right ? await requireSpecial(host, request, right) : reader;
    const order = await readOrder(host, request);
    const asked = { order, member, body: (request.body ?? {}) as Record<string, unknown> };
    if (await givesBack?.(asked)) await requireSpecial(host, request, 'refund', { proven: true });
    const note = (outcome: 'success' | 'refused') =>
      noteAction(host, request, {
        ...{ action: action(asked), outcome, memberId: member.id, subject: order.number },
        ...(about && { after: about(asked) }),
      });
    try {
      if (!isRepeat(await run(asked, request))) await note('success');
    } catch (error) {
      // What was typed wrong was never tried.
      if (error instanceof AppError && error.status !== 400) await note('refused');
      throw error;
    }
    return tellOrderDetails(host, await readOrder(host, request));
  };
