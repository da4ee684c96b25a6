import { cartTexts, checkoutTexts as texts } from '#kernel/messages/nl-shop';
import { formatEuro } from '#kernel/values/money';
import type { CheckoutProps, DeliveryChoice } from '../contract';
import { Address } from './address.view';
import { Choices } from './choices.view';
import form from './form.module.css';
import kinds from './kinds.module.css';
import { PickupStores } from './pickup-stores.view';
import { Points } from './points.view';
import { Tick } from './tick.view';
import { UpdateButton } from './update-button.view';

const notes: Partial<Record<DeliveryChoice['kind'], string>> = { pickup: texts.pickupNote };

/** How it comes and where to. What belongs to one way is shown while that one is chosen. */
export function Delivery(props: CheckoutProps) {
  const { values, errors, choices, isSent } = props;
  const part = { values, errors };
  if (!isSent) return <Mailed />;
  return (
    <>
      <div className={kinds.byAddress}>
        <Address {...part} name="address" title={texts.addressTitle} />
        <div className={kinds.home}>
          <Tick {...part} name="account_sameas" updates />
          <Address
            {...part}
            name="address_delivery"
            title={texts.deliveryAddressTitle}
            className={kinds.elsewhere}
          />
        </div>
      </div>
      <div className={form.part} data-part="delivery">
        <Choices
          {...part}
          name="delivery_method"
          legend={texts.deliveryTitle}
          choices={choices.map(asChoice)}
          updates
        />
        {!props.isDelivered && (
          <p className={form.warning} data-problem="">
            {texts.notHere}
          </p>
        )}
        <UpdateButton />
        <Points {...props} className={kinds.point} />
        {props.stores.length > 0 && (
          <PickupStores {...part} stores={props.stores} className={kinds.pickup} />
        )}
      </div>
    </>
  );
}

const asChoice = (choice: DeliveryChoice, index: number) => {
  const { id, kind, title, promise, priceCents } = choice;
  return {
    value: id,
    label: title,
    note: [promise, notes[kind]].filter(Boolean).join('. '),
    price: priceCents === 0 ? cartTexts.free : formatEuro(priceCents),
    data: { 'data-choice': index, 'data-kind': kind },
  };
};

/** Gift cards alone: nothing is sent. */
function Mailed() {
  return (
    <div className={form.part} data-part="delivery">
      <input type="hidden" name="delivery_method" value="home" />
      <p>{texts.mailed}</p>
    </div>
  );
}
