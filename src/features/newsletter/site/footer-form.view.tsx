import { newsletterTexts } from '#kernel/messages/nl-newsletter';
import { field } from '#kernel/wire';
import { buttonClass } from '#ui/button.view';
import { classNames } from '#ui/class-names';
import box from '#ui/search-form.module.css';
import { fromFooter, newsletterField, newsletterPath } from '../contract';
import styles from './footer-form.module.css';

const { page, footer } = newsletterTexts;
const EMAIL = 'footer-newsletter';

type Props = {
  token: string;
  consent: string;
  /** False: nobody published that page yet. */
  isPrivacySeen: boolean;
  /** In the chain's own words. */
  title?: string;
};

/** Asking for the newsletter at the foot of every page: the address alone, with what is kept as proof. */
export function FooterForm({ token, consent, isPrivacySeen, title = footer.title }: Props) {
  return (
    <section className={styles.letter} aria-labelledby={`${EMAIL}-title`}>
      <h2 id={`${EMAIL}-title`}>{title}</h2>
      <form method="post" action={newsletterPath}>
        <input type="hidden" name={field.token} value={token} />
        <input type="hidden" name={newsletterField.from} value={fromFooter} />
        <label htmlFor={EMAIL}>{footer.email}</label>
        <div className={styles.line}>
          <input
            className={classNames(box.input, styles.input)}
            id={EMAIL}
            name={newsletterField.email}
            type="email"
            autoComplete="email"
            maxLength={254}
            required
          />
          <button type="submit" className={buttonClass('light')}>
            {page.submit}
          </button>
        </div>
        <p className={styles.consent}>
          {consent} {isPrivacySeen && <a href="/privacy">{page.privacy}</a>}
        </p>
      </form>
    </section>
  );
}
