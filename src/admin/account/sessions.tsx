import { staffAccountTexts as texts } from '#kernel/messages/nl-staff-account';
import { Button } from '#ui/button.view';
import { CallError, call } from '../calls';
import { whenOf } from '../moments';
import { tell } from '../shell/toasts';
import styles from './account.module.css';
import type { PartProps } from './name';

/** Where somebody is logged in, with a way to end each of them but this. */
export function Sessions({ account, reload }: PartProps) {
  const end = async (id: string) => {
    try {
      await call('DELETE', `account/sessions/${id}`, { body: {} });
      tell(texts.sessionEnded);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      tell(error.message);
    }
    await reload();
  };
  return (
    <section className={styles.part}>
      <h2>{texts.sessions}</h2>
      <ul className={styles.sessions}>
        {account.sessions.map(({ id, device, createdAt, seenAt, isCurrent }) => (
          <li key={id}>
            <span>
              <strong>{device}</strong>
              <br />
              <span className={styles.soft}>
                {texts.sessionSince(whenOf(createdAt))}, {texts.sessionSeen(whenOf(seenAt))}
              </span>
            </span>
            {isCurrent ? (
              <span className={styles.soft}>{texts.sessionHere}</span>
            ) : (
              <Button
                type="button"
                kind="secondary"
                aria-label={texts.sessionEndOf(device, whenOf(createdAt))}
                onClick={() => void end(id)}
              >
                {texts.sessionEnd}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
