import { checkoutTexts as texts } from '#kernel/messages/nl-shop';
import { formatEuro } from '#kernel/values/money';
import { classNames } from '#ui/class-names';
import { described, FieldFrame } from '#ui/text-field.view';
import { balancePath } from '../../promotions/contract';
import type { CheckoutProps } from '../contract';
import { Field } from './checkout-field.view';
import styles from './extras.module.css';
import { fieldId } from './field-id';
import { Fold } from './fold.view';
import form from './form.module.css';
import { Tick } from './tick.view';
import { UpdateButton } from './update-button.view';

type Props = Pick<CheckoutProps, 'values' | 'errors' | 'giftServiceCents' | 'isSent'>;

/** Codes, cards and wrapping: none of it is ticked before anyone asks for it. */
export function Extras(props: Props) {
  const { values, errors } = props;
  const part = { values, errors };
  return (
    <Fold title={props.isSent ? texts.extrasTitle : texts.codesTitle} isOpen={isUsed(props)}>
      <div className={form.part} data-part="extras">
        <Code {...part} name="discount_code" />
        <GiftCard {...part} />
        {props.isSent && <GiftService {...props} />}
      </div>
    </Fold>
  );
}

/** Whether anything of it is chosen, or went wrong. */
const isUsed = ({ values, errors }: Props): boolean =>
  (['giftservice', 'giftcard', 'giftcard_code', 'discount_code'] as const).some(
    (name) => values[name] ?? errors[name],
  );

type Part = Pick<CheckoutProps, 'values' | 'errors'>;

/** A code with the buttons that use it and take it away. */
function Code({ values, errors, name }: Part & { name: 'discount_code' | 'giftcard_code' }) {
  return (
    <div className={styles.code}>
      <div className={form.withButton}>
        <Field {...{ values, errors, name }} autoComplete="off" />
        <UpdateButton always>{texts.apply}</UpdateButton>
      </div>
      {values[name] && (
        <UpdateButton always removes={name}>
          {texts.removeCode}
        </UpdateButton>
      )}
    </div>
  );
}

/** S2.7/14: ticked, the text for the card opens. */
function GiftService({ values, errors, giftServiceCents }: Props) {
  const id = fieldId('giftservice_text');
  const hint = texts.hints.giftservice_text;
  return (
    <div
      className={classNames(styles.toggled, values.giftservice && 'open')}
      data-giftservice-field=""
    >
      <Tick
        {...{ values, errors }}
        name="giftservice"
        price={formatEuro(giftServiceCents)}
        updates
      />
      <div className={styles.inside}>
        <FieldFrame id={id} label={texts.labels.giftservice_text} hint={hint}>
          <textarea
            {...described({ id, hint })}
            name="giftservice_text"
            rows={2}
            maxLength={300}
            defaultValue={values.giftservice_text}
          />
        </FieldFrame>
        <UpdateButton />
      </div>
    </div>
  );
}

/** S2.7/13: ticked, the rows for a card stand there; else the row for who has none. */
function GiftCard(part: Part) {
  return (
    <div className={styles.card} data-giftcard-field="">
      <Tick {...part} name="giftcard" updates />
      <p className={classNames(styles.noCard, form.soft)} data-no-card-row="">
        {texts.noCard}
      </p>
      <div className={styles.withCard} data-giftcard-row="">
        <Code {...part} name="giftcard_code" />
        <a className={styles.balance} href={balancePath} target="_blank" rel="noopener">
          {texts.cardBalance}
        </a>
      </div>
    </div>
  );
}
