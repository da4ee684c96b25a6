import { counterTexts as texts } from '#kernel/messages/nl-counter';
import { field } from '#kernel/wire';
import { Alert } from '#ui/alert.view';
import { Button } from '#ui/button.view';
import { ErrorSummary, errorLines } from '#ui/error-summary.view';
import { FactsList } from '#ui/facts-list.view';
import { TextField } from '#ui/text-field.view';
import { type CounterOrder, counterPath, type HandOver, type HandOverErrors } from '../contract';
import { Check } from './check.view';
import styles from './counter.module.css';
import { OrderLine } from './order-line.view';

type Props = {
  order: CounterOrder;
  storeId: number;
  token: string;
  typed: HandOver;
  errors: HandOverErrors;
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
      {(errors.code || errors.paid) && (
        <div className={styles.note}>
          <ErrorSummary
            title={texts.checkForm}
            lines={errorLines([
              ['counter-paid', errors.paid],
              ['counter-code', errors.code],
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
      <div className={styles.facts}>
        <FactsList facts={factsOf(order)} />
      </div>
      {order.may.handOver && <GiveForm {...props} />}
      <section className={styles.section} aria-labelledby="counter-lines">
        <h2 className={styles.heading} id="counter-lines">
          {texts.what}
        </h2>
        {order.lines.map((line, at) => (
          <OrderLine
            // biome-ignore lint/suspicious/noArrayIndexKey: an article from two places is two lines
            key={at}
            {...{ line, token, nth: at }}
            action={
              order.may.missing && line.left > 0
                ? counterPath.orderStep(storeId, order.number, 'niet-gevonden')
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

function ReadyForm({ order, storeId, token }: Props) {
  return (
    <form
      className={styles.step}
      method="post"
      action={counterPath.orderStep(storeId, order.number, 'klaar')}
    >
      <h2>{texts.readyTitle}</h2>
      <p>{texts.readyText}</p>
      <input type="hidden" name={field.token} value={token} />
      <Button type="submit" wide>
        {texts.ready}
      </Button>
    </form>
  );
}

function GiveForm({ order, storeId, token, typed, errors }: Props) {
  return (
    <form
      className={styles.step}
      method="post"
      action={counterPath.orderStep(storeId, order.number, 'meegegeven')}
    >
      <h2>{texts.handOverTitle}</h2>
      <input type="hidden" name={field.token} value={token} />
      {order.due && (
        <Check
          id="counter-paid"
          name="betaald"
          label={<strong>{texts.paid(order.due)}</strong>}
          error={errors.paid}
          isOn={typed.paid}
        />
      )}
      <TextField
        id="counter-code"
        label={texts.code}
        name="code"
        hint={texts.codeHint}
        error={errors.code}
        defaultValue={typed.code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Check
        id="counter-by-name"
        name="op_naam"
        label={texts.byName}
        hint={texts.byNameHint}
        isOn={typed.byName}
      />
      <Button type="submit" wide>
        {texts.collected}
      </Button>
    </form>
  );
}
