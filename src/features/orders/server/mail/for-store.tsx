import { orderTexts } from '#kernel/messages/nl-orders';
import { formatEuro } from '#kernel/values/money';
import type { Sender } from '#platform/mail/letter';
import { Facts, Heading, Items, Text } from '#platform/mail/parts';
import { writeMail } from '#platform/mail/write';

const texts = orderTexts.forStore;

export type StoreLine = {
  title: string;
  choice: string;
  quantity: number;
  sku: string | null;
  /** It was taken from the store's own shelves. */
  isHere: boolean;
};

type ForStore = {
  sender: Sender;
  /** The order was cancelled. */
  isOff: boolean;
  number: string;
  store: string;
  /** What the buyer was told: 'maandag 2 maart vanaf 14:30'. */
  promise?: string;
  /** What is paid at the till, in cents. */
  dueCents: number;
  isGift: boolean;
  lines: readonly StoreLine[];
};

/** The mail to a store: what to put aside, or back, for which number; nothing of who ordered it. */
export const writeForStore = (about: ForStore) => {
  const { sender, isOff, number, store } = about;
  return writeMail({
    sender,
    kind: isOff ? 'store.order-off' : 'store.order',
    values: { nummer: number, winkel: store },
    subject: isOff ? texts.offSubject(number) : texts.subject(number),
    preview: store,
    body: isOff ? <Off {...about} /> : <Aside {...about} />,
  });
};

function Aside({ number, store, promise, dueCents, isGift, lines }: ForStore) {
  const facts = [
    { label: orderTexts.number, text: number },
    ...(promise ? [{ label: texts.promise, text: promise }] : []),
    { label: texts.payment, text: dueCents > 0 ? texts.atTill(formatEuro(dueCents)) : texts.paid },
    ...(isGift ? [{ label: texts.gift, text: texts.wrap }] : []),
  ];
  return (
    <>
      <Text>{texts.text(store)}</Text>
      <Facts facts={facts} />
      <StoreLines title={texts.here} lines={lines.filter(({ isHere }) => isHere)} />
      <StoreLines title={texts.brought} lines={lines.filter(({ isHere }) => !isHere)} />
      <Text>{texts.afterwards}</Text>
    </>
  );
}

function Off({ number, store, lines }: ForStore) {
  return (
    <>
      <Text>{texts.off(number, store)}</Text>
      <StoreLines title={texts.offHere} lines={lines.filter(({ isHere }) => isHere)} />
      <StoreLines title={texts.offBrought} lines={lines.filter(({ isHere }) => !isHere)} />
    </>
  );
}

const nameOf = ({ quantity, title, choice, sku }: StoreLine): string =>
  `${orderTexts.times(quantity)} ${[title, choice].filter(Boolean).join(', ')}${sku ? ` (${sku})` : ''}`;

const StoreLines = ({ title, lines }: { title: string; lines: readonly StoreLine[] }) =>
  lines.length > 0 && (
    <>
      <Heading>{title}</Heading>
      <Items items={lines.map((line) => ({ text: nameOf(line) }))} />
    </>
  );
