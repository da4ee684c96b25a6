import { useMemo } from 'react';
import { FormFields } from '#fields/fieldset';
import { type FileAccess, FileAccessContext } from '#fields/file-access';
import { Button } from '#ui/button.view';
import { classNames } from '#ui/class-names';
import { type FormField, formField, type SiteFormProps } from '../contract';
import { CaptchaBox } from './captcha/captcha-box';
import { ConditionsBox } from './conditions-box';
import { ErrorSummary } from './error-summary';
import { HiddenInputs } from './hidden-inputs';
import { Failure, Success } from './outcome';
import styles from './site-form.module.css';
import { StepList } from './step-list';
import { conditionOf } from './use-asked';
import { type FormInBrowser, useSiteForm } from './use-site-form';
import { useWords } from './use-words';

const tokens: FileAccess['tokens'] = () =>
  import('#browser/api/page-tokens').then(({ createPageTokens }) => createPageTokens());

/** A site form, whole (S2.4). Without script it is one plain form, with its steps one below another. */
export default function SiteForm(props: SiteFormProps) {
  const form = useSiteForm(props);
  const { sending } = form;
  const { texts } = props;
  if (sending.state === 'success') return <Success outcome={sending.outcome} texts={texts} />;
  return (
    <>
      {sending.state === 'error' && (
        <Failure outcome={sending.outcome} texts={texts} onRetry={form.retry} />
      )}
      <WholeForm {...props} form={form} />
    </>
  );
}

type Parts = SiteFormProps & { form: FormInBrowser };

function WholeForm(props: Parts) {
  const words = useWords();
  const { form } = props;
  const { place, sending, isHydrated, steps } = form;
  const isSending = sending.state === 'sending';
  const { uploadTarget: target, kept, companion } = props;
  const access = useMemo<FileAccess>(
    () => ({ target, tokens, kept, companion }),
    [target, kept, companion],
  );
  const hasRequired = steps.some(({ fields }) => fields.some(({ required }) => required));
  return (
    <form
      ref={form.ref}
      method="post"
      action={props.action}
      encType="multipart/form-data"
      className={styles.form}
      data-form={props.name}
      data-more={place.isLast ? undefined : ''}
      data-live={isHydrated ? '' : undefined}
      // It stays, with its files, while an error stands in its place.
      hidden={sending.state === 'error'}
      aria-busy={isSending || undefined}
      noValidate={isHydrated}
      onSubmit={form.submit}
      onReset={form.reset}
    >
      <HiddenInputs token={props.token} extras={props.extras} />
      {place.isMulti && <StepList steps={steps} place={place} />}
      <ErrorSummary steps={steps} errors={form.summary} endId={form.endId} onShow={form.show} />
      {form.draft.isRestored && <Restored />}
      {hasRequired && <p className={styles.note}>{words.required}</p>}
      <div className={styles.body} inert={isSending}>
        <FileAccessContext value={access}>
          <Steps {...props} />
        </FileAccessContext>
        <p className="visually-hidden" role="status" data-asked="">
          {form.nowAsked.length > 0 && words.nowAsked(form.nowAsked)}
        </p>
        <Ends {...props} />
      </div>
      <Foot {...props} />
    </form>
  );
}

function Restored() {
  const words = useWords();
  return (
    <p className={styles.restored} role="status">
      {words.restored}{' '}
      <button type="reset" className={styles.textButton}>
        {words.startOver}
      </button>
    </p>
  );
}

function Steps({ form, steps }: Parts) {
  const { place, isHydrated, fields, unasked } = form;
  const words = useWords();
  const tellWhen = (field: FormField) => {
    const when = conditionOf(field, fields.all);
    return when && words.askedIf(when.question, when.answers);
  };
  return steps.map((step) => {
    const at = form.steps.findIndex(({ id }) => id === step.id);
    const isCurrent = place.isMulti ? at === place.at : at >= 0;
    return (
      <div
        key={step.id}
        className={styles.step}
        data-current={isCurrent ? '' : undefined}
        hidden={isHydrated && !isCurrent}
      >
        <FormFields
          fieldsets={[step]}
          form={fields}
          focusLegends={place.isMulti}
          unasked={unasked}
          isLive={isHydrated}
          tellWhen={tellWhen}
        />
      </div>
    );
  });
}

/** What belongs to the form as a whole: with its last step. */
function Ends({ form, conditions, captcha }: Parts) {
  const { place, isHydrated, errors, endId } = form;
  if (!conditions && !captcha) return null;
  return (
    <div
      className={styles.step}
      data-current={place.isLast ? '' : undefined}
      hidden={isHydrated && !place.isLast}
    >
      {conditions && (
        <ConditionsBox
          id={endId(formField.conditions)}
          html={conditions.html}
          agreed={form.agreed}
          problem={form.agreed ? undefined : errors[formField.conditions]}
          onAgree={form.setAgreed}
        />
      )}
      {captcha && (
        <CaptchaBox
          id={endId(formField.captcha)}
          captcha={form.captcha}
          problem={errors[formField.captcha]}
        />
      )}
    </div>
  );
}

function Foot({ form, texts }: Parts) {
  const words = useWords();
  const { place, isHydrated } = form;
  const isSending = form.sending.state === 'sending';
  return (
    <div className={styles.foot}>
      {place.isMulti && (
        <>
          <Button
            type="button"
            kind="secondary"
            className={classNames(styles.back, styles.scripted)}
            hidden={place.at === 0}
            disabled={isSending}
            onClick={() => place.goTo(place.at - 1)}
          >
            {texts.previous}
          </Button>
          <Button
            type="button"
            className={styles.scripted}
            hidden={place.isLast}
            onClick={() => form.ref.current?.requestSubmit()}
          >
            {texts.next}
          </Button>
        </>
      )}
      <Button
        type="submit"
        className={classNames(styles.submit, isSending && styles.sending)}
        hidden={isHydrated && !place.isLast}
        disabled={isSending}
      >
        {texts.submit}
      </Button>
      <p className="visually-hidden" role="status">
        {isSending && words.sending}
      </p>
    </div>
  );
}
