import type { StoredLine } from '#features/cart/api.server';
import { paymentTermsOf } from '#features/orders/api.server';
import { type DeliveryKind, LINK } from '#features/orders/contract';
import { findProvider } from '#features/payments/api.server';
import { telephoneTexts } from '#kernel/messages/nl-telephone';
import { isSeat } from '#kernel/values/line-kind';
import type { Host } from '#platform/host';
import type { ToldDraft } from '../contract';

const texts = telephoneTexts.payment;

type Asked = { dueCents: number; kind: DeliveryKind; lines: readonly StoredLine[] };

/** How an order on the telephone can be paid; nothing to pay: in no way. */
export const listWaysToPay = (
  host: Host,
  { dueCents, kind, lines }: Asked,
): ToldDraft['payments'] => {
  if (dueCents === 0 || lines.some(isSeat)) return [];
  const { linkHours, transferDays } = paymentTermsOf(host);
  return [
    ...(findProvider(host)
      ? [{ id: LINK, title: texts.link, note: texts.linkNote(linkHours) }]
      : []),
    { id: 'transfer', title: texts.transfer, note: texts.transferNote(transferDays) },
    ...(kind === 'pickup' ? [{ id: 'store', title: texts.store, note: texts.storeNote }] : []),
  ];
};
