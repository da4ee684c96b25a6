import { passkeys } from '#kernel/messages/nl-passkeys';
import { Button } from '#ui/button.view';
import { passkeyPath } from '../contract';
import styles from './passkeys.module.css';

const texts = passkeys.add;

/**
 * Adding a passkey: what stands in the profile's form for it. Hidden until the page's script finds that
 * this browser knows them: without it nothing here would do anything.
 */
export function AddPasskey({ origin }: { origin: string }) {
  return (
    <div
      className={styles.add}
      hidden
      data-passkey="add"
      data-origin={origin}
      data-ask={passkeyPath.askAdd}
      data-send={passkeyPath.add}
      data-cancelled={texts.cancelled}
      data-known={texts.known}
      data-broken={texts.broken}
      data-busy={texts.busy}
    >
      <p className={styles.hint}>{texts.text}</p>
      <Button type="submit" kind="secondary" data-passkey-go="">
        {texts.button}
      </Button>
      <p className={styles.status} role="status" id="passkey-told" data-passkey-status="" />
    </div>
  );
}
