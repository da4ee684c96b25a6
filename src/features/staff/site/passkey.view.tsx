import { passkeys } from '#kernel/messages/nl-passkeys';
import { Button } from '#ui/button.view';
import { staffPath } from '../contract';
import styles from './login.module.css';

const texts = passkeys.login;

/** Logging in with a passkey. Hidden until the door's script finds that this browser knows them. */
export function StaffPasskey({ origin, returnTo }: { origin: string; returnTo: string }) {
  return (
    <div
      className={styles.passkey}
      hidden
      data-passkey="login"
      data-origin={origin}
      data-ask={staffPath.askPasskey}
      data-send={staffPath.passkey}
      data-return={returnTo}
      data-cancelled={texts.cancelled}
      data-broken={texts.broken}
      data-busy={texts.busy}
    >
      <Button type="button" kind="secondary" wide data-passkey-go="">
        {texts.button}
      </Button>
      <p className={styles.note}>{texts.text}</p>
      <p className={styles.status} role="status" data-passkey-status="" />
    </div>
  );
}
