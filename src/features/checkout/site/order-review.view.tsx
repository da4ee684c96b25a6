import { checkoutTexts as texts } from '#kernel/messages/nl-shop';
import { path } from '#kernel/wire';
import { described, FieldFrame } from '#ui/text-field.view';
import { type CheckoutProps, termsPath } from '../contract';
import { isOnlyAgree } from './error-summary.view';
import { fieldId } from './field-id';
import { Fold } from './fold.view';
import styles from './form.module.css';
import { Tick } from './tick.view';

type Props = Pick<
  CheckoutProps,
  'values' | 'errors' | 'seats' | 'isSent' | 'reviewMailDays' | 'pages'
>;

/** A remark, and the conditions that are agreed to. */
export function OrderReview({ values, errors, seats, isSent, reviewMailDays, pages }: Props) {
  const remark = fieldId('remark');
  const hint = (isSent ? texts.hints : texts.hintsUnsent).remark;
  return (
    <div className={styles.part}>
      <Fold title={texts.remarkTitle} isOpen={values.remark !== undefined}>
        <FieldFrame id={remark} label={texts.labels.remark} hint={hint}>
          <textarea
            {...described({ id: remark, hint })}
            name="remark"
            rows={3}
            maxLength={1000}
            defaultValue={values.remark}
          />
        </FieldFrame>
      </Fold>
      {seats !== 'none' && <p>{texts.noSeatWithdrawal}</p>}
      {reviewMailDays > 0 && (
        <Tick
          {...{ values, errors }}
          name="no_review_mail"
          note={texts.reviewMail(reviewMailDays)}
        />
      )}
      <p className={styles.soft}>
        {seats !== 'all' && (
          <>
            {seats === 'some' ? texts.withdrawalBesideSeats : texts.withdrawal}{' '}
            <a href={pages.returns ? '/retourneren' : path.withdraw}>{texts.withdrawalLink}</a>.{' '}
          </>
        )}
        {pages.privacy && (
          <>
            {texts.privacy} <a href="/privacy">{texts.privacyLink}</a>.
          </>
        )}
      </p>
      <Agree {...{ values, errors, pages }} />
    </div>
  );
}

function Agree({ values, errors, pages }: Pick<Props, 'values' | 'errors' | 'pages'>) {
  const id = fieldId('conditions_agree');
  const error = errors.conditions_agree;
  return (
    <div>
      <div className={styles.tickLine}>
        <input
          {...described({ id, error })}
          aria-invalid={error !== undefined}
          type="checkbox"
          name="conditions_agree"
          value="1"
          defaultChecked={values.conditions_agree === '1'}
          required
          // biome-ignore lint/a11y/noAutofocus: the page comes back because of it alone
          autoFocus={isOnlyAgree(errors)}
        />
        <label htmlFor={id}>
          {texts.agree}{' '}
          {pages.terms ? (
            <>
              <a href="/algemene-voorwaarden" target="_blank" rel="noopener">
                {texts.agreeLink}
              </a>{' '}
              (
              <a href={termsPath} download>
                {texts.termsFile}
              </a>
              )
            </>
          ) : (
            texts.agreeLink
          )}{' '}
          *
        </label>
      </div>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
