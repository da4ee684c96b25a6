import type { Subject } from '#features/alerts/server/subject';
import type { BookedEvent } from '#features/bookings/contract';
import type { Parcel } from '#features/fulfilment/server/read';
import type { OrderView } from '#features/orders/contract';
import type { ReservationView } from '#features/reservations/contract';
import type { WholeReturn } from '#features/returns/server/read';
import { applications } from '#kernel/messages/nl-applications';
import type { Sender } from '#platform/mail/letter';

/** Whose mails they are in tests. */
export const sampleSender: Sender = {
  siteName: 'Proef',
  siteUrl: 'https://proef.example',
  identity: {
    legalName: 'Proefwinkel B.V.',
    tradeName: 'Proef',
    street: 'Kade 1',
    zipcode: '3512 AB',
    place: 'Utrecht',
    kvk: '12345678',
    vat: 'NL001B01',
    phone: '030-123 45 67',
    email: 'hallo@proef.example',
  },
};

/** What strangers type: whoever orders, withdraws or asks chooses the mailbox as well. */
export type Typed = {
  name: string;
  remark: string;
  giftText: string;
  addressLines: string[];
  reason: string;
};

export const usual: Typed = {
  name: 'Sanne',
  remark: 'Graag na vijven.\nDe bel is stuk.',
  giftText: 'Van harte, Oma',
  addressLines: ['Sanne de Vries', 'Oudegracht 12', '3511 AP Utrecht'],
  reason: 'Te groot',
};

export const usualOrder: OrderView = {
  number: '2026-000123',
  href: `/webcore/order/view/${'a'.repeat(32)}`,
  withdrawHref: `/webcore/order/withdraw/${'a'.repeat(32)}`,
  email: 'sanne@klant.example',
  name: 'Sanne',
  placedAt: '2 maart 2026 om 10:00',
  state: 'placed',
  method: 'home',
  deliveryTitle: 'PostNL aan huis',
  payment: 'transfer',
  paymentTitle: 'Overschrijving',
  paymentState: 'open',
  isConfirmed: true,
  addressLines: usual.addressLines,
  transfer: { iban: 'NL00 TEST 0123 4567 89', name: 'Proefwinkel B.V.', reference: '2026-000123' },
  lines: [
    {
      ...{ variantId: 1, title: 'Trui Terschelling van dikke Nederlandse wol', quantity: 2 },
      ...{ choice: 'Marine, maat M', unitCents: 3995, totalCents: 7990 },
      picture: { key: 'trui', width: 800, height: 1000 } as never,
    },
    { variantId: 2, title: 'Sjaal', choice: '', quantity: 1, unitCents: 1995, totalCents: 1995 },
  ],
  goodsCents: 9985,
  discountCents: 1000,
  discounts: [{ code: 'TIEN', kind: 'percentage', title: '', cents: 1000 } as never],
  deliveryCents: 495,
  seats: 'none',
  toCome: { goods: true, cards: false, seats: false },
  isSent: true,
  giftServiceCents: 0,
  totalCents: 9480,
  giftCardCents: 2500,
  giftCards: [{ id: 1, lastFour: '7QZ2', cents: 2500 } as never],
  dueCents: 6980,
  vat: [{ rate: 21, cents: 1645 }],
  giftText: usual.giftText,
  remark: usual.remark,
};

export const subject = {
  variant: {
    ...{ id: 1, title: 'Trui Terschelling', href: '/trui-terschelling?kleur=marine' },
    picture: { key: 'trui-marine' },
  },
  choice: 'Marine, maat M',
  what: 'Trui Terschelling (Marine, maat M) bij Proef Utrecht',
  store: 'Proef Utrecht',
} as Subject;

export const reservation: ReservationView = {
  code: 'K7M-4PQ',
  state: 'held',
  title: 'Trui Terschelling',
  choice: 'Marine, maat M',
  unitCents: 3995,
  until: 'zondag 22 november om 14:05',
  isLonger: false,
  store: { title: 'Proef Utrecht', lines: ['Steenweg 4', '3511 JP Utrecht'] },
};

export const at = new Date('2026-03-02T09:00:00Z');
export const usualReturn = {
  ...{ number: 'R-2026-000004', name: 'Sanne de Vries', email: 'sanne@klant.example' },
  ...{ announcedAt: at, reason: usual.reason, isLate: true, refundCents: 3995, cardCents: 1000 },
  lines: [{ state: 'announced' }, { state: 'cancelled' }],
} as WholeReturn;
export const parcel = {
  carrierTitle: 'PostNL',
  trackingCode: '3STEST123456789',
  trackingUrl: 'https://volg.example/pakket/3STEST123456789?postcode=3511AP&land=NL',
} as Parcel;
export const what = [
  { variantId: 1, text: '1 × Trui Terschelling (Marine, maat M)' },
  { variantId: 2, text: '1 × Sjaal' },
];
export const token = 'b'.repeat(32);
export const workshop: BookedEvent = {
  ...{ id: 6, title: 'Kerstkaarten drukken', href: '/agenda/kerstkaarten-drukken' },
  when: 'zaterdag 12 december 2026, 11:00–13:30',
  where: ['Proef Tiel', 'Waterstraat 12', '4001 AN Tiel'],
  picture: { key: 'agenda-kaarten', width: 1600, height: 1000, alt: '' },
};
export const card = { code: 'ABCD2345EFGH6789', cents: 2500, expiresAt: at };
export const texts = applications.mail;
export const vacancy = 'Verkoper bij Proef Utrecht';
