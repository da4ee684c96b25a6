import { and, count, eq } from 'drizzle-orm';
import type { Check } from '#features/entities/api.server';
import { reservationTexts as texts } from '#kernel/messages/nl-reservations';
import { reservations } from './tables';

/** A store where something lies ready for a customer stays where he can find it. */
export const checkHeldStore: Check = async (_host, tx, { id, after }) => {
  const isShown = after?.state === 'Online' && after.kind === 'store';
  if (id === undefined || isShown) return {};
  const [held] = await tx
    .select({ count: count() })
    .from(reservations)
    .where(and(eq(reservations.locationId, id), eq(reservations.state, 'held')));
  const pieces = held?.count ?? 0;
  const field = after?.state === 'Online' ? 'kind' : 'state';
  return pieces > 0 ? { [field]: texts.heldHere(pieces) } : {};
};
