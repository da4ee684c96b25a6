import type { ToldApplication } from '#features/hiring/contract';
import { hiringTexts } from '#kernel/messages/nl-hiring';
import orders from '../orders/orders.module.css';
import styles from './application.module.css';

const texts = hiringTexts.details;

/** How an applicant is reached, and how far he lives. */
export function Contact({ application }: { application: ToldApplication }) {
  const { email, phone, distance } = application;
  return (
    <section className={orders.part}>
      <h2>{texts.contact}</h2>
      <dl className={styles.facts}>
        <div>
          <dt>{texts.email}</dt>
          <dd>
            <a className={styles.reach} href={`mailto:${encodeURIComponent(email)}`}>
              {email}
            </a>
          </dd>
        </div>
        {phone !== '' && (
          <div>
            <dt>{texts.phone}</dt>
            <dd>
              <a className={styles.reach} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
                {phone}
              </a>
            </dd>
          </div>
        )}
        {distance && (
          <div>
            <dt>{texts.distance}</dt>
            <dd>{texts.distanceOf(distance)}</dd>
          </div>
        )}
      </dl>
      <p className={orders.soft}>{texts.logged}</p>
    </section>
  );
}
