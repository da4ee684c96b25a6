import { paymentTexts } from '#kernel/messages/nl-payments';
import { formatEuro } from '#kernel/values/money';
import { ButtonLink } from '#ui/button.view';
import styles from './pay-page.module.css';

const texts = paymentTexts.going;

export type GoingProps = { method: string; dueCents: number; href: string };

/** A step between the shop and the payment service, for whoever isn't taken there by himself. */
export function Going({ method, dueCents, href }: GoingProps) {
  return (
    <div className={styles.page}>
      <h1>{texts.title}</h1>
      <p className={styles.lead}>{texts.text(method, formatEuro(dueCents))}</p>
      <div className={styles.actions}>
        <ButtonLink href={href} rel="noreferrer">
          {texts.button}
        </ButtonLink>
      </div>
    </div>
  );
}
