import { field } from '#kernel/wire';
import { Button } from '#ui/button.view';
import styles from './alert-page.module.css';

export type AlertPageProps = {
  token: string;
  title: string;
  text: string;
  /** Where the button posts to. */
  action?: string;
  button?: string;
  links?: readonly { label: string; href: string }[];
};

/** One question with one button, or what came of it. */
export function AlertPage({ token, title, text, action, button, links = [] }: AlertPageProps) {
  return (
    <section className={styles.page} aria-labelledby="alert-title">
      <h1 id="alert-title">{title}</h1>
      <p className={styles.text}>{text}</p>
      {action && (
        <form className={styles.form} method="post" action={action}>
          <input type="hidden" name={field.token} value={token} />
          <Button type="submit">{button}</Button>
        </form>
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
