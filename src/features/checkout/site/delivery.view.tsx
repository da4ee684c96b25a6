import { cartTexts, checkoutTexts as texts } from '#kernel/messages/nl-shop';
import { formatEuro } from '#kernel/values/money';
import type { CheckoutProps, DeliveryChoice } from '../contract';
import { Address } from './address.view';
import { Choices } from './choices.view';
import form from './form.module.css';
import kinds from './kinds.module.css';
import { PickupStores } from './pickup-stores.view';
import { Points } from './points.view';
import { SavedAddresses } from './saved-addresses.view';
import { Tick } from './tick.view';
import { UpdateButton } from './update-button.view';

const notes: Partial<Record<DeliveryChoice['kind'], string>> = { pickup: texts.pickupNote };

/** How it comes and where to. What belongs to one way is shown while that one is chosen. */
export function Delivery(props: CheckoutProps) {
  const { values, errors, choices, isSent, saved, sentTo } = props;
  const hasSaved = saved.length > 0;
  const part = { values, errors };
  if (!isSent) return <Mailed text={props.seats === 'none' ? texts.mailed : texts.mailedSeats} />;
  return (
    <>
      <div className={form.part} data-part="delivery">
        <Choices
          {...part}
          name="delivery_method"
          legend={texts.deliveryTitle}
          choices={choices.map((choice, index) => asChoice(choice, index, props.stores))}
          updates
        />
        {!props.isDelivered && (
          <p className={form.warning} data-problem="">
            {props.stores.length > 0 ? texts.notHere : texts.notHereAtAll}
          </p>
        )}
        <UpdateButton />
        <Points {...props} className={kinds.point} />
        {props.stores.length > 0 && (
          <PickupStores {...part} stores={props.stores} className={kinds.pickup} />
        )}
      </div>
      <div className={kinds.byAddress}>
        {hasSaved && (
          <SavedAddresses {...part} saved={saved} name="address" legend={texts.addressTitle} />
        )}
        <Address
          {...{ ...part, sentTo }}
          name="address"
          title={hasSaved ? texts.otherAddress : texts.addressTitle}
          className={kinds.typed}
        />
        <div className={kinds.home}>
          <Tick {...part} name="account_sameas" updates />
          <div className={kinds.otherAddress} data-delivery-address="">
            {hasSaved && (
              <SavedAddresses
                {...part}
                saved={saved}
                name="address_delivery"
                legend={texts.deliveryAddressTitle}
              />
            )}
            <Address
              {...{ ...part, sentTo }}
              name="address_delivery"
              title={hasSaved ? texts.otherAddress : texts.deliveryAddressTitle}
              className={kinds.typedAddress}
            />
          </div>
        </div>
      </div>
    </>
  );
}

/** What is said of the day: of fetching, in how many stores nothing has to be waited for. */
const whenOf = ({ kind, promise }: DeliveryChoice, stores: CheckoutProps['stores']): string => {
  const complete = stores.filter(({ ready }) => ready.isHere).length;
  return kind === 'pickup' && complete > 0 ? texts.inStores(complete) : promise;
};

const asChoice = (choice: DeliveryChoice, index: number, stores: CheckoutProps['stores']) => {
  const { id, kind, title, priceCents, isOffered } = choice;
  const told = [whenOf(choice, stores), notes[kind]].filter(Boolean).join('. ');
  const price = priceCents === 0 ? cartTexts.free : formatEuro(priceCents);
  return {
    value: id,
    label: title,
    // What isn't sent there has no price.
    ...(isOffered ? { note: told, price } : { note: texts.notThere, price: '' }),
    data: { 'data-choice': index, 'data-kind': kind },
  };
};

/** Gift cards and seats alone: nothing is sent. */
function Mailed({ text }: { text: string }) {
  return (
    <div className={form.part} data-part="delivery">
      <input type="hidden" name="delivery_method" value="home" />
      <p>{text}</p>
    </div>
  );
}
