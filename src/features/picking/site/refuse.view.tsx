import { storeSendTexts as texts } from '#kernel/messages/nl-store-send';
import { buttonClass } from '#ui/button.view';
import styles from '#ui/work/work.module.css';
import { WorkForm } from '#ui/work/work-form.view';
import { pickField } from '../contract';
import own from './picking.module.css';

type Props = { action: string; token: string };

/** Why a store doesn't send an order: by what is sent, the button, and what comes of it. */
const reasons = [
  { way: 'weg', label: texts.refuseMissing, text: texts.refuseMissingText },
  { way: 'hier', label: texts.refuseHere, text: texts.refuseHereText },
] as const;

/** Where a store says that it doesn't send an order after all, and why. */
export function Refuse({ action, token }: Props) {
  return (
    <details className={own.more}>
      <summary>{texts.refuse}</summary>
      <p className={styles.after}>{texts.refuseText}</p>
      <WorkForm action={action} token={token} className={styles.form}>
        {reasons.map(({ way, label, text }) => (
          <div key={way}>
            <button
              type="submit"
              name={pickField.way}
              value={way}
              className={buttonClass('secondary')}
              aria-describedby={`refuse-${way}`}
            >
              {label}
            </button>
            <p id={`refuse-${way}`} className={styles.soft}>
              {text}
            </p>
          </div>
        ))}
      </WorkForm>
    </details>
  );
}
