import { dialogTexts as texts } from '#kernel/messages/nl-fields';
import { field } from '#kernel/wire';
import { Button, ButtonLink } from '#ui/button.view';
import styles from './confirm-page.module.css';

export type ConfirmPageProps = {
  /** Where a yes is posted. */
  to: string;
  /** '' asks whether the visitor is sure. */
  message: string;
  /** Where a no leads. */
  back: string;
  token: string;
};

/** A question as a page: what the dialog says, in its words (S2.5/2, S2.5/3). */
export function ConfirmPage({ to, message, back, token }: ConfirmPageProps) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{message ? texts.heading : texts.sure}</h1>
      {message && <p>{message}</p>}
      <form method="post" action={to} className={styles.actions}>
        <input type="hidden" name={field.token} value={token} />
        <Button type="submit">{message ? texts.ok : texts.yes}</Button>
        <ButtonLink href={back} kind="secondary">
          {message ? texts.cancel : texts.no}
        </ButtonLink>
      </form>
    </div>
  );
}
