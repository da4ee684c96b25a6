import { staffAccountTexts as texts } from '#kernel/messages/nl-staff-account';
import { field } from '#kernel/wire';
import { Button } from '#ui/button.view';
import { ErrorSummary } from '#ui/error-summary.view';
import { TextField } from '#ui/text-field.view';
import { staffCodeField, staffPath, staffReturnField } from '../contract';
import styles from './login.module.css';

export type StaffCodeProps = {
  site: string;
  token: string;
  returnTo: string;
  failed?: 'wrong' | 'often';
};

const PROBLEM = 'staff-code-problem';

/** The second question at the office's door: a code of one's app. It works without script. */
export function StaffCode({ site, token, returnTo, failed }: StaffCodeProps) {
  return (
    <main className={styles.door}>
      <p className={styles.site}>{site}</p>
      <h1 className={styles.title}>{texts.codeTitle}</h1>
      {failed && (
        <ErrorSummary
          id={PROBLEM}
          title={texts.codeFailed}
          lines={[
            {
              message: failed === 'often' ? texts.often : texts.codeWrong,
              controlId: 'staff-code',
            },
          ]}
        />
      )}
      <p>{texts.codeText}</p>
      <form method="post" action={staffPath.code} className={styles.form}>
        <input type="hidden" name={field.token} value={token} />
        <input type="hidden" name={staffReturnField} value={returnTo} />
        <TextField
          id="staff-code"
          label={texts.code}
          name={staffCodeField}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          problemId={failed ? PROBLEM : undefined}
          required
          alone
        />
        <Button type="submit" wide>
          {texts.codeSubmit}
        </Button>
      </form>
      <p className={styles.note}>
        <a href={staffPath.login}>{texts.codeBack}</a>
      </p>
    </main>
  );
}
