import { Fragment, type ReactNode } from 'react';
import { waysIn as texts } from '#kernel/messages/nl-ways-in';
import { field } from '#kernel/wire';
import { addPasswordField } from '#kernel/wire-login';
import type { DashboardErrors, HolderProof, WayToAdd } from '../contract';
import styles from './account.module.css';
import { HolderCheck } from './holder-check.view';

type Props = {
  token: string;
  ways: readonly WayToAdd[];
  proof: HolderProof;
  /** The account's address. */
  email: string;
  errors: DashboardErrors;
  /** Ways to log in again. */
  again: ReactNode;
};

const rankOf = ({ needsScript }: WayToAdd): number => (needsScript ? 1 : 0);

/** Adding a way in: one check of who it is, and a button for each way that there is. */
export function AddWays({ token, ways, proof, email, errors, again }: Props) {
  // By the key of a form that is sent its first button is pressed, also one that nobody sees.
  const ordered = [...ways].sort((one, other) => rankOf(one) - rankOf(other));
  const [first] = ordered;
  if (!first) return null;
  const title = (
    <h3 className={styles.addTitle} id="add-way-title">
      {texts.addTitle}
    </h3>
  );
  if (proof === 'stale') {
    return (
      <section className={styles.add} aria-labelledby="add-way-title">
        {title}
        <p className={styles.hint}>{texts.freshText}</p>
        {again}
      </section>
    );
  }
  return (
    <form
      className={styles.add}
      method="post"
      action={first.action}
      aria-labelledby="add-way-title"
      // Without script there would be nothing to press.
      hidden={ways.every(({ needsScript }) => needsScript)}
    >
      {title}
      <input type="hidden" name={field.token} value={token} />
      <HolderCheck
        proof={proof}
        name={addPasswordField}
        label={texts.addProof}
        email={email}
        error={errors[addPasswordField]}
      />
      {ordered.map(({ action, content }) => (
        <Fragment key={action}>{content}</Fragment>
      ))}
    </form>
  );
}
