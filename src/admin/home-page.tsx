import { Link, Redirect } from 'wouter';
import { beginTexts } from '#kernel/messages/nl-begin';
import { officeTexts as texts } from '#kernel/messages/nl-office';
import { formatWeekday } from '#kernel/values/dutch-dates';
import { isPutOff } from './begin/put-off';
import { PlannedAtHome } from './plan/planned-at-home';
import { grouped } from './shell/groups';
import styles from './shell/shell.module.css';
import { useStart } from './start';
import { Today } from './today/today';

/** Where one comes in. */
export function HomePage() {
  const { member, entities, begin } = useStart();
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
        {grouped(entities).map(({ label, entities: some }) => (
          <section key={label} className={styles.tile}>
            <h2>{label}</h2>
            <ul>
              {some.map(({ name, access, label: { many } }) => (
                <li key={name}>
                  <Link href={`/${access}`}>{many}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
