import { orderTexts } from '#kernel/messages/nl-orders';
import { withoutLinks } from '#kernel/values/without-links';
import type { Sender } from '#platform/mail/letter';
import { Heading, Link, Part, Text } from '#platform/mail/parts';
import type { OrderView } from '../../contract';
import { nextSteps } from '../../steps';
import { OrderTable } from './order-table';

const texts = orderTexts.mail;

type Props = { order: OrderView; sender: Sender };

/** Gift cards alone go by mail. */
const whereTo = ({ isSent, method }: OrderView): string => {
  if (!isSent) return orderTexts.mailedTo;
  return method === 'home' ? orderTexts.deliveryTo : orderTexts.pickupAt;
};

const placeOf = ({ pickupTitle, addressLines }: OrderView): string =>
  [pickupTitle, ...addressLines.map(withoutLinks)].filter(Boolean).join('\n');

/** What happens next and when it comes; nothing where nothing does. */
export const Next = ({ order }: Pick<Props, 'order'>) => {
  const steps = nextSteps(order);
  return steps.length > 0 && <Part title={orderTexts.next} texts={steps} />;
};

/** What was ordered, what each line costs, and where it goes. */
export const Ordered = ({ order, sender }: Props) => (
  <>
    <Heading>{orderTexts.lines}</Heading>
    <Text look="soft">
      {`${orderTexts.number} ${order.number} · ${orderTexts.placedAt.toLowerCase()} ${order.placedAt}`}
    </Text>
    <OrderTable order={order} siteUrl={sender.siteUrl} />
    <Part title={whereTo(order)} texts={[order.isSent ? placeOf(order) : order.email]} />
  </>
);

/** The link by which an agreement is withdrawn from, to which the words about withdrawing point. */
export const SecondThoughts = ({ order, sender }: Props) => (
  <Text>
    {texts.secondThoughts} <Link href={sender.siteUrl + order.withdrawHref}>{texts.withdraw}</Link>
  </Text>
);

/** The form of the law, to which the words about withdrawing point too. */
export const ModelForm = ({ order, sender }: Props) => (
  <Part
    title={texts.modelFormTitle}
    texts={[texts.modelFormUse, texts.modelForm(sender.identity, order.number)]}
  />
);
