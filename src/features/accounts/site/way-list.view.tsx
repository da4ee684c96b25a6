import type { ReactNode } from 'react';
import { waysIn as texts } from '#kernel/messages/nl-ways-in';
import { field } from '#kernel/wire';
import { Button } from '#ui/button.view';
import { accountPath, type ShownWay } from '../contract';
import styles from './account.module.css';
import { Fold } from './fold.view';

type Props = {
  token: string;
  ways: readonly ShownWay[];
  hasPassword: boolean;
  /** Adding another. */
  children?: ReactNode;
};

/** How somebody logs in: all ways that there are, each with a way to remove it, and more to add. */
export function WayList({ token, ways, hasPassword, children }: Props) {
  return (
    <Fold title={texts.title} titleId="ways-title" open>
      <p className={styles.hint}>{texts.text}</p>
      <ul>
        {ways.map((way) => (
          <li key={`${way.kind} ${way.detail} ${way.addedAt}`} className={styles.row}>
            <div>
              <p>
                {way.label}
                {way.detail && <span className={styles.hint}> {way.detail}</span>}
              </p>
              <p className={styles.hint}>
                {texts.added(way.addedAt)}
                {way.lastUsedAt && ` · ${texts.used(way.lastUsedAt)}`}
              </p>
            </div>
            {(way.nameHref || way.removeHref) && (
              <div className={styles.links}>
                {way.nameHref && <Change href={way.nameHref} way={way} text={texts.rename} />}
                {way.removeHref && <Change href={way.removeHref} way={way} text={texts.remove} />}
              </div>
            )}
          </li>
        ))}
      </ul>
      {!hasPassword && (
        <form method="post" action={accountPath.choosePassword} className={styles.endAll}>
          <input type="hidden" name={field.token} value={token} />
          <p className={styles.hint}>{texts.choosePasswordText}</p>
          <Button type="submit" kind="secondary">
            {texts.choosePassword}
          </Button>
        </form>
      )}
      {children}
    </Fold>
  );
}

function Change({ href, way, text }: { href: string; way: ShownWay; text: string }) {
  return (
    <a href={href}>
      {text}
      <span className="visually-hidden">
        {' '}
        {way.label} {way.detail}
      </span>
    </a>
  );
}
