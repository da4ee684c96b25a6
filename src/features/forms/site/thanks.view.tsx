import { Alert } from '#ui/alert.view';
import { ButtonLink } from '#ui/button.view';
import prose from '#ui/prose.module.css';
import styles from './form-page.module.css';
import { usePageWords } from './use-words';

type ThanksProps = {
  title: string;
  /** Left out where the title says the same. */
  message?: string;
  /** Cleaned. */
  html?: string;
  /** The html has a way home of its own. */
  leadsHome?: boolean;
};

/** The page after a form was sent. */
export function Thanks({ title, message, html, leadsHome }: ThanksProps) {
  const forms = usePageWords();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <Alert tone="success" title={message}>
        {html && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server
          <div className={prose.prose} dangerouslySetInnerHTML={{ __html: html }} />
        )}
      </Alert>
      {!leadsHome && (
        <p>
          <ButtonLink href="/" kind="secondary">
            {forms.thanks.back}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
