import { alertTexts as texts } from '#kernel/messages/nl-alerts';
import { field, path } from '#kernel/wire';
import { Button, ButtonLink } from '#ui/button.view';
import { ErrorSummary } from '#ui/error-summary.view';
import { Select } from '#ui/select.view';
import { described, FieldFrame, TextField } from '#ui/text-field.view';
import { type AlertProblems, alertField } from '../contract';
import styles from './alert-form.module.css';

export type AlertFormProps = {
  token: string;
  title: string;
  /** 'Marine, maat M' */
  choice: string;
  /** The product's page. */
  backHref: string;
  stores: readonly { id: number; title: string; place: string }[];
  values: Record<keyof typeof alertField, string>;
  problems?: AlertProblems;
  /** It stands in a popup: its heading is one of a part, and 'Annuleer' closes it. */
  isPopup: boolean;
};

/** Asking for a mail when a size is there again (S2.6/3, S2.6/4). */
export function AlertForm(props: AlertFormProps) {
  const { token, title, choice, values, problems, isPopup } = props;
  const Heading = isPopup ? 'h2' : 'h1';
  const name = isPopup ? 'alert-popup' : 'alert';
  const ids = { email: `${name}-email`, locationId: `${name}-where` };
  return (
    <section className={isPopup ? styles.popup : styles.page} aria-labelledby={`${name}-title`}>
      <Heading id={`${name}-title`} className={styles.title}>
        {texts.title}
      </Heading>
      <p className={styles.what}>
        <b>{title}</b>
        {choice && <span>{choice}</span>}
      </p>
      <form
        className={styles.form}
        method="post"
        action={path.submitStockAlert}
        data-stock-alert-form=""
        // Our own words, in the page and in Dutch, come in place of the browser's.
        noValidate
      >
        <div className={styles.problems} data-problems="">
          {problems && <Problems problems={problems} ids={ids} />}
        </div>
        <input type="hidden" name={field.token} value={token} />
        {[alertField.productId, alertField.colorId, alertField.sizeId].map((one) => (
          <input key={one} type="hidden" name={one} value={values[one]} />
        ))}
        <p>{texts.text}</p>
        <TextField
          id={ids.email}
          name={alertField.email}
          label={texts.email}
          type="email"
          autoComplete="email"
          maxLength={254}
          defaultValue={values.email}
          error={problems?.fields.email}
          required
        />
        <Where {...props} id={ids.locationId} />
        <p className={styles.small}>{texts.privacy}</p>
        <div className={styles.buttons}>
          <Button type="submit">{texts.submit}</Button>
          <ButtonLink kind="secondary" href={props.backHref} data-dialog-close="">
            {texts.cancel}
          </ButtonLink>
        </div>
      </form>
    </section>
  );
}

type ProblemsProps = { problems: AlertProblems; ids: Record<'email' | 'locationId', string> };

function Problems({ problems: { danger, fields }, ids }: ProblemsProps) {
  const controlOf = (message: string) =>
    (['email', 'locationId'] as const).find((name) => fields[name] === message);
  const lines = danger.map((message) => {
    const name = controlOf(message);
    return { message, controlId: name && ids[name] };
  });
  return <ErrorSummary lines={lines} />;
}

type WhereProps = Pick<AlertFormProps, 'stores' | 'values' | 'problems'> & { id: string };

function Where({ id, stores, values, problems }: WhereProps) {
  if (stores.length === 0) return null;
  const error = problems?.fields.locationId;
  return (
    <FieldFrame id={id} label={texts.where} error={error}>
      <Select
        {...described({ id, error })}
        name={alertField.locationId}
        defaultValue={values.locationId}
      >
        <option value="">{texts.online}</option>
        {stores.map((store) => (
          <option key={store.id} value={store.id}>
            {store.title}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}
