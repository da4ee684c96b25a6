import { reviews as limits } from '#kernel/limits-reviews';
import { reviewTexts } from '#kernel/messages/nl-reviews';
import { field } from '#kernel/wire';
import { Alert } from '#ui/alert.view';
import { Button, ButtonLink } from '#ui/button.view';
import { ErrorSummary, errorLines } from '#ui/error-summary.view';
import { described, FieldFrame, TextField } from '#ui/text-field.view';
import {
  type ReviewErrors,
  type ReviewValues,
  reviewField,
  reviewPath,
  withdrawReviewPath,
} from '../contract';
import { Honeypot } from './honeypot.view';
import { RatingField } from './rating-field.view';
import styles from './review-form.module.css';

const texts = reviewTexts.write;

export type ReviewFormProps = {
  token: string;
  /** Of the address: whose review it is, of what. */
  reviewToken: string;
  title: string;
  choice: string;
  /** The product's page. */
  productHref: string;
  values: ReviewValues;
  errors?: ReviewErrors;
  /** What is wrong with it as a whole. */
  problem?: string;
  /** How it stands with the one that there is; absent: there is none. */
  standing?: string;
  /** It was sent just now. */
  isSent?: boolean;
};

const ids = {
  rating: 'review-rating',
  title: 'review-title',
  text: 'review-text',
  name: 'review-name',
} as const;

/** Writing what one thinks of what one bought, or changing it. */
export function ReviewForm(props: ReviewFormProps) {
  const { token, reviewToken, title, choice, productHref, values, standing } = props;
  const { errors = {}, problem, isSent } = props;
  const lines = errorLines(
    (['rating', 'title', 'text', 'name'] as const).map((name) => [ids[name], errors[name]]),
  );
  return (
    <section className={styles.page} aria-labelledby="review-heading">
      <h1 id="review-heading">{texts.title(title)}</h1>
      {choice && <p className={styles.soft}>{reviewTexts.bought(choice)}</p>}
      {isSent && (
        <Alert tone="success" title={texts.sent} takesFocus>
          <p>{texts.sentText}</p>
        </Alert>
      )}
      {!isSent && standing && (
        <Alert tone="notice">
          <p>{standing}</p>
        </Alert>
      )}
      {problem && <ErrorSummary title={problem} />}
      {lines.length > 0 && <ErrorSummary lines={lines} />}
      {!standing && <p>{texts.intro}</p>}
      <form className={styles.form} method="post" action={reviewPath(reviewToken)} noValidate>
        <input type="hidden" name={field.token} value={token} />
        <Honeypot />
        <RatingField id={ids.rating} value={values.rating} error={errors.rating} />
        <TextField
          id={ids.title}
          name={reviewField.title}
          label={texts.heading}
          defaultValue={values.title}
          maxLength={limits.longestTitle}
          autoComplete="off"
          error={errors.title}
        />
        <FieldFrame
          id={ids.text}
          label={texts.text}
          hint={texts.textHint}
          error={errors.text}
          required
        >
          <textarea
            {...described({ id: ids.text, hint: texts.textHint, error: errors.text })}
            name={reviewField.text}
            rows={7}
            maxLength={limits.longestText}
            defaultValue={values.text}
            required
          />
        </FieldFrame>
        <TextField
          id={ids.name}
          name={reviewField.name}
          label={texts.name}
          hint={texts.nameHint}
          defaultValue={values.name}
          maxLength={limits.longestName}
          autoComplete="given-name"
          error={errors.name}
          required
        />
        <p className={styles.small}>{texts.privacy}</p>
        <div className={styles.buttons}>
          <Button type="submit">{standing ? texts.change : texts.submit}</Button>
          {standing && (
            <ButtonLink kind="secondary" href={withdrawReviewPath(reviewToken)}>
              {texts.withdraw}
            </ButtonLink>
          )}
          <ButtonLink kind="plain" href={productHref}>
            {texts.back}
          </ButtonLink>
        </div>
      </form>
    </section>
  );
}
