import { classNames } from '#ui/class-names';
import styles from './wordmark.module.css';

/** The chain's name as its mark: in the display face, with a bright dot on its first i. */
export function Wordmark({ name, className }: { name: string; className?: string }) {
  const at = name.indexOf('i');
  const own = classNames(styles.mark, className);
  if (at < 0) return <span className={own}>{name}</span>;
  return (
    <span className={own}>
      <span className="visually-hidden">{name}</span>
      <span aria-hidden="true">
        {name.slice(0, at)}
        <span className={styles.i}>ı</span>
        {name.slice(at + 1)}
      </span>
    </span>
  );
}
