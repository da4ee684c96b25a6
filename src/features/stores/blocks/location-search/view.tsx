import { Island } from '#ui/island';
import styles from '../../site/frames.module.css';
import StoreSearch, { type StoreSearchProps } from '../../site/store-search.island';

export type SearchFrameProps = {
  /** Unique on the page. */
  name: string;
  title: string;
  intro: string;
  level: 1 | 2;
  search: StoreSearchProps;
};

/** The store search with its heading. At a desk it lies over the left of a map that follows it. */
export default function SearchFrame({ name, title, intro, level, search }: SearchFrameProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.frame}>
      <div className={styles.panel}>
        {title && <Heading className={styles.title}>{title}</Heading>}
        {intro && <p className={styles.intro}>{intro}</p>}
        <Island
          of={StoreSearch}
          name={name}
          when={search.results ? 'idle' : 'interaction'}
          props={search}
        />
      </div>
    </div>
  );
}
