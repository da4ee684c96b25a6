import * as credentials from '#features/accounts/server/mail/credentials';
import * as idle from '#features/accounts/server/mail/idle';
import * as reset from '#features/accounts/server/mail/reset';
import * as ways from '#features/accounts/server/mail/ways-in';
import * as confirm from '#features/alerts/server/mail/confirm';
import * as there from '#features/alerts/server/mail/there';
import type { Subject } from '#features/alerts/server/subject';
import * as application from '#features/applications/server/mail/letter';
import type { BookedEvent } from '#features/bookings/contract';
import * as booked from '#features/bookings/server/mail/booked';
import * as givenUp from '#features/bookings/server/mail/cancelled';
import * as paidSeats from '#features/bookings/server/mail/paid';
import * as erased from '#features/customers/server/mail/erased';
import * as submission from '#features/forms/server/mail/submission';
import * as shipping from '#features/fulfilment/server/mail/letters';
import type { Parcel } from '#features/fulfilment/server/read';
import * as newsletterConfirm from '#features/newsletter/server/mail/confirm';
import * as newsletterLeave from '#features/newsletter/server/mail/leave';
import * as newsletterWelcome from '#features/newsletter/server/mail/welcome';
import type { OrderMail } from '#features/orders/api.server';
import type { OrderView } from '#features/orders/contract';
import * as changed from '#features/orders/server/mail/changed';
import * as confirmation from '#features/orders/server/mail/confirmation';
import * as expired from '#features/orders/server/mail/expired';
import * as forStore from '#features/orders/server/mail/for-store';
import * as giftCards from '#features/orders/server/mail/gift-cards';
import * as link from '#features/orders/server/mail/link';
import * as failed from '#features/payments/server/mail/failed';
import * as payLink from '#features/payments/server/mail/link';
import * as refund from '#features/payments/server/mail/refund';
import * as moneyNews from '#features/payments/server/mail/staff';
import * as personalCode from '#features/promotions/server/mail/personal-code';
import type { ReservationView } from '#features/reservations/contract';
import * as made from '#features/reservations/server/mail/made';
import * as released from '#features/reservations/server/mail/released';
import * as staff from '#features/reservations/server/mail/staff';
import * as returned from '#features/returns/server/mail/letters';
import type { WholeReturn } from '#features/returns/server/read';
import * as ask from '#features/reviews/server/mail/ask';
import { writeLinkMail } from '#features/signin/server/mail/link';
import * as members from '#features/staff/server/mail/links';
import { applications } from '#kernel/messages/nl-applications';
import type { Sender } from '#platform/mail/letter';
import type { Written } from '#platform/mail/write';

const sender: Sender = {
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

const usual: Typed = {
  name: 'Sanne',
  remark: 'Graag na vijven.\nDe bel is stuk.',
  giftText: 'Van harte, Oma',
  addressLines: ['Sanne de Vries', 'Oudegracht 12', '3511 AP Utrecht'],
  reason: 'Te groot',
};

const usualOrder: OrderView = {
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

const subject = {
  variant: {
    ...{ id: 1, title: 'Trui Terschelling', href: '/trui-terschelling?kleur=marine' },
    picture: { key: 'trui-marine' },
  },
  choice: 'Marine, maat M',
  what: 'Trui Terschelling (Marine, maat M) bij Proef Utrecht',
  store: 'Proef Utrecht',
} as Subject;

const reservation: ReservationView = {
  code: 'K7M-4PQ',
  state: 'held',
  title: 'Trui Terschelling',
  choice: 'Marine, maat M',
  unitCents: 3995,
  until: 'zondag 22 november om 14:05',
  isLonger: false,
  store: { title: 'Proef Utrecht', lines: ['Steenweg 4', '3511 JP Utrecht'] },
};

const at = new Date('2026-03-02T09:00:00Z');
const usualReturn = {
  ...{ number: 'R-2026-000004', name: 'Sanne de Vries', email: 'sanne@klant.example' },
  ...{ announcedAt: at, reason: usual.reason, isLate: true, refundCents: 3995, cardCents: 1000 },
  lines: [{ state: 'announced' }, { state: 'cancelled' }],
} as WholeReturn;
const parcel = {
  carrierTitle: 'PostNL',
  trackingCode: '3STEST123456789',
  trackingUrl: 'https://volg.example/pakket/3STEST123456789?postcode=3511AP&land=NL',
} as Parcel;
const what = [
  { variantId: 1, text: '1 × Trui Terschelling (Marine, maat M)' },
  { variantId: 2, text: '1 × Sjaal' },
];
const token = 'b'.repeat(32);
const workshop: BookedEvent = {
  ...{ id: 6, title: 'Kerstkaarten drukken', href: '/agenda/kerstkaarten-drukken' },
  when: 'zaterdag 12 december 2026, 11:00–13:30',
  where: ['Proef Tiel', 'Waterstraat 12', '4001 AN Tiel'],
  picture: { key: 'agenda-kaarten', width: 1600, height: 1000, alt: '' },
};
const alert = {
  subject,
  sender,
  confirmUrl: `https://proef.example/herinnering/${token}`,
  stopUrl: '',
};
const letter = {
  sender,
  confirmUrl: `https://proef.example/nieuwsbrief/ja/${token}`,
  stopUrl: `https://proef.example/nieuwsbrief/nee/${token}`,
};
const card = { code: 'ABCD2345EFGH6789', cents: 2500, expiresAt: at };
const texts = applications.mail;
const vacancy = 'Verkoper bij Proef Utrecht';

/** Each mail there is, by the feature and the function that writes it, with data such as it gets. */
export const mailsWith = (typed: Typed): Record<string, () => Promise<Written>> => {
  const { name, addressLines, giftText, remark, reason } = typed;
  const order: OrderView = { ...usualOrder, name, addressLines, giftText, remark };
  const about = { sender, order, stored: { token: 'a'.repeat(32) } } as OrderMail;
  const stored = { ...usualReturn, name: `${name} de Vries`, reason };
  const late = 'De bedenktijd is voorbij.';
  return {
    'accounts writeReset': () => reset.writeReset({ sender, href: `/login/wachtwoord/${token}` }),
    'accounts writeNewEmail': () =>
      credentials.writeNewEmail({ sender, href: `/login/e-mailadres/${token}` }),
    'accounts writeEmailChanged': () => credentials.writeEmailChanged({ sender }),
    'accounts writeRegisteredAgain': () => credentials.writeRegisteredAgain({ sender }),
    'accounts writePasswordChanged': () => credentials.writePasswordChanged({ sender }),
    'accounts writePasswordReset': () => credentials.writePasswordReset({ sender }),
    'accounts writeWayAdded': () => ways.writeWayAdded({ sender, label: 'Google' }),
    'accounts writeWayRemoved': () => ways.writeWayRemoved({ sender, label: 'Google' }),
    'signin writeLinkMail': () =>
      writeLinkMail({ sender, href: `/login/koppelen/${token}`, name: 'Google' }),
    'accounts writeIdle': () => idle.writeIdle({ sender }),
    'customers writeErased': () => erased.writeErased({ sender }),
    'fulfilment writeShipped': () => shipping.writeShipped(about, { parcel, what, isAll: false }),
    'fulfilment writeReady': () =>
      shipping.writeReady({
        ...about,
        order: {
          ...{ ...order, payment: 'store', pickupTitle: 'Proef Utrecht' },
          fetching: { until: '', routeHref: '', code: 'K7M-4PQ' },
        },
      }),
    'returns writeCancelled': () =>
      returned.writeCancelled(about, { moneyCents: 3995, cardCents: 1000 }),
    'returns writeWithdrawn': () =>
      returned.writeWithdrawn(about, {
        stored,
        what,
        late,
        isHandedOver: true,
      }),
    'returns writeWithdrawn, to a store': () =>
      returned.writeWithdrawn(about, {
        stored: { ...stored, way: 'store' },
        what,
        isHandedOver: true,
      }),
    'returns writeWithdrawn, with a label': () =>
      returned.writeWithdrawn(about, {
        stored: { ...stored, way: 'post' },
        what,
        isHandedOver: true,
        label: { carrier: 'PostNL', cents: 495 },
      }),
    'returns writeWithdrawnOtherAddress': () =>
      returned.writeWithdrawnOtherAddress({ sender, number: order.number, stored, what }),
    'returns writeClosed': () => returned.writeClosed(about, { stored, what }),
    'returns writePieces': () => returned.writePieces(about, { stored, what }),
    'returns writeReceived': () => returned.writeReceived(about, { stored, what }),
    'returns writeAssessed': () =>
      returned.writeAssessed(about, {
        stored,
        approved: what,
        refused: [{ variantId: 3, text: '1 × Muts: gedragen' }],
      }),
    'alerts writeConfirm': () => confirm.writeConfirm(alert),
    'alerts writeThere': () => there.writeThere({ ...alert, pieces: 2 }),
    'reviews writeAsk': () =>
      ask.writeAsk({
        ...{ sender, name: order.name, orderNumber: order.number },
        items: [
          { title: 'Trui', choice: 'Maat M', href: `https://proef.example/review/${token}` },
          { title: 'Muts', choice: '', href: `https://proef.example/review/${token}-2` },
        ],
        stopUrl: `https://proef.example/review/mails/${token}`,
      }),
    'applications writeLetter': () =>
      application.writeLetter({
        ...{ sender, subject: texts.received.subject, name: 'Sanne' },
        paragraphs: [texts.received.text(vacancy)],
        href: `https://proef.example/sollicitatie/${token}`,
      }),
    'applications writeLetter, to staff': () =>
      application.writeLetter({
        ...{ sender, subject: texts.staff.received(7) },
        paragraphs: [texts.staff.text.received(vacancy), texts.staff.where],
      }),
    'forms writeSubmission, to staff': () =>
      submission.writeSubmission({
        ...{ sender, title: 'Stel je vraag', number: 12, at: '2 maart 2026 om 10:00' },
        lines: [
          { label: 'Naam', text: 'Ilse' },
          { label: 'Waarmee kunnen we je helpen?', text: 'Hoe laat?\nEn waar?' },
          { label: 'Telefoon', text: '' },
        ],
        retentionDays: 90,
      }),
    'forms writeConfirmation': () =>
      submission.writeConfirmation({
        ...{ sender, subject: 'We hebben je vraag' },
        text: 'Dank je wel.\nJe hoort binnen twee dagen van ons.',
      }),
    'newsletter writeConfirm': () => newsletterConfirm.writeConfirm(letter),
    'newsletter writeLeave': () => newsletterLeave.writeLeave(letter),
    'newsletter writeWelcome': () => newsletterWelcome.writeWelcome(letter),
    'orders writeConfirmation': () =>
      confirmation.writeConfirmation({ sender, order, collectCents: 4500 }),
    ...Object.fromEntries(
      (['view', 'withdraw'] as const).map((goal) => [
        `orders writeLink, ${goal}`,
        () =>
          link.writeLink({ sender, number: order.number, href: sender.siteUrl + order.href, goal }),
      ]),
    ),
    ...Object.fromEntries(
      (['address-changed', 'point-changed', 'payment-method'] as const).map((what) => [
        `orders writeChanged, ${what}`,
        () => changed.writeChanged({ sender, order, what, to: addressLines }),
      ]),
    ),
    'orders writeGiftCards': () => giftCards.writeGiftCards({ sender, order, cards: [card, card] }),
    ...Object.fromEntries(
      [false, true].map((isOff) => [
        `orders writeForStore, ${isOff ? 'off' : 'aside'}, to staff`,
        () =>
          forStore.writeForStore({
            ...{ sender, isOff, number: order.number, store: 'Proef Utrecht', isGift: true },
            ...{ promise: 'maandag 2 maart vanaf 14:30', dueCents: 6980 },
            lines: order.lines.map((line, at) => ({ ...line, sku: 'TT-M-1', isHere: at === 0 })),
          }),
      ]),
    ),
    ...Object.fromEntries(
      ['transfer', 'store', 'ideal'].map((payment) => [
        `orders writeExpired, ${payment}`,
        () =>
          expired.writeExpired({
            sender,
            order: { ...order, payment, pickupTitle: 'Proef Utrecht' },
            paymentTerms: { paymentMinutes: 20, linkHours: 48, transferDays: 14, keptDays: 10 },
            wasReady: payment === 'store',
          }),
      ]),
    ),
    'payments writeFailed': () =>
      failed.writeFailed({ sender, order, retryHref: `/webcore/payment/retry/${token}` }),
    'payments writePaymentLink': () =>
      payLink.writePaymentLink(about, `/webcore/payment/link/${token}`),
    'payments writeRefund': () =>
      refund.writeRefund({ sender, order, cents: 3995, reason: 'double' }),
    ...Object.fromEntries(
      moneyNews.staffTopics.map((what) => [
        `payments writeToStaff, ${what}, to staff`,
        () => moneyNews.writeToStaff({ sender, what, cents: 3995, number: order.number }),
      ]),
    ),
    'promotions writePersonalCode': () =>
      personalCode.writePersonalCode({
        ...{ sender, code: 'ABCDE-FGHJK', until: at },
        offer: { kind: 'percentage', value: 10, minimumCents: 5000 },
      }),
    'bookings writeBooked': () => booked.writeBooked({ sender, event: workshop, seats: 2, token }),
    'bookings writeCancelled': () => givenUp.writeCancelled({ sender, event: workshop, seats: 2 }),
    'bookings writePaid': () =>
      paidSeats.writePaid({ sender, order, booked: [{ event: workshop, seats: 2 }] }),
    'reservations writeMade': () =>
      made.writeMade({ sender, view: reservation, token, picture: { key: 'trui-marine' } }),
    'reservations writeMade, of a closed store': () =>
      made.writeMade({
        sender,
        view: { ...reservation, ready: 'zondag 22 november om 12:00' },
        token,
      }),
    'reservations writeReleased': () =>
      released.writeReleased({ sender, view: reservation, token, reason: 'Hij is beschadigd.' }),
    'reservations writeForStaff, to staff': () =>
      staff.writeForStaff({ sender, view: reservation, name: 'Sanne', sku: 'TT-M-1' }),
    'staff writeInvitation, to staff': () =>
      members.writeInvitation({ sender, href: `/admin/login/wachtwoord/${token}`, by: 'Bo' }),
    ...Object.fromEntries(
      [false, true].map((isAsked) => [
        `staff writePasswordLink, ${isAsked ? 'asked' : 'sent'}, to staff`,
        () =>
          members.writePasswordLink({
            ...{ sender, href: `/admin/login/wachtwoord/${token}`, isAsked },
          }),
      ]),
    ),
    'staff writePasswordChosen, to staff': () => members.writePasswordChosen({ sender }),
    'staff writeFactorRemoved, to staff': () => members.writeFactorRemoved({ sender, by: 'Bo' }),
  };
};

/** With what people usually type. */
export const everyMail = mailsWith(usual);

export { usual as usualWords, usualOrder as order };
