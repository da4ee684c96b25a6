import { passkeys } from '#kernel/messages/nl-passkeys';
import { Button } from '#ui/button.view';
import { passkeyPath } from '../contract';
import styles from './passkeys.module.css';

const texts = passkeys.login;

type Props = { origin: string; returnTo?: string };

/** Logging in with a passkey. Hidden until the page's script finds that this browser knows them. */
export function PasskeyLogin({ origin, returnTo }: Props) {
  return (
    <div
      className={styles.login}
      hidden
      data-passkey="login"
      data-origin={origin}
      data-ask={passkeyPath.askLogin}
      data-send={passkeyPath.login}
      data-return={returnTo}
      data-cancelled={texts.cancelled}
      data-broken={texts.broken}
      data-busy={texts.busy}
    >
      <Button type="button" kind="secondary" wide data-passkey-go="">
        {texts.button}
      </Button>
      <p className={styles.hint}>{texts.text}</p>
      <p className={styles.status} role="status" data-passkey-status="" />
    </div>
  );
}
