import { passkeys } from '#kernel/messages/nl-passkeys';
import { Button } from './button.view';

const texts = passkeys.login;

type PasskeyLoginProps = {
  origin: string;
  returnTo?: string | undefined;
  /** Where the script asks for a challenge, and where it sends what answers that. */
  paths: { ask: string; send: string };
  classes: { box?: string | undefined; hint?: string | undefined; status?: string | undefined };
};

/** Logging in with a passkey. Hidden until the page's script finds that this browser knows them. */
export function PasskeyLogin({ origin, returnTo, paths, classes }: PasskeyLoginProps) {
  return (
    <div
      className={classes.box}
      hidden
      data-passkey="login"
      data-origin={origin}
      data-ask={paths.ask}
      data-send={paths.send}
      data-return={returnTo}
      data-cancelled={texts.cancelled}
      data-broken={texts.broken}
      data-busy={texts.busy}
    >
      <Button type="button" kind="secondary" wide data-passkey-go="">
        {texts.button}
      </Button>
      <p className={classes.hint}>{texts.text}</p>
      <p className={classes.status} role="status" data-passkey-status="" />
    </div>
  );
}
