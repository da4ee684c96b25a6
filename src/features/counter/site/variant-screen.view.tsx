import { counterTexts as texts } from '#kernel/messages/nl-counter';
import { workTexts } from '#kernel/messages/nl-work';
import { field } from '#kernel/wire';
import { Button } from '#ui/button.view';
import { ErrorSummary, errorLines } from '#ui/error-summary.view';
import { Select } from '#ui/select.view';
import { described, FieldFrame, TextField } from '#ui/text-field.view';
import { Movements, type ToldMovement } from '#ui/work/movements.view';
import {
  type Correcting,
  type CorrectingErrors,
  counterPath,
  countReasons,
  type StockDetails,
} from '../contract';
import { Article } from './article.view';
import styles from './counter.module.css';

type Props = {
  item: StockDetails;
  storeId: number;
  token: string;
  typed: Correcting;
  errors: CorrectingErrors;
  movements: readonly ToldMovement[];
};

/** An article at a store: what is there, a form to correct that, and who did before. */
export function VariantScreen(props: Props) {
  const { item, movements, errors } = props;
  const totals = [
    [texts.freeLabel, item.free],
    [texts.aside, item.promised],
    [texts.there, item.all],
  ] as const;
  return (
    <>
      {Object.keys(errors).length > 0 && (
        <div className={styles.note}>
          <ErrorSummary
            title={texts.checkForm}
            lines={errorLines([
              ['counter-counted', errors.counted],
              ['counter-why', errors.reason],
              ['counter-note', errors.note],
            ])}
          />
        </div>
      )}
      <Article article={item} />
      <dl className={`${styles.totals} ${styles.section}`}>
        {totals.map(([label, count]) => (
          <div key={label} className={styles.total}>
            <dt>{label}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {item.aside.length > 0 && (
        <ul className={styles.list}>
          {item.aside.map(({ label, href }) => (
            <li key={href}>
              <a href={href} className={styles.link}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
      <CountForm {...props} />
      <section className={styles.section} aria-labelledby="counter-movements">
        <h2 className={styles.heading} id="counter-movements">
          {texts.movements}
        </h2>
        <Movements movements={movements} />
      </section>
    </>
  );
}

function CountForm({ item, storeId, token, typed, errors }: Props) {
  const why = { id: 'counter-why', error: errors.reason };
  return (
    <form
      method="post"
      action={counterPath.variant(storeId, item.variantId)}
      className={styles.step}
      noValidate
    >
      <h2>{texts.correct}</h2>
      <input type="hidden" name={field.token} value={token} />
      <input type="hidden" name="stond" value={item.all} />
      <TextField
        id="counter-counted"
        label={texts.counted}
        name="geteld"
        inputMode="numeric"
        autoComplete="off"
        hint={texts.countedHint}
        error={errors.counted}
        defaultValue={typed.counted}
        required
        alone
      />
      <FieldFrame {...why} label={texts.why}>
        <Select {...described(why)} name="waarom" defaultValue={typed.reason} required>
          <option value="">{texts.choose}</option>
          {countReasons.map((reason) => (
            <option key={reason} value={reason}>
              {workTexts.reasons[reason]}
            </option>
          ))}
        </Select>
      </FieldFrame>
      <TextField
        id="counter-note"
        label={texts.explain}
        name="uitleg"
        hint={texts.explainHint}
        error={errors.note}
        defaultValue={typed.note}
      />
      <Button type="submit" wide>
        {texts.save}
      </Button>
    </form>
  );
}
