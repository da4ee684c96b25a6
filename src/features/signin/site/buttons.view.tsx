import { returnField } from '#features/accounts/contract';
import { enSignIn } from '#kernel/messages/en-signin';
import { signInTexts } from '#kernel/messages/nl-signin';
import { field } from '#kernel/wire';
import { SIGN_IN_MARK } from '#kernel/wire-signin';
import { Button } from '#ui/button.view';
import { useTexts } from '#ui/language';
import { type FlowAction, type ShownProvider, signInField, signInPath } from '../contract';
import { ProviderMark } from './mark.view';
import styles from './signin.module.css';

type Props = {
  token: string;
  action: Exclude<FlowAction, 'link'>;
  providers: readonly ShownProvider[];
  returnTo?: string;
  /** The site's number, for our script. */
  siteId: number;
};

/**
 * A button for each provider. Each is a form that leads there by itself; our script has the provider's
 * own script ask instead, where it has one.
 */
export function SignInButtons({ token, action, providers, returnTo, siteId }: Props) {
  const texts = useTexts(signInTexts, enSignIn);
  return (
    <div className={styles.others}>
      {action !== 'again' && <p className={styles.or}>{texts.or}</p>}
      {providers.map(({ key, name, word, hasScript }) => (
        <form
          key={key}
          method="post"
          action={signInPath.start(key)}
          {...(hasScript &&
            action !== 'again' && {
              [SIGN_IN_MARK]: `/${siteId}/webcore/sociallogin/${action}With${word}`,
              'data-busy': texts.busy(name),
              'data-not-taken': texts.notTaken(name),
            })}
        >
          <input type="hidden" name={field.token} value={token} />
          <input type="hidden" name={signInField.action} value={action} />
          {returnTo && <input type="hidden" name={returnField} value={returnTo} />}
          <Button type="submit" kind="secondary" wide className={styles.provider}>
            <ProviderMark provider={key} />
            {texts[action](name)}
          </Button>
          <p className={styles.status} role="status" />
        </form>
      ))}
    </div>
  );
}
