import { counterTexts as texts } from '#kernel/messages/nl-counter';
import { field } from '#kernel/wire';
import { Alert } from '#ui/alert.view';
import { Button } from '#ui/button.view';
import { ErrorSummary, errorLines } from '#ui/error-summary.view';
import { FactsList } from '#ui/facts-list.view';
import { WorkForm } from '#ui/work/work-form.view';
import { type CounterOrder, counterPath, type HandOver, type OrderErrors } from '../contract';
import { Check } from './check.view';
import styles from './counter.module.css';
import { HandOverForm } from './hand-over-form.view';
import { OrderLine } from './order-line.view';

type Props = {
  order: CounterOrder;
  storeId: number;
  token: string;
  typed: HandOver;
  errors: OrderErrors;
};

const factsOf = (order: CounterOrder): (readonly [string, string])[] => [
  [texts.facts.name, order.name],
  [texts.facts.state, order.state],
  [texts.facts.placed, order.placed],
  ...(order.promise ? [[texts.facts.promise, order.promise] as const] : []),
  ...(order.until ? [[texts.facts.until, order.until] as const] : []),
  [texts.facts.payment, order.payment],
  ...(order.due ? [[texts.toPayLabel, order.due] as const] : []),
  ...(order.isGift ? [[texts.facts.gift, texts.isGift] as const] : []),
  ...(order.remark ? [[texts.facts.remark, order.remark] as const] : []),
];

/** An order at the counter: what is in it, and the one step that comes now. */
export function OrderScreen(props: Props) {
  const { order, storeId, token } = props;
  const { errors } = props;
  return (
    <>
      {(errors.code || errors.paid || errors.brought) && (
        <div className={styles.note}>
          <ErrorSummary
            title={texts.checkForm}
            lines={errorLines([
              ['counter-paid', errors.paid],
              ['counter-code', errors.code],
              ['counter-brought', errors.brought],
            ])}
          />
        </div>
      )}
      {order.problem && (
        <div className={styles.note}>
          <Alert tone="notice">
            <p>{order.problem}</p>
          </Alert>
        </div>
      )}
      {order.missing.length > 0 && (
        <div className={styles.note}>
          <Alert tone="notice" title={texts.missingTitle}>
            <p>{texts.missingText(order.missing.join(', '))}</p>
          </Alert>
        </div>
      )}
      {order.sought.length > 0 && <Sought {...props} />}
      <div className={styles.facts}>
        <FactsList facts={factsOf(order)} />
      </div>
      {order.may.handOver && (
        <HandOverForm
          {...{ token, errors, due: order.due, typed: props.typed }}
          action={counterPath.orderStep(storeId, order.number, 'meegegeven')}
        />
      )}
      <section className={styles.section} aria-labelledby="counter-lines">
        <h2 className={styles.heading} id="counter-lines">
          {texts.what}
        </h2>
        {order.lines.map((line, at) => (
          <OrderLine
            // biome-ignore lint/suspicious/noArrayIndexKey: an article from two places is two lines
            key={at}
            {...{ line, nth: at }}
            action={
              order.may.missing && line.left > 0
                ? counterPath.missing(storeId, order.number)
                : undefined
            }
            leftInAll={order.lines
              .filter(({ variantId }) => variantId === line.variantId)
              .reduce((sum, { left }) => sum + left, 0)}
          />
        ))}
      </section>
      {order.may.ready && <ReadyForm {...props} />}
    </>
  );
}

/** Customer care decides about it, unless it turns up. */
function Sought({ order, storeId, token }: Props) {
  return (
    <div className={styles.note}>
      <Alert tone="notice" title={texts.missingTitle}>
        <p>{texts.soughtText(order.sought.join(', '))}</p>
      </Alert>
      <WorkForm
        action={counterPath.orderStep(storeId, order.number, 'toch-gevonden')}
        token={token}
        className={styles.form}
      >
        <Button type="submit">{texts.found}</Button>
      </WorkForm>
    </div>
  );
}

function ReadyForm({ order, storeId, token, errors }: Props) {
  return (
    <form
      className={styles.step}
      method="post"
      action={counterPath.orderStep(storeId, order.number, 'klaar')}
    >
      <h2>{texts.readyTitle}</h2>
      <p>{texts.readyText}</p>
      <input type="hidden" name={field.token} value={token} />
      {order.isBrought && (
        <Check
          id="counter-brought"
          name="binnen"
          label={texts.isIn}
          error={errors.brought}
          isOn={false}
        />
      )}
      <Button type="submit" wide>
        {texts.ready}
      </Button>
    </form>
  );
}
