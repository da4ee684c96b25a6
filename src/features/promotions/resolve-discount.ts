import { entityTexts, discountTexts as texts } from '#kernel/messages/nl-entities';
import type { DiscountKind } from './contract';

/** What a code or an offer takes off, and when. */
type Discount = { kind: DiscountKind; value: number; startsAt?: Date | null; endsAt?: Date | null };

const isFitting: Record<DiscountKind, (value: number) => boolean> = {
  percentage: (value) => value >= 1 && value <= 100,
  amount: (value) => value >= 1,
  delivery: (value) => value === 0,
};

/** What is wrong with a discount, by field, whichever way it is made. */
export const resolveDiscount = ({
  kind,
  value,
  startsAt,
  endsAt,
}: Discount): Record<string, string> => ({
  ...(!isFitting[kind](value) && { value: texts[kind] }),
  ...(startsAt && endsAt && endsAt <= startsAt && { ends_at: entityTexts.endsBefore }),
});
