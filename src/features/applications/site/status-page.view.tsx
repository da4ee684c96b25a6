import { applications } from '#kernel/messages/nl-applications';
import { field } from '#kernel/wire';
import { Button, ButtonLink } from '#ui/button.view';
import { FactsList } from '#ui/facts-list.view';
import type { ApplicationState } from '../contract';
import styles from './status-page.module.css';

export type StatusView = {
  name: string;
  vacancy: string;
  location: string;
  sentOn: string;
  state: ApplicationState;
  /** Until when it is kept. */
  kept: string;
  /** Asks whether to take it back; absent once it has ended. */
  withdraw?: string;
  erase: string;
};

const { status: texts, states } = applications;

type StatusPageProps = { application: StatusView; token: string };

/** An application as its applicant sees it. */
export function StatusPage({ application, token }: StatusPageProps) {
  const { name, vacancy, location, sentOn, state, kept } = application;
  const facts: [string, string][] = [
    [texts.vacancy, vacancy],
    ...(location ? [[texts.where, location] as [string, string]] : []),
    [texts.sent, sentOn],
    [texts.kept, kept],
  ];
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        {name && <p className={styles.hello}>{texts.hello(name)}</p>}
        <h1>{texts.title}</h1>
      </header>
      <div className={styles.body}>
        <div className={styles.state} data-state={state}>
          <p className={styles.stateName}>{states[state]}</p>
          <p className={styles.lead}>{texts.texts[state]}</p>
        </div>
        <FactsList facts={facts} />
        {!application.withdraw && (
          <p>
            <ButtonLink kind="secondary" href="/vacatures">
              {texts.more}
            </ButtonLink>
          </p>
        )}
      </div>
      <section className={styles.choices} aria-label={texts.yours}>
        {application.withdraw && (
          <div className={styles.choice}>
            <p>{texts.withdrawText}</p>
            <ButtonLink
              kind="secondary"
              href={application.withdraw}
              data-confirm={texts.withdrawSure}
            >
              {texts.withdraw}
            </ButtonLink>
          </div>
        )}
        <details className={styles.choice}>
          <summary>{texts.erase}</summary>
          <form method="post" action={application.erase}>
            <input type="hidden" name={field.token} value={token} />
            <p>{texts.eraseText}</p>
            <Button type="submit" kind="secondary">
              {texts.eraseSure}
            </Button>
          </form>
        </details>
      </section>
    </div>
  );
}

/** After everything was erased. */
export function ErasedPage() {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{texts.erasedTitle}</h1>
        <p className={styles.lead}>{texts.erasedText}</p>
      </header>
      <div>
        <ButtonLink kind="secondary" href="/vacatures">
          {texts.more}
        </ButtonLink>
      </div>
    </div>
  );
}
