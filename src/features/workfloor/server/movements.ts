import type { Movement } from '#features/stock/api.server';
import { workTexts as texts } from '#kernel/messages/nl-work';
import { formatWeekdayMoment } from '#kernel/values/weekday-moment';
import type { ToldMovement } from '#ui/work/movements.view';

/** A change of stock as its log tells it. */
export const tellMovement = (movement: Movement): ToldMovement => ({
  ...{ id: movement.id, who: movement.memberName, at: formatWeekdayMoment(movement.at) },
  ...{ from: movement.fromPieces, to: movement.toPieces },
  why: [texts.reasons[movement.reason], movement.note].filter(Boolean).join(': '),
});
