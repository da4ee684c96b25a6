import { delivery } from '#kernel/limits';
import { ui } from '#kernel/messages/nl-ui';
import { formatEuroShort } from '#kernel/values/money';
import { Icon, type IconName } from '#ui/icon.view';
import styles from './promises.module.css';

const icons: readonly IconName[] = ['truck', 'check', 'store'];

/** The thin bar on top: what a visitor may count on. A phone shows the first. */
export function Promises({ stores = 0 }: { stores?: number }) {
  const texts = ui.shell.promises(formatEuroShort(delivery.freeFrom), stores);
  const shown = stores > 0 ? texts : texts.slice(0, 2);
  return (
    <aside className={styles.bar} aria-label={ui.shell.promisesLabel}>
      <ul className={styles.list}>
        {shown.map((text, index) => (
          <li key={text} className={styles.promise}>
            <Icon name={icons[index] ?? 'check'} small />
            {text}
          </li>
        ))}
      </ul>
    </aside>
  );
}
