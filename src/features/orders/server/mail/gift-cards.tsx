import { formatCardCode, type IssuedCard } from '#features/promotions/api.server';
import { balancePath } from '#features/promotions/contract';
import { promotionTexts } from '#kernel/messages/nl-promotions';
import { dayOf, formatDay } from '#kernel/values/dutch-dates';
import { formatEuro, formatEuroShort } from '#kernel/values/money';
import { Button, Code, Text } from '#platform/mail/parts';
import { writeMail } from '#platform/mail/write';
import type { MailAbout } from './confirmation';

const texts = promotionTexts.mail;

type GiftCardsMail = MailAbout & { cards: readonly IssuedCard[] };

const amountOf = (cards: readonly IssuedCard[]): string =>
  formatEuroShort(cards.reduce((sum, card) => sum + card.cents, 0));

/** The mail that brings gift cards which were bought: to be sent on, or written over. */
export const writeGiftCards = ({ cards, order, sender }: GiftCardsMail) => {
  const amount = amountOf(cards);
  return writeMail({
    sender,
    kind: 'order.gift-cards',
    values: { nummer: order.number, bedrag: amount },
    subject: texts.subject(amount, sender.siteName),
    preview: texts.preview(amount),
    greet: order.name,
    body: (
      <>
        <Text>{texts.text(order.number)}</Text>
        {cards.map((card) => (
          <Card key={card.code} card={card} />
        ))}
        <Text>{texts.use}</Text>
        <Button href={sender.siteUrl + balancePath}>{texts.check}</Button>
      </>
    ),
  });
};

const Card = ({ card }: { card: IssuedCard }) => (
  <>
    <Code>{formatCardCode(card.code)}</Code>
    <Text
      lines={[
        `${texts.amount}: ${formatEuro(card.cents)}`,
        `${texts.until}: ${formatDay(dayOf(card.expiresAt))}`,
      ]}
    />
  </>
);
