import { orderTexts } from '#kernel/messages/nl-orders';
import { NUMBER_MARK } from '#kernel/site-texts';
import { formatEuro } from '#kernel/values/money';
import { withoutLinks } from '#kernel/values/without-links';
import type { Sender } from '#platform/mail/letter';
import type { Fact } from '#platform/mail/parts';
import { Button, Facts, Heading, Link, Part, Text } from '#platform/mail/parts';
import { writeMail } from '#platform/mail/write';
import type { OrderView } from '../../contract';
import { isUnfinished } from '../../payment';
import { ModelForm, Next, Ordered, SecondThoughts } from './agreed';

const texts = orderTexts.mail;

export type MailAbout = {
  order: OrderView;
  sender: Sender;
  /** What was agreed to, as plain text; absent: the site has no such page. */
  terms?: string;
};

/** `collectCents`: what fetching costs at most, where it has something that no post takes. */
type AboutConfirmed = MailAbout & {
  collectCents?: number;
  /** There are stores to bring something back to. */
  hasReturnStores?: boolean;
  /** How it begins in the chain's own words; `{nummer}`: the order's number. */
  intro?: string;
};

/** The mail that confirms an order: all that was agreed, for the buyer to keep. */
export const writeConfirmation = (about: AboutConfirmed) => {
  const { order, sender } = about;
  return writeMail({
    sender,
    kind: 'order.confirmed',
    values: { nummer: order.number },
    subject: texts.subject(order.number),
    preview: texts.preview(formatEuro(order.totalCents)),
    greet: order.name,
    identityTitle: texts.identityTitle,
    body: <Confirmation {...about} />,
  });
};

function Confirmation(about: AboutConfirmed) {
  const { order, sender, terms, collectCents, hasReturnStores, intro } = about;
  const { siteUrl, identity } = sender;
  const mayWithdraw = order.seats !== 'all';
  return (
    <>
      <Text>{intro?.replaceAll(NUMBER_MARK, order.number) ?? texts.intro(order.number)}</Text>
      {/* Sent anew before it is paid: its page is where that is done. */}
      <Button href={siteUrl + order.href}>
        {order.state === 'placed' && isUnfinished(order.payment, order.paymentState)
          ? texts.payHere(formatEuro(order.dueCents))
          : texts.follow}
      </Button>
      {mayWithdraw && <SecondThoughts {...{ order, sender }} />}
      <Next order={order} />
      {order.transfer && <Transfer order={order} transfer={order.transfer} />}
      <Ordered {...{ order, sender }} />
      <Typed title={orderTexts.giftText} text={order.giftText} />
      <Typed title={orderTexts.remark} text={order.remark} />
      {order.seats !== 'none' && <Part title={texts.seatsTitle} texts={[texts.seats]} />}
      {mayWithdraw && (
        <>
          <Part
            title={texts.withdrawalTitle}
            texts={texts.withdrawal(collectCents, hasReturnStores)}
          />
          <Part
            title={texts.guaranteeTitle}
            texts={[texts.guarantee(identity.email, identity.phone)]}
          />
        </>
      )}
      <Text>
        <Link href={`${siteUrl}/algemene-voorwaarden`}>{texts.terms}</Link>
        <br />
        <Link href={`${siteUrl}/retourneren`}>{texts.returns}</Link>
      </Text>
      {mayWithdraw && <ModelForm {...{ order, sender }} />}
      {terms && <Part title={texts.terms} texts={terms.split(/\n{2,}/)} />}
    </>
  );
}

/**
 * What the buyer typed, as his own words: whoever orders chooses the mailbox too. Links in it stand at
 * the order itself, and in no mail.
 */
function Typed({ title, text = '' }: { title: string; text?: string }) {
  if (text === '') return null;
  return (
    <>
      <Heading>{title}</Heading>
      <Text look="soft">{orderTexts.ownWords}</Text>
      <Text>{orderTexts.quoted(withoutLinks(text))}</Text>
    </>
  );
}

type TransferProps = { order: OrderView; transfer: NonNullable<OrderView['transfer']> };

function Transfer({ order, transfer }: TransferProps) {
  const facts: Fact[] = [
    { label: orderTexts.transferAmount, text: formatEuro(order.dueCents) },
    { label: orderTexts.transferIban, text: transfer.iban },
    { label: orderTexts.transferName, text: transfer.name },
    { label: orderTexts.transferReference, text: transfer.reference },
  ];
  return (
    <>
      <Heading>{orderTexts.transferTitle}</Heading>
      <Facts facts={facts} />
      <Text>{orderTexts.transferNote}</Text>
    </>
  );
}
