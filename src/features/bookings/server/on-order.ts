import { createElement, type ReactNode } from 'react';
import { isPaid, type Order } from '#features/orders/api.server';
import type { Host } from '#platform/host';
import { OrderSeats } from '../site/order-seats.view';
import { presentEvent } from './read';
import { listBooked } from './seats-mail';

/** When and where the events of an order's seats are; nothing for events that are gone, or seats that are. */
export const presentOnOrder = async (host: Host, order: Order): Promise<ReactNode> => {
  if (order.state === 'cancelled') return null;
  const booked = await listBooked(host, order.id);
  if (booked.length === 0) return null;
  return createElement(OrderSeats, {
    // Nobody is sure of a seat before it is paid.
    isSure: isPaid(order),
    booked: booked.map(({ event, seats }) => ({ event: presentEvent(event), seats })),
  });
};
