import { reviews as limits } from '#kernel/limits-reviews';
import { reviewTexts } from '#kernel/messages/nl-reviews';
import { field } from '#kernel/wire';
import { Button, ButtonLink } from '#ui/button.view';
import { ErrorSummary } from '#ui/error-summary.view';
import { described, FieldFrame } from '#ui/text-field.view';
import { type ReviewView, reportPath, reviewField } from '../contract';
import { Honeypot } from './honeypot.view';
import styles from './review-form.module.css';

const texts = reviewTexts.reporting;

export type ReportFormProps = {
  token: string;
  review: ReviewView;
  backHref: string;
  reason: string;
  /** What is wrong with the reason. */
  error?: string;
  /** What is wrong with all of it. */
  problem?: string;
};

const ID = 'report-reason';

/** Telling the shop that a review breaks the rules. */
export function ReportForm(props: ReportFormProps) {
  const { token, review, backHref, reason, error, problem } = props;
  return (
    <section className={styles.page} aria-labelledby="report-heading">
      <h1 id="report-heading">{texts.title}</h1>
      {problem && <ErrorSummary title={problem} />}
      {error && <ErrorSummary lines={[{ message: error, controlId: ID }]} />}
      <blockquote className={styles.quote}>
        {review.title && <b>{review.title}</b>}
        <p>{review.text}</p>
        <p className={styles.soft}>
          {reviewTexts.by(review.name || reviewTexts.nameless, review.writtenOn)}
        </p>
      </blockquote>
      <p>{texts.text}</p>
      <form className={styles.form} method="post" action={reportPath(review.id)} noValidate>
        <input type="hidden" name={field.token} value={token} />
        <Honeypot />
        <FieldFrame id={ID} label={texts.reason} error={error} required>
          <textarea
            {...described({ id: ID, error })}
            name={reviewField.reason}
            rows={4}
            maxLength={limits.longestReason}
            defaultValue={reason}
            required
          />
        </FieldFrame>
        <div className={styles.buttons}>
          <Button type="submit">{texts.submit}</Button>
          <ButtonLink kind="secondary" href={backHref}>
            {texts.back}
          </ButtonLink>
        </div>
      </form>
    </section>
  );
}
