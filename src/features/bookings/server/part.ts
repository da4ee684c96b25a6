import { createElement } from 'react';
import type { EventRow } from '#features/content/api.server';
import type { EventDetail } from '#features/content/contract';
import type { Host } from '#platform/host';
import { SeatForm } from '../site/seat-form.view';
import { openEvent } from './read';

/** The form on an event's page. That page is made anew when seats are taken, or come back. */
export const presentOnEvent = async (
  host: Host,
  about: { row: EventRow; event: EventDetail },
  { token }: { token: string },
) => {
  const open = await openEvent(host, about);
  if (!open) return undefined;
  const { seats, productId } = open;
  return {
    form: createElement(SeatForm, { ...seats, token }),
    left: seats.left,
    tags: [`product:${productId}`],
  };
};
