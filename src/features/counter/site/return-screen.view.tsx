import { counterTexts as texts } from '#kernel/messages/nl-counter';
import { field } from '#kernel/wire';
import { Alert } from '#ui/alert.view';
import { Button } from '#ui/button.view';
import { type ErrorLine, ErrorSummary } from '#ui/error-summary.view';
import { FactsList } from '#ui/facts-list.view';
import { Select } from '#ui/select.view';
import { described, FieldFrame } from '#ui/text-field.view';
import {
  type AssessErrors,
  type Assessed,
  type CounterReturn,
  damagedField,
  noteField,
  verdictField,
  verdicts,
} from '../contract';
import { Article } from './article.view';
import styles from './counter.module.css';
import { Verdicts } from './verdicts.view';

type Props = {
  told: CounterReturn;
  token: string;
  action: string;
  /** Where money is given back by hand; absent: nowhere here. */
  paidBack?: string;
  /** What goes along unseen: what showed that it is its buyer who brings it, while it is no store's yet. */
  hidden?: Readonly<Record<string, string>>;
  /** To whose stock what can be sold goes, where there is a choice; the chosen one first. */
  places?: readonly { id: number; title: string }[];
  assessed: Assessed;
  errors: AssessErrors;
};

const factsOf = (one: CounterReturn): (readonly [string, string])[] => [
  [texts.facts.name, one.name],
  [texts.facts.order, one.orderNumber],
  [texts.facts.state, one.state],
  [texts.facts.announced, one.isLate ? `${one.announced}. ${texts.returnLate}` : one.announced],
  ...(one.reason ? [[texts.facts.why, one.reason] as const] : []),
  ...(one.refund
    ? [[one.mayAssess ? texts.facts.refund : texts.facts.refunded, one.refund] as const]
    : []),
  ...(one.back ? [[texts.facts.back, one.back] as const] : []),
];

/** What is wrong with each article, in the order in which they are assessed. */
const linesOf = ({ lines }: CounterReturn, errors: AssessErrors): ErrorLine[] =>
  lines.flatMap(({ variantId, title }) =>
    [verdictField, damagedField, noteField].flatMap((fieldOf) => {
      const name = fieldOf(variantId);
      const error = errors[name];
      if (!error) return [];
      const controlId = fieldOf === verdictField ? `${name}-${verdicts[0]}` : name;
      return [{ controlId, message: `${title}: ${texts.assessErrors[error]}` }];
    }),
  );

/** A return at the counter: assessed line by line, or what became of it. */
export function ReturnScreen(props: Props) {
  const { told, token, paidBack, errors } = props;
  return (
    <>
      {Object.keys(errors).length > 0 && (
        <div className={styles.note}>
          <ErrorSummary title={texts.checkForm} lines={linesOf(told, errors)} />
        </div>
      )}
      {told.gone && (
        <div className={styles.note}>
          <Alert tone="notice">
            <p>{texts.moneyGone[told.gone]}</p>
          </Alert>
        </div>
      )}
      <div className={styles.facts}>
        <FactsList facts={factsOf(told)} />
      </div>
      {told.byHand && paidBack && (
        <form method="post" action={paidBack} className={styles.step}>
          <h2>{texts.byHandTitle}</h2>
          <p>{texts.byHandText(told.byHand)}</p>
          <input type="hidden" name={field.token} value={token} />
          <Button type="submit" wide>
            {texts.paidBack}
          </Button>
        </form>
      )}
      {told.mayAssess ? (
        <AssessForm {...props} />
      ) : (
        <section className={styles.section}>
          {told.lines.map((line) => (
            <Article key={line.variantId} article={line}>
              <p>
                <strong>{texts.times(line.quantity)}</strong> {line.told}
              </p>
            </Article>
          ))}
        </section>
      )}
    </>
  );
}

const place = { id: 'counter-place' };

function AssessForm({ told, token, action, hidden = {}, places, assessed, errors }: Props) {
  return (
    <form method="post" action={action} noValidate>
      <h2 className={styles.heading}>{texts.assess}</h2>
      <input type="hidden" name={field.token} value={token} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {told.lines.map((line) => (
        <div key={line.variantId} className={styles.assessed}>
          <Article article={line}>
            <p>
              <strong>{texts.times(line.quantity)}</strong>
            </p>
          </Article>
          <Verdicts line={line} assessed={assessed[line.variantId]} errors={errors} />
        </div>
      ))}
      {places && (
        <FieldFrame {...place} label={texts.placeOf}>
          <Select {...described(place)} name="magazijn" defaultValue={places[0]?.id}>
            {places.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        </FieldFrame>
      )}
      <p className={`${styles.section} ${styles.soft}`}>{texts.takeMails}</p>
      <p>
        <Button type="submit" wide>
          {told.gone === 'all' ? texts.takeOnly : texts.take}
        </Button>
      </p>
    </form>
  );
}
