import { Button, Heading, Link, Section, Text } from '@react-email/components';
import type { Identity } from '#features/settings/contract';
import { orderTexts } from '#kernel/messages/nl-orders';
import { formatEuro } from '#kernel/values/money';
import type { OrderView } from '../../contract';
import { nextSteps } from '../../steps';
import { Letter, writeBodies } from './letter';
import { look } from './look';
import { OrderTable } from './order-table';

const texts = orderTexts.mail;

export type MailAbout = {
  order: OrderView;
  identity: Identity;
  siteName: string;
  siteUrl: string;
};

/** The mail that confirms an order: all that was agreed, for the buyer to keep. */
export const writeConfirmation = async (about: MailAbout) => ({
  subject: texts.subject(about.order.number),
  ...(await writeBodies(<Confirmation {...about} />)),
});

function Confirmation({ order, identity, siteName, siteUrl }: MailAbout) {
  const total = formatEuro(order.totalCents);
  return (
    <Letter
      preview={texts.preview(total)}
      title={texts.subject(order.number)}
      {...{ siteName, siteUrl, identity }}
    >
      <Text style={look.text}>{texts.hello(order.name)}</Text>
      <Text style={look.text}>{texts.intro(order.number)}</Text>
      <Button href={siteUrl + order.href} style={look.button}>
        {texts.follow}
      </Button>
      <Part title={orderTexts.next} paragraphs={nextSteps(order)} />
      {order.transfer && <Transfer order={order} transfer={order.transfer} />}
      <Heading as="h2" style={look.heading}>
        {orderTexts.lines}
      </Heading>
      <Text style={look.soft}>
        {orderTexts.number} {order.number} · {orderTexts.placedAt.toLowerCase()} {order.placedAt}
      </Text>
      <OrderTable order={order} />
      <Part
        title={order.method === 'home' ? orderTexts.deliveryTo : orderTexts.pickupAt}
        paragraphs={[[order.pickupTitle, ...order.addressLines].filter(Boolean).join('\n')]}
      />
      {order.giftText && <Part title={orderTexts.giftText} paragraphs={[order.giftText]} />}
      {order.remark && <Part title={orderTexts.remark} paragraphs={[order.remark]} />}
      <Part title={texts.withdrawalTitle} paragraphs={texts.withdrawal} />
      <Part
        title={texts.guaranteeTitle}
        paragraphs={[texts.guarantee(identity.email, identity.phone)]}
      />
      <Text style={look.text}>
        <Link href={`${siteUrl}/algemene-voorwaarden`}>{texts.terms}</Link>
        {' · '}
        <Link href={`${siteUrl}/retourneren`}>{texts.returns}</Link>
      </Text>
    </Letter>
  );
}

function Part({ title, paragraphs }: { title: string; paragraphs: readonly string[] }) {
  return (
    <Section>
      <Heading as="h2" style={look.heading}>
        {title}
      </Heading>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} style={look.text}>
          {paragraph.split('\n').map((line, index) => (
            <span key={line}>
              {index > 0 && <br />}
              {line}
            </span>
          ))}
        </Text>
      ))}
    </Section>
  );
}

type TransferProps = { order: OrderView; transfer: NonNullable<OrderView['transfer']> };

function Transfer({ order, transfer }: TransferProps) {
  return (
    <Part
      title={orderTexts.transferTitle}
      paragraphs={[
        [
          `${orderTexts.transferAmount}: ${formatEuro(order.dueCents)}`,
          `${orderTexts.transferIban}: ${transfer.iban}`,
          `${orderTexts.transferName}: ${transfer.name}`,
          `${orderTexts.transferReference}: ${transfer.reference}`,
        ].join('\n'),
        orderTexts.transferNote,
      ]}
    />
  );
}
