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

/** Ways that wait for days, or for the till. */
const later = ({ kind, transferDays }: Pick<Asked, 'kind'> & { transferDays: number }) => [
  { id: 'transfer', title: texts.transfer, note: texts.transferNote(transferDays) },
  ...(kind === 'pickup' ? [{ id: 'store', title: texts.store, note: texts.storeNote }] : []),
];

/** How an order on the telephone can be paid; nothing to pay: in no way. Seats are paid at once. */
export const listWaysToPay = (
  host: Host,
  { dueCents, kind, lines }: Asked,
): ToldDraft['payments'] => {
  if (dueCents === 0) return [];
  const { linkHours, paymentMinutes, transferDays } = paymentTermsOf(host);
  const hasSeats = lines.some(isSeat);
  const note = hasSeats ? texts.linkNoteSeats(paymentMinutes) : texts.linkNote(linkHours);
  return [
    ...(findProvider(host) ? [{ id: LINK, title: texts.link, note }] : []),
    ...(hasSeats ? [] : later({ kind, transferDays })),
  ];
};
