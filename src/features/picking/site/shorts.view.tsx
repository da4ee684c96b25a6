import { pickingTexts as texts } from '#kernel/messages/nl-picking';
import { storeSendTexts as sendTexts } from '#kernel/messages/nl-store-send';
import { buttonClass } from '#ui/button.view';
import { TextField } from '#ui/text-field.view';
import styles from '#ui/work/work.module.css';
import { WorkForm } from '#ui/work/work-form.view';
import { callHref } from '../../stores/contract';
import { pickField, pickPath, type ShortOutcome } from '../contract';
import { Holders, type HoldersProps } from './holders.view';
import own from './picking.module.css';

export type ShortRow = Pick<HoldersProps, 'holders'> & {
  id: number;
  number: string;
  /** Absent for who may not read orders in the office. */
  href?: string;
  customer: string;
  phone: string;
  email: string;
  what: string;
  /** 'Gemeld 2 maart 2026 om 10:00 door Karin' */
  since: string;
  mayStillCancel: boolean;
  /** No payment service gives its money back. */
  isByHand: boolean;
};

export type ShortsProps = {
  token: string;
  rows: readonly ShortRow[];
  /** What stores were asked to send, and is there still. */
  asked: readonly { orderId: number; number: string; store: string; since: string }[];
  /** Who may give money back; `asksPassword`: his was given too long ago. */
  mayRefund: boolean;
  asksPassword: boolean;
  /** What was wrong with the password that was given at one of them. */
  wrong?: { id: number; error: string };
};

const outcome = (value: ShortOutcome) => ({ name: pickField.way, value });

/** What was ordered and lies nowhere: somebody has to decide. */
export function Shorts(props: ShortsProps) {
  const { rows, asked, mayRefund } = props;
  return (
    <>
      {rows.length === 0 ? (
        <p className={styles.empty}>{texts.noShorts}</p>
      ) : (
        <>
          <p className={styles.panel}>{texts.shortsLead}</p>
          {!mayRefund && <p className={styles.panel}>{texts.mayNotCancel}</p>}
          <ul className={styles.rows}>
            {rows.map((row) => (
              <Row key={row.id} row={row} {...props} />
            ))}
          </ul>
        </>
      )}
      {asked.length > 0 && <Asked asked={asked} />}
    </>
  );
}

function Row({ row, ...props }: ShortsProps & { row: ShortRow }) {
  const { token, mayRefund } = props;
  const { id, number, href, customer, phone, email, what, since, mayStillCancel } = row;
  return (
    <li className={own.short}>
      <div>
        <p className={own.name}>{what}</p>
        <p>
          {href ? (
            <a href={href} className={styles.link}>
              {number}
            </a>
          ) : (
            number
          )}{' '}
          {customer}
        </p>
        <p className={styles.inline}>
          {phone && (
            <a href={callHref(phone)} className={styles.link}>
              {phone}
            </a>
          )}
          {email && (
            <a href={`mailto:${email}`} className={styles.link}>
              {email}
            </a>
          )}
        </p>
        <p className={styles.soft}>{since}</p>
        {mayStillCancel && <Holders {...{ id, token, what }} holders={row.holders} />}
      </div>
      <div className={own.choices}>
        <WorkForm action={pickPath.short(id)} token={token} className={styles.inline}>
          <button type="submit" {...outcome('again')} className={buttonClass('secondary')}>
            {texts.again}
            <span className="visually-hidden">{`: ${what}, ${number}`}</span>
          </button>
        </WorkForm>
        {mayRefund && mayStillCancel && <Cancel row={row} {...props} />}
      </div>
    </li>
  );
}

function Cancel({ row, token, asksPassword, wrong }: ShortsProps & { row: ShortRow }) {
  const { id, what, number, isByHand } = row;
  return (
    <WorkForm action={pickPath.short(id)} token={token} className={styles.inline}>
      <p id={`short-mails-${id}`} className={`${styles.soft} ${styles.small}`}>
        {isByHand ? texts.cancelMailsByHand : texts.cancelMails}
      </p>
      {asksPassword && (
        <TextField
          id={`short-password-${id}`}
          label={texts.password}
          name={pickField.password}
          type="password"
          autoComplete="current-password"
          {...(wrong?.id === id && { error: wrong.error, autoFocus: true })}
          required
          alone
        />
      )}
      <button
        type="submit"
        {...outcome('cancelled')}
        className={buttonClass('secondary')}
        aria-describedby={`short-mails-${id}`}
      >
        {isByHand ? texts.cancelByHand : texts.cancelPieces}
        <span className="visually-hidden">{`: ${what}, ${number}`}</span>
      </button>
    </WorkForm>
  );
}

function Asked({ asked }: Pick<ShortsProps, 'asked'>) {
  return (
    <section className={styles.after} aria-labelledby="at-stores">
      <h2 id="at-stores" className={styles.heading}>
        {sendTexts.atStores}
      </h2>
      <p className={styles.soft}>{sendTexts.atStoresLead}</p>
      <ul className={styles.rows}>
        {asked.map(({ orderId, number, store, since }) => (
          <li key={`${orderId} ${store}`} className={styles.row}>
            <span className={styles.grow}>
              <span className={styles.strong}>{number}</span>
              <br />
              {sendTexts.atStore(store, since)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
