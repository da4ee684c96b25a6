import { promotionTexts } from '#kernel/messages/nl-promotions';
import { dayOf, formatDay } from '#kernel/values/dutch-dates';
import type { DiscountKind } from './contract';

const texts = promotionTexts.code;

/** A discount code as it is stored. Money in cents. */
export type StoredCode = {
  id: number;
  /** Of a personal code: the offer that it was made of. */
  offerId: number | null;
  code: string;
  kind: DiscountKind;
  value: number;
  minimumCents: number;
  startsAt: Date | null;
  endsAt: Date | null;
  maxUses: number | null;
  uses: number;
  oncePerCustomer: boolean;
  state: 'on' | 'stopped';
};

export type CodeContext = {
  /** Goods in cents before discounts, without gift cards. */
  goodsCents: number;
  now: Date;
  /** Whether this customer used it before. */
  used: boolean;
};

/** Why a code doesn't count, in words for who typed it; undefined: it counts. */
export const resolveCode = (
  code: StoredCode | undefined,
  { goodsCents, now, used }: CodeContext,
): string | undefined => {
  if (!code) return texts.unknown;
  if (code.state === 'stopped' || (code.endsAt && code.endsAt <= now)) return texts.over;
  if (code.startsAt && code.startsAt > now) return texts.early(formatDay(dayOf(code.startsAt)));
  if (code.maxUses !== null && code.uses >= code.maxUses) {
    return code.offerId === null ? texts.usedUp : texts.used;
  }
  if (code.oncePerCustomer && used) return texts.yours;
  if (goodsCents === 0) return texts.noGoods;
  return goodsCents < code.minimumCents ? texts.minimum(code.minimumCents) : undefined;
};
