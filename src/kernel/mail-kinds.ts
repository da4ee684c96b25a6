/** Every mail that the site sends, and what a chain may say in it in its own words. */

/** In which a list of them is told. */
export const mailGroups = [
  ...(['order', 'pickup', 'return', 'account', 'letters', 'events'] as const),
  ...(['applications', 'forms', 'team'] as const),
] as const;

export type MailGroup = (typeof mailGroups)[number];

/** What own words may ask for as `{nummer}`. `bedrijf` is known in all mails, `naam` where one is greeted by name. */
export const mailMarks = [
  ...(['bedrijf', 'naam', 'nummer', 'retour', 'bedrag', 'bezorger', 'winkel'] as const),
  ...(['artikel', 'korting', 'evenement', 'sollicitatie', 'formulier'] as const),
] as const;

export type MailMark = (typeof mailMarks)[number];

type KindOfMail = {
  group: MailGroup;
  /** Besides `bedrijf`. */
  marks?: readonly Exclude<MailMark, 'bedrijf'>[];
  /**
   * Why its subject isn't the chain's to write: `guard`: by it its reader knows a true mail about a way in; `several`: it
   * tells which of several things happened.
   */
  subject?: 'guard' | 'several';
  /** It is written in English too, to who asked for it on an English page. */
  english?: true;
  /** Where all of its own words are written; absent: here. */
  elsewhere?: 'answers' | 'forms';
  /** Where its first sentence is written, besides what is written here. */
  besides?: 'orderMail';
};

const numbered = ['nummer', 'naam'] as const;
const returned = ['nummer', 'retour', 'naam'] as const;

export const mailKinds = {
  'order.confirmed': { group: 'order', marks: numbered, besides: 'orderMail' },
  'order.changed': { group: 'order', marks: numbered },
  'order.shipped': { group: 'order', marks: [...numbered, 'bezorger'] },
  'order.cancelled': { group: 'order', marks: numbered },
  'order.expired': { group: 'order', marks: numbered },
  'order.invoice': { group: 'order', marks: numbered },
  'order.credit': { group: 'order', marks: numbered },
  'order.gift-cards': { group: 'order', marks: [...numbered, 'bedrag'] },
  'order.link': { group: 'order', marks: ['nummer'] },
  'order.link-withdraw': { group: 'order', marks: ['nummer'] },
  'payment.link': { group: 'order', marks: [...numbered, 'bedrag'] },
  'payment.failed': { group: 'order', marks: [...numbered, 'bedrag'] },
  'payment.refund': { group: 'order', marks: [...numbered, 'bedrag'] },
  'order.ready': { group: 'pickup', marks: [...numbered, 'winkel'] },
  'reservation.made': { group: 'pickup', marks: ['artikel', 'winkel'] },
  'reservation.released': { group: 'pickup', marks: ['artikel', 'winkel'] },
  'return.withdrawn': { group: 'return', marks: returned },
  'return.withdrawn-elsewhere': { group: 'return', marks: ['nummer'] },
  'return.received': { group: 'return', marks: returned },
  'return.assessed': { group: 'return', marks: returned },
  'return.pieces': { group: 'return', marks: numbered },
  'return.closed': { group: 'return', marks: numbered },
  'return.part-closed': { group: 'return', marks: numbered },
  'account.registered-again': { group: 'account', subject: 'guard' },
  'account.reset': { group: 'account', subject: 'guard' },
  'account.password-changed': { group: 'account', subject: 'guard' },
  'account.password-reset': { group: 'account', subject: 'guard' },
  'account.new-email': { group: 'account', subject: 'guard' },
  'account.email-changed': { group: 'account', subject: 'guard' },
  'account.link': { group: 'account', subject: 'guard' },
  'account.way-added': { group: 'account', subject: 'guard' },
  'account.way-removed': { group: 'account', subject: 'guard' },
  'account.idle': { group: 'account' },
  'customer.erased': { group: 'account' },
  'newsletter.confirm': { group: 'letters', english: true },
  'newsletter.welcome': { group: 'letters', english: true },
  'newsletter.leave': { group: 'letters', english: true },
  'alert.confirm': { group: 'letters', marks: ['artikel'] },
  'alert.there': { group: 'letters', marks: ['artikel'] },
  'offer.code': { group: 'letters', marks: ['korting'] },
  'review.ask': { group: 'letters', marks: numbered },
  'booking.booked': { group: 'events', marks: ['evenement'] },
  'booking.cancelled': { group: 'events', marks: ['evenement'] },
  'booking.paid': { group: 'events', marks: numbered },
  'application.received': { group: 'applications', marks: ['naam', 'sollicitatie'] },
  'application.withdrawn': { group: 'applications', marks: ['naam', 'sollicitatie'] },
  'application.erased': { group: 'applications', marks: ['naam', 'sollicitatie'] },
  'application.answer': { group: 'applications', elsewhere: 'answers' },
  'form.confirmation': { group: 'forms', elsewhere: 'forms' },
  'form.submission': { group: 'forms', marks: ['formulier'] },
  'application.staff': { group: 'team', marks: ['sollicitatie'], subject: 'several' },
  'store.order': { group: 'team', marks: ['nummer', 'winkel'] },
  'store.order-off': { group: 'team', marks: ['nummer', 'winkel'] },
  'store.reservation': { group: 'team', marks: ['artikel', 'winkel'] },
  'payment.staff': { group: 'team', marks: ['nummer', 'bedrag'], subject: 'several' },
  'plan.release': { group: 'team', subject: 'several' },
  'staff.invitation': { group: 'team', subject: 'guard' },
  'staff.password-link': { group: 'team', subject: 'guard' },
  'staff.password-chosen': { group: 'team', subject: 'guard' },
  'staff.factor-removed': { group: 'team', subject: 'guard' },
} as const satisfies Readonly<Record<string, KindOfMail>>;

export type MailKind = keyof typeof mailKinds;

/** Of a mail, as any of them. */
export const kindOfMail = (kind: MailKind): KindOfMail => mailKinds[kind];

export const isMailKind = (name: string): name is MailKind => Object.hasOwn(mailKinds, name);

/** What own words of a mail may ask for. */
export const marksOfMail = (kind: MailKind): readonly MailMark[] => [
  'bedrijf',
  ...(kindOfMail(kind).marks ?? []),
];

/** What a chain writes of a mail: paragraphs have an empty line between them. '': what stands there of itself, or nothing. */
export const mailParts = ['subject', 'opening', 'closing'] as const;

export type MailPart = (typeof mailParts)[number];

export type MailText = Readonly<Record<MailPart, string>>;

export const noMailText: MailText = { subject: '', opening: '', closing: '' };

/** By which the site's own text of a part is stored. */
export const mailTextName = (kind: MailKind, part: MailPart): string => `mail.${kind}.${part}`;

/** The parts that are written here. */
export const partsOfMail = (kind: MailKind): readonly MailPart[] => {
  const { subject, elsewhere } = kindOfMail(kind);
  if (elsewhere) return [];
  return subject ? ['opening', 'closing'] : mailParts;
};
