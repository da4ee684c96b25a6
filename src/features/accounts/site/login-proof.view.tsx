import { account } from '#kernel/messages/nl-account';
import { loginChallengePath, proofField } from '#kernel/wire-login';
import styles from './account.module.css';
import { AccountField } from './account-field.view';

const texts = account.proof;

export type LoginProofProps = {
  /** A sum in words; its token doesn't tell the answer. */
  question: { token: string; label: string };
  /** It was answered wrongly just now. */
  wrong: boolean;
};

/**
 * What a login asks besides a password: a sum. Our script takes it away and works out a challenge in
 * its place; what it tells meanwhile stands in the status.
 */
export function LoginProof({ question, wrong }: LoginProofProps) {
  return (
    <div data-login-proof={loginChallengePath}>
      <div data-proof-question="">
        <input type="hidden" name={proofField.token} value={question.token} />
        <AccountField
          label={question.label}
          name={proofField.answer}
          hint={texts.hint}
          error={wrong ? texts.wrong : undefined}
          inputMode="numeric"
          autoComplete="off"
          required
        />
      </div>
      <p
        className={styles.hint}
        role="status"
        data-proof-status=""
        data-busy={texts.busy}
        data-done={texts.done}
      />
    </div>
  );
}
