import { paymentTexts } from '#kernel/messages/nl-payments';
import { ButtonLink } from '#ui/button.view';
import type { LinkStanding } from '../contract';
import styles from './pay-page.module.css';

const texts = paymentTexts.link;

export type LinkOverProps = {
  /** `unknown`: no such link was mailed. */
  why: Exclude<LinkStanding, 'good'> | 'unknown';
  phone: string;
  email: string;
};

/** Why a mailed link to pay does nothing any more: nothing of the order, for who has it may not be its buyer. */
export function LinkOver({ why, phone, email }: LinkOverProps) {
  return (
    <div className={styles.page}>
      <h1>{texts.over[why].title}</h1>
      <p className={styles.lead}>{texts.over[why].text}</p>
      <p>{texts.contact(phone, email)}</p>
      <div className={styles.actions}>
        <ButtonLink kind="secondary" href="/">
          {texts.home}
        </ButtonLink>
      </div>
    </div>
  );
}
