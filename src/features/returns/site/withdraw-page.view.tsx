import { orderTexts } from '#kernel/messages/nl-orders';
import { returnTexts } from '#kernel/messages/nl-returns';
import { formatEuro } from '#kernel/values/money';
import { field } from '#kernel/wire';
import { Alert } from '#ui/alert.view';
import { Button, ButtonLink } from '#ui/button.view';
import { Choice, ChoiceGroup } from '#ui/choice.view';
import { ErrorSummary, errorLines } from '#ui/error-summary.view';
import { Picture } from '#ui/picture.view';
import { Select } from '#ui/select.view';
import { described, FieldFrame, TextField } from '#ui/text-field.view';
import {
  nameOf,
  quantityField,
  type ReturnableLine,
  type ReturnWay,
  reasonOf,
  returnWays,
  type WithdrawChoice,
  type WithdrawErrors,
} from '../contract';
import styles from './withdraw.module.css';

const texts = returnTexts.withdraw;

/** What each way of bringing it back costs. */
export type ReturnWays = Partial<Record<ReturnWay, string>>;

export type WithdrawPageProps = {
  orderNumber: string;
  orderHref: string;
  action: string;
  token: string;
  deadline: { text: string; isLate: boolean };
  /** Nothing but seats was ordered: there is no right to withdraw from those. */
  isSeats: boolean;
  lines: readonly ReturnableLine[];
  /** Absent: nothing was handed over, so that nothing comes back. */
  ways?: ReturnWays;
  /** What comes back of the money, and by when; absent: nothing was paid. */
  expected?: string;
  choice: WithdrawChoice;
  errors: WithdrawErrors;
  /** `choose`: it is filled in. `confirm`: it is shown once more, with the button that counts. */
  step: 'choose' | 'confirm';
};

const NAME = 'withdraw-name';
const EMAIL = 'withdraw-email';
const WHY = 'withdraw-why';
const QUANTITIES_ERROR = 'withdraw-pieces-error';

/** Withdrawing from a purchase, in two steps: filling in, and confirming (art. 6:230oa BW). */
export function WithdrawPage(props: WithdrawPageProps) {
  const { deadline, errors, step, lines, isSeats } = props;
  const [first] = lines;
  const wrong = errorLines([
    [first ? quantityField(first.variantId) : '', errors.quantities],
    [NAME, errors.name],
    [EMAIL, errors.email],
  ]);
  return (
    <div className={styles.page}>
      <h1>{step === 'confirm' ? texts.confirmTitle : texts.title}</h1>
      {wrong.length > 0 && <ErrorSummary lines={wrong} />}
      {step === 'choose' && !isSeats && (
        <div className={styles.text}>
          {deadline.isLate ? (
            <>
              <p>{texts.intro}</p>
              <Alert tone="notice">
                <p>{deadline.text}</p>
              </Alert>
            </>
          ) : (
            <p>
              {deadline.text} {texts.free}
            </p>
          )}
        </div>
      )}
      {lines.length === 0 && <p>{isSeats ? orderTexts.mail.seats : texts.nothingLeft}</p>}
      {lines.length > 0 && (step === 'choose' ? <Choose {...props} /> : <Confirm {...props} />)}
      <ButtonLink kind="plain" href={props.orderHref}>
        {texts.back}
      </ButtonLink>
    </div>
  );
}

function Choose({ action, token, lines, ways, choice, errors }: WithdrawPageProps) {
  return (
    <form className={styles.form} method="post" action={action} noValidate>
      <input type="hidden" name={field.token} value={token} />
      <fieldset>
        <legend className={styles.legend}>{ways ? texts.whichBack : texts.which}</legend>
        {errors.quantities && (
          <p className={styles.error} id={QUANTITIES_ERROR}>
            {errors.quantities}
          </p>
        )}
        {lines.map((line) => (
          <div key={line.variantId} className={styles.line}>
            <span className={styles.frame}>
              {line.picture && (
                <Picture picture={line.picture} sizes="3.5rem" widths={[160]} alt="" fill />
              )}
            </span>
            <label htmlFor={quantityField(line.variantId)}>
              {line.title}
              {line.choice && <span className={styles.choice}>{line.choice}</span>}
              <span className={styles.choice}>{priceOf(line)}</span>
            </label>
            <QuantityChoice
              line={line}
              chosen={choice.quantities.get(line.variantId) ?? 0}
              problemId={errors.quantities && QUANTITIES_ERROR}
            />
          </div>
        ))}
      </fieldset>
      {ways && <Ways ways={ways} chosen={choice.way || (ways.store ? 'store' : 'post')} />}
      <div className={styles.fields}>
        <TextField
          id={NAME}
          name="name"
          label={texts.name}
          autoComplete="name"
          defaultValue={choice.name}
          error={errors.name}
          maxLength={120}
          required
        />
        <TextField
          id={EMAIL}
          name="email"
          type="email"
          label={texts.email}
          autoComplete="email"
          defaultValue={choice.email}
          error={errors.email}
          maxLength={254}
          required
        />
        <FieldFrame id={WHY} label={texts.why}>
          <Select id={WHY} name="why" defaultValue={choice.why}>
            <option value="">{texts.noWhy}</option>
            {texts.reasons.map((reason) => (
              <option key={reason}>{reason}</option>
            ))}
          </Select>
        </FieldFrame>
        <TextField
          id="withdraw-reason"
          name="reason"
          label={texts.reason}
          defaultValue={choice.reason}
          maxLength={500}
        />
      </div>
      <Button type="submit">{ways ? texts.checkReturn : texts.checkWithdrawal}</Button>
    </form>
  );
}

/** What it cost when it was bought; of several, each. */
const priceOf = ({ unitCents, quantity }: ReturnableLine): string =>
  quantity > 1 ? texts.apiece(formatEuro(unitCents)) : formatEuro(unitCents);

type QuantityChoiceProps = {
  line: WithdrawPageProps['lines'][number];
  chosen: number;
  problemId?: string;
};

/** How many of an article go back: of a single one only whether. */
function QuantityChoice({ line: { variantId, quantity }, chosen, problemId }: QuantityChoiceProps) {
  const name = quantityField(variantId);
  const control = { ...described({ id: name, problemId }), name };
  if (quantity === 1) {
    const isChosen = chosen === 1;
    return (
      <input
        {...control}
        type="checkbox"
        value="1"
        defaultChecked={isChosen}
        className={styles.box}
      />
    );
  }
  return (
    <Select {...control} defaultValue={String(chosen)}>
      {Array.from({ length: quantity + 1 }, (_, count) => count).map((count) => (
        <option key={count} value={count}>
          {count === 0 ? texts.none : count}
        </option>
      ))}
    </Select>
  );
}

function Ways({ ways, chosen }: { ways: ReturnWays; chosen: ReturnWay }) {
  return (
    <ChoiceGroup legend={texts.way}>
      {returnWays
        .filter((way) => ways[way] !== undefined)
        .map((way) => (
          <Choice
            key={way}
            name="way"
            value={way}
            defaultChecked={way === chosen}
            label={texts.ways[way]}
            note={ways[way]}
          />
        ))}
    </ChoiceGroup>
  );
}

function Confirm(props: WithdrawPageProps) {
  const { action, token, lines, ways, choice, orderNumber, deadline } = props;
  const chosen = lines.flatMap((line) => {
    const quantity = choice.quantities.get(line.variantId) ?? 0;
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  return (
    <form className={styles.form} method="post" action={action}>
      <input type="hidden" name={field.token} value={token} />
      <input type="hidden" name="key" value={choice.key} />
      <input type="hidden" name="name" value={choice.name} />
      <input type="hidden" name="email" value={choice.email} />
      <input type="hidden" name="why" value={choice.why} />
      <input type="hidden" name="reason" value={choice.reason} />
      <input type="hidden" name="way" value={choice.way} />
      <div className={styles.what}>
        <p>{texts.confirmText(orderNumber)}</p>
        <ul>
          {chosen.map((line) => (
            <li key={line.variantId}>
              <input type="hidden" name={quantityField(line.variantId)} value={line.quantity} />
              <strong>{nameOf(line)}</strong>
            </li>
          ))}
        </ul>
        {props.expected && <p>{props.expected}</p>}
        <p>
          {texts.byName}: {choice.name}
          <br />
          {texts.receiptTo}: {choice.email}
        </p>
        {ways && choice.way && (
          <p>
            {texts.ways[choice.way]}. {ways[choice.way]}
          </p>
        )}
        {reasonOf(choice) && <p>{returnTexts.mail.reason(reasonOf(choice))}</p>}
      </div>
      {deadline.isLate && (
        <Alert tone="notice">
          <p>{deadline.text}</p>
        </Alert>
      )}
      <div className={styles.actions}>
        <Button type="submit" name="confirm" value="1">
          {texts.confirm}
        </Button>
        <Button type="submit" kind="secondary" name="edit" value="1">
          {texts.edit}
        </Button>
      </div>
    </form>
  );
}
