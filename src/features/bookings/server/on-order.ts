import { createElement, type ReactNode } from 'react';
import type { Order } from '#features/orders/api.server';
import type { Host } from '#platform/host';
import { OrderSeats } from '../site/order-seats.view';
import { presentEvent } from './read';
import { listBooked } from './seats-mail';

/** When and where the events of an order's seats are; nothing for events that are gone. */
export const presentOnOrder = async (host: Host, { id }: Order): Promise<ReactNode> => {
  const booked = await listBooked(host, id);
  if (booked.length === 0) return null;
  return createElement(OrderSeats, {
    booked: booked.map(({ event, seats }) => ({ event: presentEvent(event), seats })),
  });
};
