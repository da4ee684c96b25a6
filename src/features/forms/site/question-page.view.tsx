import { Button } from '#ui/button.view';
import { ErrorSummary } from '#ui/error-summary.view';
import { TextField } from '#ui/text-field.view';
import { questionField } from '../contract';
import styles from './form-page.module.css';
import { usePageWords } from './use-words';

export type QuestionPageProps = {
  action: string;
  token: string;
  label: string;
  /** It was answered, and not rightly. */
  wrong: boolean;
  /** Everything that the form was sent with, in its order. */
  sent: readonly (readonly [name: string, value: string])[];
};

/** What stands in for the captcha where no script runs: a sum, and the filled-in form behind it. */
export function QuestionPage({ action, token, label, wrong, sent }: QuestionPageProps) {
  const { question: texts } = usePageWords();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{texts.title}</h1>
      <p>{texts.intro}</p>
      {wrong && (
        <ErrorSummary lines={[{ message: texts.wrong, controlId: questionField.answer }]} />
      )}
      <form method="post" action={action} className={styles.question}>
        {sent.map(([name, value], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand here more than once
          <input key={at} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name={questionField.token} value={token} />
        <TextField
          id={questionField.answer}
          name={questionField.answer}
          label={label}
          hint={texts.hint}
          error={wrong ? texts.wrong : undefined}
          inputMode="numeric"
          autoComplete="off"
          required
          // A page that came back begins with why.
          autoFocus={!wrong}
          className={styles.answer}
        />
        <Button type="submit">{texts.submit}</Button>
      </form>
    </div>
  );
}
