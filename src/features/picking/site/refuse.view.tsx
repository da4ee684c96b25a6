import { storeSendTexts as texts } from '#kernel/messages/nl-store-send';
import { buttonClass } from '#ui/button.view';
import styles from '#ui/work/work.module.css';
import { WorkForm } from '#ui/work/work-form.view';
import { pickField } from '../contract';
import own from './picking.module.css';

type Props = { action: string; token: string };

/** Where a store says that it doesn't send an order after all, and why. */
export function Refuse({ action, token }: Props) {
  return (
    <details className={own.more}>
      <summary>{texts.refuse}</summary>
      <p className={styles.after}>{texts.refuseText}</p>
      <WorkForm action={action} token={token} className={styles.form}>
        <div>
          <button
            type="submit"
            name={pickField.way}
            value="weg"
            className={buttonClass('secondary')}
            aria-describedby="refuse-missing"
          >
            {texts.refuseMissing}
          </button>
          <p id="refuse-missing" className={styles.soft}>
            {texts.refuseMissingText}
          </p>
        </div>
        <div>
          <button
            type="submit"
            name={pickField.way}
            value="hier"
            className={buttonClass('secondary')}
            aria-describedby="refuse-here"
          >
            {texts.refuseHere}
          </button>
          <p id="refuse-here" className={styles.soft}>
            {texts.refuseHereText}
          </p>
        </div>
      </WorkForm>
    </details>
  );
}
