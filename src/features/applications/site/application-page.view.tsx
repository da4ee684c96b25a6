import { applications as texts } from '#kernel/messages/nl-applications';
import { Alert } from '#ui/alert.view';
import { ButtonLink } from '#ui/button.view';
import { Island } from '#ui/island';
import ApplicationGuard from './application-guard.island';
import styles from './application-page.module.css';
import type { ApplicationGuardProps } from './guard-props';

export type ApplicationPageProps = {
  /** S2.9/6: its second line says which vacancy, and where. */
  heading: { first: string; second?: string };
  intro: string;
  /** The vacancy is over. */
  isOver: boolean;
  /** HTML of the form; absent: there is none. */
  form?: string;
  guard: ApplicationGuardProps;
};

/** The page to apply on. */
export function ApplicationPage({ heading, intro, isOver, form, guard }: ApplicationPageProps) {
  return (
    <div className={styles.page} data-application="">
      <h1 className={styles.title}>
        {heading.first}
        {heading.second && (
          <>
            {' '}
            <br />
            {heading.second}
          </>
        )}
      </h1>
      {isOver && <Over />}
      {!isOver && form && (
        <>
          <p className={styles.intro}>{intro}</p>
          <div
            className={styles.form}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of our own form
            dangerouslySetInnerHTML={{ __html: form }}
          />
          <Island of={ApplicationGuard} props={guard} when="load" name="sollicitatie" />
        </>
      )}
      {!isOver && !form && <Alert tone="notice" title={texts.closed} />}
    </div>
  );
}

function Over() {
  return (
    <>
      <Alert tone="notice" title={texts.gone.title}>
        <p>{texts.gone.text}</p>
      </Alert>
      <ButtonLink kind="secondary" href="/vacatures" className={styles.all}>
        {texts.gone.all}
      </ButtonLink>
    </>
  );
}
