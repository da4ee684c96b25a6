import { alertTexts as texts } from '#kernel/messages/nl-alerts';
import { field, path } from '#kernel/wire';
import { Alert } from '#ui/alert.view';
import { Button, ButtonLink } from '#ui/button.view';
import { Select } from '#ui/select.view';
import { FieldFrame, TextField } from '#ui/text-field.view';
import { alertField } from '../contract';
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
  problems: readonly string[];
  /** It stands in a popup: its heading is one of a part, and 'Annuleer' closes it. */
  isPopup: boolean;
};

/** Asking for a mail when a size is there again (S2.6/3, S2.6/4). */
export function AlertForm(props: AlertFormProps) {
  const { token, title, choice, values, problems, isPopup } = props;
  const Heading = isPopup ? 'h2' : 'h1';
  const name = isPopup ? 'alert-popup' : 'alert';
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
      >
        <div className={styles.problems} data-problems="">
          {problems.map((problem) => (
            <Alert key={problem} tone="error">
              <p>{problem}</p>
            </Alert>
          ))}
        </div>
        <input type="hidden" name={field.token} value={token} />
        {[alertField.productId, alertField.colorId, alertField.sizeId].map((one) => (
          <input key={one} type="hidden" name={one} value={values[one]} />
        ))}
        <p>{texts.text}</p>
        <TextField
          id={`${name}-email`}
          name={alertField.email}
          label={texts.email}
          type="email"
          autoComplete="email"
          maxLength={254}
          defaultValue={values.email}
          required
        />
        <Where {...props} id={`${name}-where`} />
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

function Where({ id, stores, values }: Pick<AlertFormProps, 'stores' | 'values'> & { id: string }) {
  if (stores.length === 0) return null;
  return (
    <FieldFrame id={id} label={texts.where}>
      <Select id={id} name={alertField.locationId} defaultValue={values.locationId}>
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
