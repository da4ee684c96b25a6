import { bundleTexts as texts } from '#kernel/messages/nl-bundles';
import { formatEuro } from '#kernel/values/money';
import { Icon } from '#ui/icon.view';
import styles from './part-of.module.css';

type Props = { bundles: readonly { title: string; href: string; priceCents: number }[] };

/** Below an article's choices: the bundles that it is part of. */
export function PartOf({ bundles }: Props) {
  return (
    <div className={styles.box}>
      <p className={styles.title}>
        <Icon name="gift" small /> {texts.partOf}
      </p>
      <ul>
        {bundles.map(({ title, href, priceCents }) => (
          <li key={href}>
            <a className={styles.link} href={href}>
              {title}, {formatEuro(priceCents)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
