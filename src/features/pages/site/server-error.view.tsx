import { ui } from '#kernel/messages/nl-ui';
import { ButtonLink } from '#ui/button.view';
import styles from './server-error.module.css';

export type ServerErrorProps = {
  /** What went wrong, when it isn't ours: the request could not be taken. */
  title?: string;
  text?: string;
  /** The address that failed, to try again; the home page alone is offered when absent. */
  retryHref?: string;
  /** A code by which the failure is found in the log. */
  reference?: string;
};

/** Something broke here. Needs nothing but its props: no shell, no database. */
export function ServerError({ title, text, retryHref, reference }: ServerErrorProps) {
  return (
    <main className={styles.page}>
      <span className={styles.dot} aria-hidden="true" />
      <h1 className={styles.title}>{title ?? ui.serverError.title}</h1>
      <p className={styles.text}>{text ?? ui.serverError.text}</p>
      <p className={styles.links}>
        {retryHref && <ButtonLink href={retryHref}>{ui.serverError.again}</ButtonLink>}
        <ButtonLink kind={retryHref ? 'secondary' : 'primary'} href="/">
          {ui.serverError.home}
        </ButtonLink>
      </p>
      {reference && <p className={styles.reference}>{ui.serverError.reference(reference)}</p>}
    </main>
  );
}
