import { formatStars, type Rating } from '#kernel/values/rating';
import styles from './stars.module.css';
import { useUi } from './use-ui';

/** Five stars of which so many are full, in halves or less; what stands beside it says how many. */
export const Stars = ({ filled }: { filled: number }) => (
  <svg className={styles.stars} viewBox="0 0 50 10" aria-hidden="true">
    <path d={`M0 0h${Math.round(filled * 10)}v10H0z`} />
  </svg>
);

type Props = {
  rating: Rating;
  /** Where the reviews stand; absent: it is no link. */
  href?: string;
};

/** What buyers think of a product, in a line: stars, and how many they are of. */
export function RatingLine({ rating, href }: Props) {
  const ui = useUi();
  const { average, count } = rating;
  const parts = (
    <>
      <Stars filled={average} />
      <span className="visually-hidden">
        {ui.rating.said(average)}, {ui.rating.count(count)}
      </span>
      {href && <span aria-hidden="true">{formatStars(average)}</span>}
      {href ? (
        <u aria-hidden="true">{ui.rating.count(count)}</u>
      ) : (
        <span aria-hidden="true">({count})</span>
      )}
    </>
  );
  return href ? (
    <a className={styles.line} href={href}>
      {parts}
    </a>
  ) : (
    <p className={styles.line}>{parts}</p>
  );
}
