import type { ToldReview } from '#features/moderation/contract';
import { moderationTexts as texts } from '#kernel/messages/nl-moderation';
import { Stars } from '#ui/stars.view';
import list from '../list/list.module.css';
import { dayOf } from '../moments';
import styles from './reviews.module.css';

type ReviewCardProps = {
  review: ToldReview;
  approve: () => void;
  refuse: () => void;
  answer: () => void;
};

/** A review as its writer left it, with what can be done about it. */
export function ReviewCard({ review, approve, refuse, answer }: ReviewCardProps) {
  const { product, href, choice, rating, title, text, name, state, reports } = review;
  const isOpen = state !== 'shown' || reports.length > 0;
  const whose = `${product}, ${name}`;
  return (
    <article className={styles.card}>
      <p className={styles.about}>
        {texts.of}{' '}
        <a href={href} target="_blank" rel="noreferrer">
          {product}
        </a>
        {choice && `, ${choice}`}
      </p>
      <p className={styles.stars}>
        <Stars filled={rating} />
        <span className="visually-hidden">{texts.stars(rating)}</span>
        {review.isVerified && <span className={styles.soft}>{texts.verified}</span>}
      </p>
      <div lang={review.language.replace('_', '-')}>
        {title && <h2 className={styles.title}>{title}</h2>}
        <p className={styles.text}>{text}</p>
      </div>
      <p className={styles.soft}>{texts.by(name, dayOf(review.writtenAt))}</p>
      {reports.length > 0 && (
        <div className={styles.reports}>
          <p className={styles.strong}>{texts.reports(reports.length)}</p>
          <ul>
            {reports.map((reason, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same, and they never move
              <li key={nth}>{reason}</li>
            ))}
          </ul>
        </div>
      )}
      {review.refusal && (
        <p className={styles.reports}>
          <strong>{texts.refusal}:</strong> {review.refusal}
        </p>
      )}
      {review.reply && (
        <p className={styles.reply}>
          <strong>{texts.reply}:</strong> {review.reply}
        </p>
      )}
      <p className={styles.acts}>
        {isOpen && (
          <Act label={state === 'shown' ? texts.keep : texts.approve} of={whose} press={approve} />
        )}
        {state !== 'refused' && <Act label={texts.refuse} of={whose} press={refuse} />}
        {state !== 'refused' && <Act label={texts.answer} of={whose} press={answer} />}
      </p>
    </article>
  );
}

type ActProps = { label: string; of: string; press: () => void };

function Act({ label, of, press }: ActProps) {
  return (
    <button type="button" className={list.step} aria-label={`${label} (${of})`} onClick={press}>
      {label}
    </button>
  );
}
