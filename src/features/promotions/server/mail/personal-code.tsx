import { promotionTexts } from '#kernel/messages/nl-promotions';
import { dayOf, formatDay } from '#kernel/values/dutch-dates';
import type { Sender } from '#platform/mail/letter';
import { Button, Code, Text } from '#platform/mail/parts';
import { writeMail } from '#platform/mail/write';
import type { Offer } from '../offers';

const { mail: texts, takesOff } = promotionTexts.offer;

type PersonalCode = {
  sender: Sender;
  offer: Pick<Offer, 'kind' | 'value' | 'minimumCents'>;
  code: string;
  until: Date;
};

/** The mail with a discount code of one's own. Its receiver may be anybody: nothing typed is in it. */
export const writePersonalCode = ({ sender, offer, code, until }: PersonalCode) => {
  const what = takesOff[offer.kind](offer.value);
  const day = formatDay(dayOf(until));
  const conditions = [
    ...(offer.minimumCents > 0 ? [texts.minimum(offer.minimumCents)] : []),
    texts.until(day),
  ];
  return writeMail({
    sender,
    kind: 'offer.code',
    values: { korting: what },
    subject: texts.subject(what),
    preview: texts.preview(day),
    greet: '',
    body: (
      <>
        <Text>{texts.text(what)}</Text>
        <Code>{code}</Code>
        <Text lines={[texts.use, ...conditions]} />
        <Button href={`${sender.siteUrl}/`}>{texts.button}</Button>
        <Text look="soft">{texts.ignore}</Text>
      </>
    ),
  });
};
