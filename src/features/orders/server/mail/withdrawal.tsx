import { Button, Text } from '@react-email/components';
import { orderTexts } from '#kernel/messages/nl-orders';
import { formatMoment } from '../../moment';
import type { MailAbout } from './confirmation';
import { Letter, writeBodies } from './letter';
import { look } from './look';

const texts = orderTexts.withdraw;

type WithdrawalMail = MailAbout & { event: { at: Date; what: readonly string[] } };

/** The mail that confirms a withdrawal: what it says, and the day and hour at which it came. */
export const writeWithdrawal = async (about: WithdrawalMail) => ({
  subject: texts.subject(about.order.number),
  ...(await writeBodies(<Withdrawal {...about} />)),
});

function Withdrawal({ order, event, identity, siteName, siteUrl }: WithdrawalMail) {
  const at = formatMoment(event.at);
  const what = event.what.length > 0 ? event.what : [texts.all];
  return (
    <Letter
      preview={texts.received(at)}
      title={texts.subject(order.number)}
      {...{ siteName, siteUrl, identity }}
    >
      <Text style={look.text}>{orderTexts.mail.hello(order.name)}</Text>
      <Text style={look.text}>{texts.mail(order.number, at)}</Text>
      {what.map((one) => (
        <Text key={one} style={look.text}>
          {one}
        </Text>
      ))}
      <Text style={look.text}>{texts.mailNext}</Text>
      <Button href={siteUrl + order.href} style={look.button}>
        {orderTexts.mail.follow}
      </Button>
    </Letter>
  );
}
