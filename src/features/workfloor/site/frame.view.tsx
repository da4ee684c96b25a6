import type { ReactNode } from 'react';
import { workTexts as texts } from '#kernel/messages/nl-work';
import { field } from '#kernel/wire';
import { Alert } from '#ui/alert.view';
import { staffPath } from '../../staff/contract';
import { workOf } from '../contract';
import styles from './frame.module.css';

/** What was just done, or why it wasn't. */
export type WorkNote = {
  tone: 'error' | 'success' | 'notice';
  title: string;
  text?: string;
  /** Where one looks at it. */
  link?: { href: string; label: string };
};

export type WorkFrameProps = {
  site: string;
  title: string;
  heading?: string;
  member: { name: string; special: readonly string[] };
  token: string;
  back?: { href: string; label: string };
  note?: WorkNote;
  isPrinted?: boolean;
  children?: ReactNode;
};

const MAIN = 'work-main';

/** What stands around each screen of work on the floor: it works without script. */
export function WorkFrame(props: WorkFrameProps) {
  const { site, title, heading = title, member, token, back, note, isPrinted, children } = props;
  const screens = workOf(member.special);
  return (
    <div className={isPrinted ? `${styles.frame} ${styles.paper}` : styles.frame}>
      <a className={styles.skip} href={`#${MAIN}`}>
        {texts.skip}
      </a>
      <header className={styles.bar}>
        <p className={styles.site}>{site}</p>
        <nav aria-label={texts.nav} className={styles.nav}>
          {screens.map(({ href, label }) => (
            <a key={href} href={href} className={styles.link}>
              {label}
            </a>
          ))}
          <a href={staffPath.office} className={styles.link}>
            {texts.office}
          </a>
        </nav>
        <form method="post" action={staffPath.logout} className={styles.side}>
          <span className={styles.who}>{member.name}</span>
          <input type="hidden" name={field.token} value={token} />
          <button type="submit" className={styles.plain}>
            {texts.logout}
          </button>
        </form>
      </header>
      <main id={MAIN} className={styles.main} tabIndex={-1}>
        {back && (
          <p className={styles.back}>
            <a href={back.href} className={styles.link}>
              ← {back.label}
            </a>
          </p>
        )}
        <h1 className={styles.title}>{heading}</h1>
        {note && (
          <div className={styles.note}>
            <Alert tone={note.tone} title={note.title} takesFocus>
              {note.text && <p>{note.text}</p>}
              {note.link && (
                <a href={note.link.href} className={styles.link}>
                  {note.link.label}
                </a>
              )}
            </Alert>
          </div>
        )}
        {children}
      </main>
    </div>
  );
}
