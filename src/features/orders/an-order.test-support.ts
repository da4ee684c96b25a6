import type { OrderView } from './contract';

/** An order as its buyer sees it: a jumper, paid, to be brought home. */
export const anOrder = (given: Partial<OrderView> = {}): OrderView => ({
  number: '2026-000123',
  href: '/bestelling/abc',
  withdrawHref: '/herroepen/abc',
  email: 'an@klant.nl',
  name: 'An',
  placedAt: '2 maart 2026 om 10:00',
  state: 'placed',
  method: 'home',
  payment: 'ideal',
  paymentTitle: 'iDEAL',
  paymentState: 'paid',
  isConfirmed: true,
  addressLines: ['Kade 12', '3512 JE Utrecht'],
  lines: [
    {
      ...{ variantId: 7, title: 'Trui', choice: 'Maat M', quantity: 2 },
      ...{ unitCents: 1250, totalCents: 2500 },
    },
  ],
  remark: '',
  goodsCents: 2500,
  discountCents: 0,
  discounts: [],
  deliveryCents: 495,
  isSent: true,
  seats: 'none',
  toCome: { goods: true, cards: false, seats: false },
  giftServiceCents: 0,
  totalCents: 2995,
  giftCardCents: 0,
  giftCards: [],
  dueCents: 2995,
  vat: [{ rate: 21, cents: 520 }],
  ...given,
});
