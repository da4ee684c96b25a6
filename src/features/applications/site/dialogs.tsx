import type { Ref } from 'react';
import { applications as texts } from '#kernel/messages/nl-applications';
import { ButtonLink } from '#ui/button.view';
import { Icon } from '#ui/icon.view';
import styles from './application-page.module.css';
import type { Nearer } from './distance-check';
import type { Problem } from './problem';

type Opened = { ref: Ref<HTMLDialogElement> };

/** S5.3/1, S5.3/3: why the form was not sent. */
export function MessageDialog({ ref, problem }: Opened & { problem?: Problem }) {
  return (
    <dialog
      ref={ref}
      data-dialog=""
      role="alertdialog"
      aria-labelledby={problem && 'sollicitatie-melding'}
    >
      {problem && <h2 id="sollicitatie-melding">{problem.title}</h2>}
      <p>{problem?.text}</p>
      <form method="dialog">
        <button type="submit" data-dialog-button="">
          {texts.close}
        </button>
      </form>
    </dialog>
  );
}

/** Where the work is, far from home, and what is nearer. */
export type Away = { location: string; nearer: readonly Nearer[] };

/** S2.9/10 */
export function FarDialog({ ref, away }: Opened & { away?: Away }) {
  return (
    <dialog ref={ref} data-dialog="" aria-labelledby="sollicitatie-afstand">
      <h2 id="sollicitatie-afstand">{texts.far.title}</h2>
      <p>{texts.far.text(away?.location ?? '')}</p>
      {away && away.nearer.length > 0 && (
        <div className={styles.nearer}>
          <h3>{texts.far.nearer}</h3>
          <ul>
            {away.nearer.map(({ href, title, location, distance }) => (
              <li key={href}>
                <a href={href}>{title}</a>
                <span>
                  {location}, {texts.far.km(distance)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <form method="dialog">
        <button type="submit" data-dialog-button="">
          {texts.far.go}
        </button>
        <button type="button" data-dialog-button="" onClick={() => location.assign('/vacatures')}>
          {texts.far.overview}
        </button>
      </form>
    </dialog>
  );
}

/** S2.9/11 */
export function ThanksDialog({ ref }: Opened) {
  const { title, intro, home, more } = texts.thanks;
  return (
    <dialog ref={ref} data-dialog="" aria-labelledby="sollicitatie-dank" className={styles.thanks}>
      <span className={styles.mark}>
        <Icon name="check" />
      </span>
      <h2 id="sollicitatie-dank">{title}</h2>
      <p>{intro}</p>
      <div className={styles.actions}>
        <ButtonLink href="/">{home}</ButtonLink>
        <ButtonLink kind="secondary" href="/vacatures">
          {more}
        </ButtonLink>
      </div>
    </dialog>
  );
}
