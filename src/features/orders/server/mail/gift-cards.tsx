import { Button, Heading, Section, Text } from '@react-email/components';
import { formatCardCode, type IssuedCard } from '#features/promotions/api.server';
import { balancePath } from '#features/promotions/contract';
import { orderTexts } from '#kernel/messages/nl-orders';
import { promotionTexts } from '#kernel/messages/nl-promotions';
import { dayOf, formatDay } from '#kernel/values/dutch-dates';
import { formatEuro, formatEuroShort } from '#kernel/values/money';
import type { MailAbout } from './confirmation';
import { Letter, writeBodies } from './letter';
import { look } from './look';

const texts = promotionTexts.mail;

type GiftCardsMail = MailAbout & { cards: readonly IssuedCard[] };

const amountOf = (cards: readonly IssuedCard[]): string =>
  formatEuroShort(cards.reduce((sum, card) => sum + card.cents, 0));

/** The mail that brings gift cards which were bought: to be sent on, or written over. */
export const writeGiftCards = async (about: GiftCardsMail) => ({
  subject: texts.subject(amountOf(about.cards), about.siteName),
  ...(await writeBodies(<GiftCards {...about} />)),
});

function GiftCards({ cards, order, identity, siteName, siteUrl }: GiftCardsMail) {
  const amount = amountOf(cards);
  return (
    <Letter
      preview={texts.preview(amount)}
      title={texts.subject(amount, siteName)}
      {...{ siteName, siteUrl, identity }}
    >
      <Text style={look.text}>{orderTexts.mail.hello(order.name)}</Text>
      <Text style={look.text}>{texts.text(order.number)}</Text>
      {cards.map((card) => (
        <Section key={card.code}>
          <Heading as="h2" style={look.heading}>
            {formatCardCode(card.code)}
          </Heading>
          <Text style={look.text}>
            {texts.amount}: {formatEuro(card.cents)}
            <br />
            {texts.until}: {formatDay(dayOf(card.expiresAt))}
          </Text>
        </Section>
      ))}
      <Text style={look.text}>{texts.use}</Text>
      <Button href={siteUrl + balancePath} style={look.button}>
        {texts.check}
      </Button>
    </Letter>
  );
}
