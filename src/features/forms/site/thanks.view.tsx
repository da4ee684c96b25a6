import { Alert } from '#ui/alert.view';
import { ButtonLink } from '#ui/button.view';
import styles from './form-page.module.css';
import { usePageWords } from './use-words';

type ThanksProps = {
  title: string;
  message: string;
  /** Cleaned. */
  html?: string;
};

/** The page after a form was sent. */
export function Thanks({ title, message, html }: ThanksProps) {
  const forms = usePageWords();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <Alert tone="success" title={message}>
        {html && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server
          <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
        )}
      </Alert>
      <p>
        <ButtonLink href="/" kind="secondary">
          {forms.thanks.back}
        </ButtonLink>
      </p>
    </div>
  );
}
