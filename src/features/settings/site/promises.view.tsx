import type { UsualDelivery } from '#kernel/values/usual-delivery';
import { Icon, type IconName } from '#ui/icon.view';
import { useUi } from '#ui/use-ui';
import type { ShellProps } from '../contract';
import { MyStoreLink } from './my-store-link.view';
import styles from './promises.module.css';

const icons: readonly IconName[] = ['truck', 'check', 'store'];

type Props = {
  stores?: number;
  delivery?: UsualDelivery;
  /** Where questions are answered and stores are found; a phone has them in its drawer. */
  help: readonly { title: string; href: string }[];
  store?: ShellProps['store'];
  /** In the chain's own words, in the place of what is worked out. */
  own?: ShellProps['promises'];
};

/** The thin bar on top: what a visitor may count on. A phone shows the first. */
export function Promises({ stores = 0, delivery, help, store, own = [] }: Props) {
  const ui = useUi();
  const usual = ui.shell.promises(delivery, stores);
  const shown = icons.flatMap((_, at) => own[at] ?? usual[at] ?? []);
  if (shown.length === 0) return null;
  return (
    <aside className={styles.bar} aria-label={ui.shell.promisesLabel}>
      <ul className={styles.list}>
        {shown.map((text, index) => (
          <li key={text} className={styles.promise}>
            <Icon name={icons[index] ?? 'check'} small />
            {text}
          </li>
        ))}
        <MyStoreLink small store={store} itemClass={styles.store} className={styles.promise} />
        {help.toReversed().map(({ title, href }) => (
          <li key={href} className={styles.help}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
