import { field } from '#kernel/wire';
import { Button } from './button.view';
import styles from './question-page.module.css';

export type QuestionPageProps = {
  token: string;
  title: string;
  text: string;
  /** Where the button posts to. */
  action?: string;
  button?: string;
  /** The opposite answer. */
  other?: { action: string; button: string };
  links?: readonly { label: string; href: string }[];
};

/** The page behind a link in a mail: one question with its answers, or what came of it. */
export function QuestionPage({
  token,
  title,
  text,
  action,
  button,
  other,
  links = [],
}: QuestionPageProps) {
  return (
    <section className={styles.page} aria-labelledby="question-title">
      <h1 id="question-title">{title}</h1>
      <p className={styles.text}>{text}</p>
      {action && (
        <div className={styles.answers}>
          <form method="post" action={action}>
            <input type="hidden" name={field.token} value={token} />
            <Button type="submit">{button}</Button>
          </form>
          {other && (
            <form method="post" action={other.action}>
              <input type="hidden" name={field.token} value={token} />
              <Button type="submit" kind="secondary">
                {other.button}
              </Button>
            </form>
          )}
        </div>
      )}
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
