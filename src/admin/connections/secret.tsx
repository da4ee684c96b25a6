import { connectionTexts as texts } from '#kernel/messages/nl-connections';
import { Button } from '#ui/button.view';
import { Dialog } from '../dialog';
import { tell } from '../shell/toasts';
import styles from './connections.module.css';

type SecretProps = { secret: string; clientId?: string | undefined; close: () => void };

/** A secret that is shown once: it stays until its reader says that he has it. */
export function Secret({ secret, clientId, close }: SecretProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      tell(texts.copied);
    } catch {
      tell(texts.copyFailed);
    }
  };
  return (
    <Dialog title={texts.secretTitle} close={close} isHeld>
      <p>{texts.secretText}</p>
      <dl className={styles.secret}>
        {clientId !== undefined && (
          <>
            <dt>{texts.clientId}</dt>
            <dd>{clientId}</dd>
          </>
        )}
        <dt>{texts.secret}</dt>
        <dd>{secret}</dd>
      </dl>
      <div className={styles.actions}>
        <Button type="button" kind="secondary" data-first onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <Button type="button" onClick={close}>
          {texts.secretDone}
        </Button>
      </div>
    </Dialog>
  );
}
