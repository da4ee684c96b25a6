import { storeTexts } from '#kernel/messages/nl-stores';
import { Icon } from '#ui/icon.view';
import { ListFilter, type ListFilterTarget, listFilterAttributes } from '#ui/list-filter.view';
import { storeEntity } from '../../entity';
import styles from './store-directory.module.css';

export type DirectoryStore = { id: number; title: string; href: string; address: string };

export type StoreDirectoryProps = {
  /** Unique on the page. */
  name: string;
  title: string;
  level: 1 | 2;
  condition: ListFilterTarget['condition'];
  groups: readonly { province: string; stores: readonly DirectoryStore[] }[];
};

const texts = storeTexts.directory;

/**
 * All stores by province, as a list that is filtered as one types (S2.2/23). On a phone each province is folded
 * behind its name.
 */
export default function StoreDirectory({
  name,
  title,
  level,
  condition,
  groups,
}: StoreDirectoryProps) {
  const Heading = `h${level}` as const;
  const Province = `h${level + 1}` as 'h2' | 'h3';
  const filter = { target: '[data-item_id]', selector: 'a', condition };
  return (
    <div className={styles.frame} data-store-directory="" {...listFilterAttributes(filter)}>
      {title && <Heading className={styles.title}>{title}</Heading>}
      <ListFilter id={`list-filter-${name}`} noun={storeEntity.noun} />
      <div className={styles.groups}>
        {groups.map(({ province, stores }) => (
          <div key={province} data-list-filter-group="">
            <Province className={styles.province}>{province}</Province>
            <details className={styles.fold}>
              <summary className={styles.summary}>
                <Province>{province}</Province>
                <span className={styles.address}>{texts.count(stores.length)}</span>
                <Icon name="down" small />
              </summary>
              <ul className={styles.list}>
                {stores.map(({ id, title: store, href, address }) => (
                  <li key={id} data-item_id={id}>
                    <a className={styles.link} href={href}>
                      {store}
                    </a>
                    <span className={styles.address}>{address}</span>
                  </li>
                ))}
              </ul>
            </details>
          </div>
        ))}
      </div>
    </div>
  );
}
