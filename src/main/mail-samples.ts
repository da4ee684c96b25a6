import * as credentials from '#features/accounts/server/mail/credentials';
import * as idle from '#features/accounts/server/mail/idle';
import * as reset from '#features/accounts/server/mail/reset';
import * as ways from '#features/accounts/server/mail/ways-in';
import * as confirm from '#features/alerts/server/mail/confirm';
import * as there from '#features/alerts/server/mail/there';
import * as application from '#features/applications/server/mail/letter';
import * as booked from '#features/bookings/server/mail/booked';
import * as givenUp from '#features/bookings/server/mail/cancelled';
import * as paidSeats from '#features/bookings/server/mail/paid';
import * as erased from '#features/customers/server/mail/erased';
import * as submission from '#features/forms/server/mail/submission';
import * as shipping from '#features/fulfilment/server/mail/letters';
import * as invoice from '#features/invoices/server/mail/document';
import type { WriteSample } from '#features/mailtexts/api.server';
import * as newsletterConfirm from '#features/newsletter/server/mail/confirm';
import * as newsletterLeave from '#features/newsletter/server/mail/leave';
import * as newsletterWelcome from '#features/newsletter/server/mail/welcome';
import * as plan from '#features/office/server/plan/mail';
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
import * as made from '#features/reservations/server/mail/made';
import * as released from '#features/reservations/server/mail/released';
import * as staff from '#features/reservations/server/mail/staff';
import * as returned from '#features/returns/server/mail/letters';
import * as ask from '#features/reviews/server/mail/ask';
import { writeLinkMail } from '#features/signin/server/mail/link';
import * as members from '#features/staff/server/mail/links';
import type { MailKind } from '#kernel/mail-kinds';
import { DUTCH } from '#kernel/messages/language';
import type { Sender } from '#platform/mail/letter';
import type { Written } from '#platform/mail/write';
import {
  at,
  card,
  parcel,
  reservation,
  sampleSender,
  subject,
  type Typed,
  texts,
  token,
  usual,
  usualOrder,
  usualReturn,
  vacancy,
  what,
  workshop,
} from './mail-sample-data';

const lettersOf = (sender: Sender, language: string) => ({
  alert: {
    ...{ subject, sender, stopUrl: '' },
    confirmUrl: `${sender.siteUrl}/herinnering/${token}`,
  },
  letter: {
    ...{ sender, language },
    confirmUrl: `${sender.siteUrl}/nieuwsbrief/ja/${token}`,
    stopUrl: `${sender.siteUrl}/nieuwsbrief/nee/${token}`,
  },
});

/** Each mail there is, by the feature and the function that writes it, with data such as it gets. */
export const mailsWith = (
  typed: Typed,
  sender: Sender = sampleSender,
  language = DUTCH,
): Record<string, () => Promise<Written>> => {
  const { alert, letter } = lettersOf(sender, language);
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
      returned.writeCancelled(about, { moneyCents: 3995, cardCents: 1000, what }),
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
    'returns writeClosed, more comes': () =>
      returned.writeClosed(about, { stored, what, comesMore: true }),
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
          { title: 'Trui', choice: 'Maat M', href: `${sender.siteUrl}/review/${token}` },
          { title: 'Muts', choice: '', href: `${sender.siteUrl}/review/${token}-2` },
        ],
        stopUrl: `${sender.siteUrl}/review/mails/${token}`,
      }),
    ...Object.fromEntries(
      (['received', 'withdrawn', 'erased', 'answer'] as const).map((what) => [
        `applications writeLetter, ${what}`,
        () =>
          application.writeLetter({
            ...{ sender, kind: `application.${what}`, what: vacancy, name: 'Sanne' },
            subject: texts[what === 'answer' ? 'invited' : what].subject,
            paragraphs: [texts[what === 'answer' ? 'invited' : what].text(vacancy)],
            href: `${sender.siteUrl}/sollicitatie/${token}`,
          }),
      ]),
    ),
    'applications writeLetter, to staff': () =>
      application.writeLetter({
        ...{ sender, kind: 'application.staff', what: vacancy, subject: texts.staff.received(7) },
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
    ...Object.fromEntries(
      (['invoice', 'credit'] as const).map((series) => [
        `invoices writeDocument, ${series}`,
        () => invoice.writeDocument(about, { series, number: 'F-2026-000123' }),
      ]),
    ),
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
    ...Object.fromEntries(
      [false, true].map((isStuck) => [
        `office writeHeld, ${isStuck ? 'stuck' : 'late'}, to staff`,
        () =>
          plan.writeHeld({
            ...{ sender, name: 'Winteractie', when: 'maandag 2 maart om 9:00', late: 12 },
            ...(isStuck && {
              problems: [{ title: 'Winter', message: 'Er is geen foto gekozen.', to: '/page/1' }],
            }),
          }),
      ]),
    ),
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

/** By which of them each kind of mail is shown. */
const sampleOf: Readonly<Record<MailKind, string>> = {
  'order.confirmed': 'orders writeConfirmation',
  'order.changed': 'orders writeChanged, address-changed',
  'order.shipped': 'fulfilment writeShipped',
  'order.cancelled': 'returns writeCancelled',
  'order.expired': 'orders writeExpired, ideal',
  'order.invoice': 'invoices writeDocument, invoice',
  'order.credit': 'invoices writeDocument, credit',
  'order.gift-cards': 'orders writeGiftCards',
  'order.link': 'orders writeLink, view',
  'order.link-withdraw': 'orders writeLink, withdraw',
  'payment.link': 'payments writePaymentLink',
  'payment.failed': 'payments writeFailed',
  'payment.refund': 'payments writeRefund',
  'order.ready': 'fulfilment writeReady',
  'reservation.made': 'reservations writeMade',
  'reservation.released': 'reservations writeReleased',
  'return.withdrawn': 'returns writeWithdrawn, with a label',
  'return.withdrawn-elsewhere': 'returns writeWithdrawnOtherAddress',
  'return.received': 'returns writeReceived',
  'return.assessed': 'returns writeAssessed',
  'return.pieces': 'returns writePieces',
  'return.closed': 'returns writeClosed',
  'return.part-closed': 'returns writeClosed, more comes',
  'account.registered-again': 'accounts writeRegisteredAgain',
  'account.reset': 'accounts writeReset',
  'account.password-changed': 'accounts writePasswordChanged',
  'account.password-reset': 'accounts writePasswordReset',
  'account.new-email': 'accounts writeNewEmail',
  'account.email-changed': 'accounts writeEmailChanged',
  'account.link': 'signin writeLinkMail',
  'account.way-added': 'accounts writeWayAdded',
  'account.way-removed': 'accounts writeWayRemoved',
  'account.idle': 'accounts writeIdle',
  'customer.erased': 'customers writeErased',
  'newsletter.confirm': 'newsletter writeConfirm',
  'newsletter.welcome': 'newsletter writeWelcome',
  'newsletter.leave': 'newsletter writeLeave',
  'alert.confirm': 'alerts writeConfirm',
  'alert.there': 'alerts writeThere',
  'offer.code': 'promotions writePersonalCode',
  'review.ask': 'reviews writeAsk',
  'booking.booked': 'bookings writeBooked',
  'booking.cancelled': 'bookings writeCancelled',
  'booking.paid': 'bookings writePaid',
  'application.received': 'applications writeLetter, received',
  'application.withdrawn': 'applications writeLetter, withdrawn',
  'application.erased': 'applications writeLetter, erased',
  'application.answer': 'applications writeLetter, answer',
  'form.confirmation': 'forms writeConfirmation',
  'form.submission': 'forms writeSubmission, to staff',
  'application.staff': 'applications writeLetter, to staff',
  'store.order': 'orders writeForStore, aside, to staff',
  'store.order-off': 'orders writeForStore, off, to staff',
  'store.reservation': 'reservations writeForStaff, to staff',
  'payment.staff': 'payments writeToStaff, charged-back, to staff',
  'plan.release': 'office writeHeld, stuck, to staff',
  'staff.invitation': 'staff writeInvitation, to staff',
  'staff.password-link': 'staff writePasswordLink, asked, to staff',
  'staff.password-chosen': 'staff writePasswordChosen, to staff',
  'staff.factor-removed': 'staff writeFactorRemoved, to staff',
};

/** A mail of a kind with made-up data, as a sender has it. */
export const writeSample: WriteSample = (kind, { sender, language }) => {
  const write = mailsWith(usual, sender, language)[sampleOf[kind]];
  if (!write) throw new Error(`There is no sample of ${kind}`);
  return write();
};
