import { applications as texts } from '#kernel/messages/nl-applications';
import { Alert } from '#ui/alert.view';
import { ButtonLink } from '#ui/button.view';
import { FactsList } from '#ui/facts-list.view';
import { Island } from '#ui/island';
import ApplicationGuard from '../../site/application-guard.island';
import styles from '../../site/application-page.module.css';
import type { ApplicationGuardProps } from '../../site/guard-props';

export type ApplicationPageProps = {
  /** S2.9/6: its second line says which vacancy, and where. */
  heading: { first: string; second?: string };
  intro: string;
  /** The vacancy is over. */
  isOver: boolean;
  /** HTML of the form; absent: there is none. */
  form?: string;
  guard: ApplicationGuardProps;
  /** What is known of the vacancy. */
  about?: { href: string; facts: readonly (readonly [label: string, value: string])[] };
};

/** The page to apply on. */
export default function ApplicationPage(props: ApplicationPageProps) {
  const { heading, intro, isOver, form, guard, about } = props;
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
          <div className={styles.columns}>
            <div
              className={styles.form}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of our own form
              dangerouslySetInnerHTML={{ __html: form }}
            />
            <Beside about={about} />
          </div>
          <Island of={ApplicationGuard} props={guard} when="load" name="sollicitatie" />
        </>
      )}
      {!isOver && !form && <Alert tone="notice" title={texts.closed} />}
    </div>
  );
}

/** What one applies for, and what happens then. */
function Beside({ about }: Pick<ApplicationPageProps, 'about'>) {
  const { title, back, next, steps } = texts.about;
  return (
    <aside className={styles.aside} aria-label={about ? title : next}>
      {about && (
        <section className={styles.about}>
          <h2 className={styles.subtitle}>{title}</h2>
          <FactsList facts={about.facts} />
          <p>
            <a href={about.href}>{back}</a>
          </p>
        </section>
      )}
      <section>
        <h2 className={styles.subtitle}>{next}</h2>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </aside>
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
