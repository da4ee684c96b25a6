import fieldStyles from '#fields/fields.module.css';
import { FieldError } from '#fields/frame';
import { useHydrated } from '#fields/use-hydrated';
import { enSiteFormTexts } from '#kernel/messages/en-fields';
import { siteFormTexts } from '#kernel/messages/nl-fields';
import { classNames } from '#ui/class-names';
import { Icon } from '#ui/icon.view';
import { useTexts } from '#ui/language';
import styles from '../site-form.module.css';
import { useWords } from '../use-words';
import type { Captcha } from './use-captcha';

type CaptchaBoxProps = { id: string; captcha: Captcha; problem?: string };

/** A box to tick (S5.1/10). Where no script runs it is not shown, and the server asks something. */
export function CaptchaBox({ id, captcha, problem }: CaptchaBoxProps) {
  const texts = useWords();
  const name = useTexts(siteFormTexts, enSiteFormTexts);
  const hydrated = useHydrated();
  const { status } = captcha;
  const found = problem ?? texts.captcha.failed;
  const error = status === 'failed' || (problem && status === 'none') ? found : undefined;
  return (
    <div className={classNames(styles.agree, styles.scripted)} data-state={error && 'error'}>
      <label className={fieldStyles.choice}>
        <input
          id={id}
          type="checkbox"
          checked={captcha.isTicked}
          onChange={({ currentTarget }) => captcha.tick(currentTarget.checked)}
          required={hydrated}
          aria-invalid={Boolean(error)}
          aria-describedby={classNames(error && `${id}-error`, `${id}-status`)}
          className={fieldStyles.checkbox}
        />
        <span>
          {name.captcha}
          <span className={fieldStyles.star} aria-hidden="true">
            {' *'}
          </span>
        </span>
      </label>
      <p id={`${id}-status`} className={styles.captchaStatus} role="status" data-status={status}>
        {status === 'none' && texts.captcha.why}
        {status === 'done' && <Icon name="check" small />}
        {status === 'busy' && texts.captcha.busy}
        {status === 'done' && texts.captcha.done}
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
