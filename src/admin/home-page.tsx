import { Link, Redirect } from 'wouter';
import { beginTexts } from '#kernel/messages/nl-begin';
import { officeTexts as texts } from '#kernel/messages/nl-office';
import { formatWeekday } from '#kernel/values/dutch-dates';
import { isPutOff } from './begin/put-off';
import { PlannedAtHome } from './plan/planned-at-home';
import { partsOf } from './shell/groups';
import styles from './shell/shell.module.css';
import { useStart } from './start';
import { Today } from './today/today';

/** Where one comes in. */
export function HomePage() {
  const start = useStart();
  const { member, begin } = start;
  if (begin === 'new' && !isPutOff()) return <Redirect to="/begin" replace />;
  return (
    <>
      <h1 className={styles.title}>{texts.hello(member.name.split(' ')[0] ?? '')}</h1>
      <p className={styles.lead}>{formatWeekday(new Date())}</p>
      {begin && (
        <p className={styles.notice}>
          <strong>{beginTexts.atHome}</strong> <Link href="/begin">{beginTexts.atHomeLink}</Link>
        </p>
      )}
      <Today />
      <PlannedAtHome />
      <div className={styles.tiles}>
        {partsOf(start).map(({ label, parts }) => (
          <section key={label} className={styles.tile}>
            <h2>{label}</h2>
            <ul>
              {parts.map(({ href, label: name }) => (
                <li key={href}>
                  <Link href={href}>{name}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
