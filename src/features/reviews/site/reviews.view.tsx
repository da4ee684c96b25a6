import { reviewsId } from '#features/catalog/contract';
import { reviewTexts as texts } from '#kernel/messages/nl-reviews';
import { formatStars } from '#kernel/values/rating';
import { ButtonLink } from '#ui/button.view';
import { Icon } from '#ui/icon.view';
import { Stars } from '#ui/stars.view';
import { useUi } from '#ui/use-ui';
import { type ReviewsView, type ReviewView, reportPath, reviewAnchor } from '../contract';
import styles from './reviews.module.css';

type Props = ReviewsView & {
  /** Who answers. */
  siteName: string;
};

/** What buyers think of a product: all together, then one by one, the newest first. */
export function Reviews({ rating, spread, reviews, moreHref, orders, siteName }: Props) {
  return (
    <section
      className={styles.reviews}
      id={reviewsId}
      aria-labelledby="reviews-title"
      data-total={rating.count}
    >
      <div className={styles.all}>
        <h2 id="reviews-title">{texts.title}</h2>
        <Average rating={rating} />
        <Spread spread={spread} />
        <Notice />
      </div>
      <div>
        <Orders orders={orders} />
        <ul className={styles.list}>
          {reviews.map((review) => (
            <li key={review.id} id={reviewAnchor(review.id)} className={styles.item}>
              <Review review={review} siteName={siteName} />
            </li>
          ))}
        </ul>
        {moreHref && (
          <p className={styles.more}>
            <ButtonLink kind="secondary" href={moreHref} rel="nofollow" data-load-more="">
              {texts.more}
            </ButtonLink>
          </p>
        )}
      </div>
    </section>
  );
}

function Orders({ orders }: Pick<ReviewsView, 'orders'>) {
  if (orders.length === 0) return null;
  return (
    <nav className={styles.orders} aria-label={texts.ordersLabel}>
      {orders.map(({ order, href, isCurrent }) => (
        <a key={order} href={href} rel="nofollow" aria-current={isCurrent || undefined}>
          {texts.orders[order]}
        </a>
      ))}
    </nav>
  );
}

function Average({ rating: { average, count } }: Pick<ReviewsView, 'rating'>) {
  const ui = useUi();
  return (
    <p className={styles.average}>
      <span className={styles.figure} aria-hidden="true">
        {formatStars(average)}
      </span>
      <span className={styles.of}>
        <Stars filled={average} />
        <span className="visually-hidden">{ui.rating.said(average)} </span>
        <span>{texts.average(count)}</span>
      </span>
    </p>
  );
}

/** How many gave five stars, four …: bars, with their numbers beside them. */
function Spread({ spread }: Pick<ReviewsView, 'spread'>) {
  const all = spread.reduce((sum, count) => sum + count, 0) || 1;
  return (
    <ul className={styles.spread}>
      {[5, 4, 3, 2, 1].map((star) => {
        const count = spread[star - 1] ?? 0;
        return (
          <li key={star} className={styles.bar}>
            <span className="visually-hidden">{texts.spread(star, count)}</span>
            <span aria-hidden="true">{star}</span>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <path d={`M0 0h${Math.round((count / all) * 100)}v8H0z`} />
            </svg>
            <span aria-hidden="true">{count}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** How reviews come about and are checked, as the law wants told (art. 6:193d and 193g BW). */
function Notice() {
  return (
    <div className={styles.notice}>
      <p>{texts.notice}</p>
      <details>
        <summary>{texts.rulesTitle}</summary>
        <p>{texts.rules}</p>
        <ul>
          {Object.values(texts.grounds).map((ground) => (
            <li key={ground}>{ground}</li>
          ))}
        </ul>
        <p>{texts.rulesAfter}</p>
      </details>
    </div>
  );
}

function Review({ review, siteName }: { review: ReviewView; siteName: string }) {
  const { id, rating, title, text, choice, isVerified, reply } = review;
  const name = review.name || texts.nameless;
  return (
    <article className={styles.review} lang={review.language}>
      <p className={styles.given}>
        <Stars filled={rating} />
        <span className="visually-hidden">{texts.stars(rating)}</span>
      </p>
      {title && <h3 className={styles.title}>{title}</h3>}
      <p className={styles.text}>{text}</p>
      <p className={styles.who}>
        <b>{name}</b>
        <time dateTime={review.writtenDay}>{review.writtenOn}</time>
        {choice && <span>{texts.bought(choice)}</span>}
        {isVerified && (
          <span className={styles.verified}>
            <Icon name="check" small />
            {texts.verified}
          </span>
        )}
      </p>
      {reply && (
        <div className={styles.reply}>
          <p className={styles.from}>
            <b>{texts.replyOf(siteName)}</b> {reply.on}
          </p>
          <p className={styles.text}>{reply.text}</p>
        </div>
      )}
      <a className={styles.report} href={reportPath(id)} rel="nofollow">
        {texts.report}
        <span className="visually-hidden"> {texts.reportOf(name)}</span>
      </a>
    </article>
  );
}
