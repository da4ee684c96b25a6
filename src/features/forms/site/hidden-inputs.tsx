import { field } from '#kernel/wire';
import { formField, type SiteFormProps } from '../contract';
import styles from './site-form.module.css';
import { useWords } from './use-words';

const Hidden = ({ name, value }: { name: string; value: string }) => (
  <input type="hidden" name={name} value={value} />
);

/**
 * What a form sends besides its fields (S3.3/2-4). The token comes first, before any file; what only
 * the script says is empty until it does.
 */
export function HiddenInputs({ token, extras = {} }: Pick<SiteFormProps, 'token' | 'extras'>) {
  const words = useWords();
  return (
    <>
      <Hidden name={field.token} value={token} />
      {Object.entries(extras).map(([name, value]) => (
        <Hidden key={name} name={name} value={value} />
      ))}
      <Hidden name={formField.noSpam} value="" />
      <Hidden name={formField.ajax} value="" />
      <Hidden name={formField.captcha} value="" />
      <div className={styles.honeypot} aria-hidden="true">
        <label>
          {words.honeypot}
          <input type="text" name={formField.honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
