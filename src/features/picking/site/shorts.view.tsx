import { pickingTexts as texts } from '#kernel/messages/nl-picking';
import { buttonClass } from '#ui/button.view';
import { TextField } from '#ui/text-field.view';
import styles from '#ui/work/work.module.css';
import { WorkForm } from '#ui/work/work-form.view';
import { pickField, pickPath, type ShortOutcome } from '../contract';
import own from './picking.module.css';

export type ShortRow = {
  id: number;
  number: string;
  /** Absent for who may not read orders in the office. */
  href?: string;
  customer: string;
  what: string;
  /** 'Gemeld 2 maart 2026 om 10:00 door Karin' */
  since: string;
  mayStillCancel: boolean;
};

export type ShortsProps = {
  token: string;
  rows: readonly ShortRow[];
  /** Who may give money back; `asksPassword`: his was given too long ago. */
  mayRefund: boolean;
  asksPassword: boolean;
  /** What was wrong with the password that was given at one of them. */
  wrong?: { id: number; error: string };
};

const outcome = (value: ShortOutcome) => ({ name: pickField.way, value });

/** What was ordered and lies nowhere: somebody has to decide. */
export function Shorts({ token, rows, mayRefund, asksPassword, wrong }: ShortsProps) {
  if (rows.length === 0) return <p className={styles.empty}>{texts.noShorts}</p>;
  return (
    <>
      <p className={styles.panel}>{texts.shortsLead}</p>
      {!mayRefund && <p className={styles.panel}>{texts.mayNotCancel}</p>}
      <ul className={styles.rows}>
        {rows.map(({ id, number, href, customer, what, since, mayStillCancel }) => (
          <li key={id} className={own.short}>
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
              <p className={styles.soft}>{since}</p>
            </div>
            <div className={own.choices}>
              <WorkForm action={pickPath.short(id)} token={token} className={styles.inline}>
                <button
                  type="submit"
                  {...outcome('again')}
                  className={buttonClass('secondary')}
                  aria-label={`${texts.again}: ${what}, ${number}`}
                >
                  {texts.again}
                </button>
              </WorkForm>
              {mayRefund && mayStillCancel && (
                <WorkForm action={pickPath.short(id)} token={token} className={styles.inline}>
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
                    aria-label={`${texts.cancelPieces}: ${what}, ${number}`}
                  >
                    {texts.cancelPieces}
                  </button>
                </WorkForm>
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
