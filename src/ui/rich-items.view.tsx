import styles from './prose.module.css';

/** A heading, a paragraph or a list. Plain text, never markup. */
export type RichItem = { h: string } | { p: string } | { ul: readonly string[] };

export type RichItemsProps = {
  items: readonly RichItem[];
  /** The level of its headings. */
  level?: 2 | 3 | 4;
};

/** An article's text as plain items. */
export function RichItems({ items, level = 2 }: RichItemsProps) {
  return (
    <div className={styles.prose}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's items never change places
        <RichItemView key={index} item={item} level={level} />
      ))}
    </div>
  );
}

function RichItemView({ item, level }: { item: RichItem; level: 2 | 3 | 4 }) {
  if ('h' in item) {
    const Heading = `h${level}` as const;
    return <Heading>{item.h}</Heading>;
  }
  if ('p' in item) return <p>{item.p}</p>;
  return (
    <ul>
      {item.ul.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
