import type { OrderHistory } from '#features/fulfilment/api.server';
import type { OrderEvent } from '#features/orders/api.server';
import { reviewMailRefused } from '#features/orders/contract';
import type { Payment } from '#features/payments/api.server';
import { namesOf } from '#features/returns/api.server';
import { customerTexts } from '#kernel/messages/nl-customers';
import type { MailCopy } from '#platform/mail/copies';
import type { StoryGroup, ToldLetter, ToldStory } from '../../contract';

const texts = customerTexts.details;

type Data = Record<string, unknown>;

const isNumber = (value: unknown): value is number => typeof value === 'number';
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const mails: ReadonlySet<string> = new Set([
  ...['mailed', 'mail-again', 'review-asked', 'store-told', 'store-told-off'],
]);
const changes: ReadonlySet<string> = new Set([
  ...['address-changed', 'point-changed', 'payment-method', 'pieces-cancelled'],
  'review-mail-refused',
]);
const payments: ReadonlySet<string> = new Set([
  'paid',
  'paid-late',
  'charged-back',
  'chargeback-reversed',
]);
const returned: ReadonlySet<string> = new Set(['withdrawn']);

/** Of which kind something is that happened to an order, by its name in the log. */
export const groupOf = (kind: string): StoryGroup => {
  if (kind === 'note' || kind === 'parcel') return kind;
  if (mails.has(kind) || kind.endsWith('-mailed')) return 'mail';
  if (changes.has(kind)) return 'change';
  if (payments.has(kind) || /^(?:payment|refund)-/.test(kind)) return 'payment';
  return returned.has(kind) || kind.startsWith('return-') ? 'return' : 'step';
};

/** The names of mails whose keys aren't their kinds' in the log. */
const keyNames: Readonly<Record<string, string>> = {
  mailed: 'confirmed',
  'payment-mailed': 'payment failed',
  'giftcards-mailed': 'gift cards',
  'seats-mailed': 'seats',
};

/** What a mail of the log is known by among the copies. */
export const mailKeyOf = ({
  kind,
  data,
  orderId,
}: Pick<OrderEvent, 'kind' | 'data' | 'orderId'>) => {
  if (kind === 'refund-mailed') return `refund ${data.refundId}`;
  if (kind === 'mail-again') return `order ${orderId} again ${data.mail}`;
  const id = data.parcelId ?? data.returnId;
  return `order ${orderId} ${keyNames[kind] ?? kind}${isNumber(id) ? ` ${id}` : ''}`;
};

/** The mail that can be made anew; undefined: it can't. */
const letterOf = ({ kind, data }: OrderEvent, standing: Pick<Known, 'isReady' | 'mayMailLink'>) => {
  const { parcelId } = data;
  const isUnmailed = data.noMail === true;
  if (kind === 'link-mailed' && standing.mayMailLink) {
    return { what: 'payment-link' } satisfies ToldLetter;
  }
  if (kind === 'mailed') return { what: 'confirmation' } satisfies ToldLetter;
  if ((kind === 'parcel-mailed' || (kind === 'parcel' && isUnmailed)) && isNumber(parcelId)) {
    return { what: 'shipped', parcelId } satisfies ToldLetter;
  }
  return (kind === 'ready-mailed' || (kind === 'ready' && isUnmailed)) && standing.isReady
    ? ({ what: 'ready' } satisfies ToldLetter)
    : undefined;
};

const addressOf = (value: unknown): string => {
  const { street, housenumber, housenumberSuffix, zipcode, place, title } = (value ?? {}) as Data;
  if (isText(title)) return title;
  const line = [street, housenumber, housenumberSuffix].filter(isText).join(' ');
  return [line, [zipcode, place].filter(isText).join(' ')].filter(Boolean).join(', ');
};

type Known = {
  history: OrderHistory;
  attempts: readonly Payment[];
  copies: readonly MailCopy[];
  isReady: boolean;
  mayMailLink: boolean;
};

const parcelOf = ({ parcelId }: Data, { history }: Known) =>
  history.parcels.find(({ id }) => id === parcelId);

/** A parcel among others: by its code, or without one by when it left among them. */
const nameOf = (data: Data, known: Known): string | undefined => {
  const parcel = parcelOf(data, known);
  if (!parcel) return undefined;
  const nth = known.history.parcels.indexOf(parcel) + 1;
  return texts.parcelName(parcel.carrierTitle, parcel.trackingCode, nth);
};

const parcelLines = (data: Data, known: Known): string[] => {
  const parcel = parcelOf(data, known);
  if (!parcel) return [];
  const names = namesOf(known.history.lines, parcel.lines);
  return [...names, ...(data.noMail === true ? [texts.withoutMail] : [])];
};

const paymentLines = (data: Data, { attempts }: Known): string[] => {
  const attempt = attempts.find(({ id }) => id === data.paymentId);
  if (!attempt) return [];
  return [[attempt.provider, attempt.method, attempt.providerId].filter(Boolean).join(' · ')];
};

/** What else an entry of the log says to people. */
const linesOf = ({ kind, data }: OrderEvent, known: Known): string[] => {
  if (kind === 'note' && isText(data.text)) return [data.text];
  if (kind === 'parcel') return parcelLines(data, known);
  if (kind === 'address-changed' || kind === 'point-changed') {
    return [`${addressOf(data.from)} → ${addressOf(data.to)}`];
  }
  if (data.channel === 'telephone') return [texts.byTelephone];
  if (kind === 'ready' && data.noMail === true) return [texts.withoutMail];
  if (isNumber(data.paymentId)) return paymentLines(data, known);
  const what = Array.isArray(data.what) ? data.what.filter(isText) : [];
  return [...(isText(data.number) ? [data.number] : []), ...what];
};

const centsOf = ({ cents, moneyCents, cardCents }: Data): number | undefined => {
  if (isNumber(cents)) return cents;
  return isNumber(moneyCents) && isNumber(cardCents) ? moneyCents + cardCents : undefined;
};

const tellEvent = (event: OrderEvent, known: Known): ToldStory => {
  const { id, kind, at, data } = event;
  const group = groupOf(kind);
  const cents = centsOf(data);
  const reason = isText(data.why) ? data.why : data.reason;
  const lines = linesOf(event, known);
  // Entries of before name their articles in both.
  const isSaid = reason === lines.join(', ');
  const key = group === 'mail' ? mailKeyOf(event) : undefined;
  const copy = known.copies.find((one) => one.key === key);
  const again = letterOf(event, known);
  const about = nameOf(data, known);
  return {
    ...{ id: `e${id}`, group, kind, at: at.toISOString() },
    ...(isText(data.by) && { by: data.by }),
    ...(cents !== undefined && { cents }),
    ...(isText(reason) && !isSaid && { reason }),
    ...(about && { about }),
    ...(lines.length > 0 && { lines }),
    ...(copy && { mail: tellCopy(copy) }),
    ...(again && { again }),
  };
};

const tellCopy = ({ id, to, subject }: MailCopy) => ({ id, to, subject });

/** Mails of which the log has no entry of their own. */
const tellRest = (events: readonly OrderEvent[], copies: readonly MailCopy[]): ToldStory[] => {
  const told = new Set(events.map(mailKeyOf));
  return copies
    .filter(({ key }) => !told.has(key))
    .map((copy) => ({
      ...{ id: `m${copy.id}`, group: 'mail', kind: 'other-mail' },
      at: copy.createdAt.toISOString(),
      mail: tellCopy(copy),
    }));
};

/** All that happened to an order in one list, the newest first. */
export const tellStory = (known: Known): ToldStory[] => {
  const { events } = known.history;
  // Nobody is asked on the telephone whether he wants a mail about a review: none goes, but he didn't say so.
  const happened = events.filter(
    ({ kind, data }) => kind !== reviewMailRefused || data.channel !== 'telephone',
  );
  const told = happened.map((event) => tellEvent(event, known)).reverse();
  // What happened at the same moment stays as the log has it.
  return [...told, ...tellRest(events, known.copies)].sort(
    (one, other) => Date.parse(other.at) - Date.parse(one.at),
  );
};
