import { account } from '#kernel/messages/nl-account';
import { field } from '#kernel/wire';
import { Button } from '#ui/button.view';
import { accountPath, type ShownSession, sessionField } from '../contract';
import styles from './account.module.css';
import { Fold } from './fold.view';

const texts = account.sessions;

type Props = { token: string; sessions: readonly ShownSession[]; open?: boolean };

/** Tells one device from another of its kind: 'Firefox op Windows, dit apparaat. Laatst gezien: …'. */
const nameOf = ({ device, isThis, seenAt }: ShownSession): string =>
  `${device}${isThis ? `, ${texts.thisOne.toLowerCase()}` : ''}. ${texts.seen(seenAt)}`;

/** Where somebody is logged in, each with a way to end it. */
export function SessionList({ token, sessions, open }: Props) {
  return (
    <Fold title={texts.title} titleId="sessions-title" open={open}>
      <p className={styles.hint}>{texts.text}</p>
      <ul>
        {sessions.map((session) => (
          <li key={session.handle} className={styles.row}>
            <div>
              <p>
                {session.device}
                {session.isThis && <span className={styles.usual}> {texts.thisOne}</span>}
              </p>
              <p className={styles.hint}>{texts.seen(session.seenAt)}</p>
            </div>
            <form method="post" action={accountPath.endSession}>
              <input type="hidden" name={field.token} value={token} />
              <input type="hidden" name={sessionField} value={session.handle} />
              <Button type="submit" kind="plain">
                {texts.end}
                <span className="visually-hidden"> {nameOf(session)}</span>
              </Button>
            </form>
          </li>
        ))}
      </ul>
      <form method="post" action={accountPath.endSessions} className={styles.endAll}>
        <input type="hidden" name={field.token} value={token} />
        <Button type="submit" kind="secondary">
          {texts.endAll}
        </Button>
      </form>
    </Fold>
  );
}
