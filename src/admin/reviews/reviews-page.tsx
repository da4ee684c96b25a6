import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  type ReviewKind,
  reviewKinds,
  type ToldReview,
  type ToldReviews,
} from '#features/moderation/contract';
import { moderationTexts as texts } from '#kernel/messages/nl-moderation';
import { officeTexts } from '#kernel/messages/nl-office';
import { CallError, call } from '../calls';
import { Failed } from '../failed';
import { Leaf } from '../leaf';
import list from '../list/list.module.css';
import { ForRight } from '../refused';
import { tell } from '../shell/toasts';
import { useParams } from '../use-params';
import { useTitle } from '../use-title';
import { Answer } from './answer';
import { Refuse } from './refuse';
import { ReviewCard } from './review-card';
import styles from './reviews.module.css';

/** As many as the server tells at once. */
const PAGE = 20;

/** What buyers wrote: read, placed, refused and answered. Its address says which. */
export default function ReviewsPage() {
  return (
    <ForRight right="reviews" title={texts.title}>
      <Reviews />
    </ForRight>
  );
}

type Open = { what: 'refuse' | 'answer'; review: ToldReview };

function Reviews() {
  const { search, start, get, set } = useParams('/reviews');
  const kind = reviewKinds.find((one) => one === get('kind')) ?? 'waiting';
  const [open, setOpen] = useState<Open>();
  const title = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['reviews', search],
    queryFn: ({ signal }) => call<ToldReviews>('GET', `reviews?${search}`, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  useTitle(texts.title);
  const act = async (review: ToldReview, what: string, sent: object, told: string) => {
    try {
      await call('POST', `reviews/${review.id}/${what}`, {
        body: { version: review.version, ...sent },
      });
      setOpen(undefined);
      tell(told);
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem;
      // What is wrong with what was typed is told where it is; what changed meanwhile is read anew.
      if (problem.status === 400) throw problem;
      setOpen(undefined);
      tell(problem.message);
    }
    await refetch();
    // What was pressed may have gone with its review.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) title.current?.focus();
    });
  };
  return (
    <>
      <h1 ref={title} tabIndex={-1} className={list.title}>
        {texts.title}
      </h1>
      <p className={styles.lead}>{texts.lead}</p>
      <fieldset className={styles.kinds}>
        <legend className="visually-hidden">{texts.show}</legend>
        {reviewKinds.map((one: ReviewKind) => (
          <label key={one} className={styles.kind}>
            <input
              type="radio"
              name="kind"
              checked={one === kind}
              onChange={() => set('kind', one === 'waiting' ? '' : one)}
            />
            {texts.kinds[one]}
          </label>
        ))}
      </fieldset>
      {error && <Failed error={error} again={refetch} />}
      {!data && !error && <p role="status">{officeTexts.loading}</p>}
      {data?.reviews.length === 0 && (
        <p className={list.none} role="status">
          {texts.none[kind]}
        </p>
      )}
      {data && data.reviews.length > 0 && (
        <ul className={styles.reviews}>
          {data.reviews.map((review) => (
            <li key={review.id}>
              <ReviewCard
                review={review}
                approve={() =>
                  void act(
                    review,
                    'approve',
                    {},
                    review.state === 'shown' ? texts.kept : texts.approved,
                  )
                }
                refuse={() => setOpen({ what: 'refuse', review })}
                answer={() => setOpen({ what: 'answer', review })}
              />
            </li>
          ))}
        </ul>
      )}
      {data && (
        <Leaf
          {...{ start, page: PAGE, hasMore: data.hasMore, label: texts.pages }}
          previous={texts.previous}
          next={texts.next}
          go={(to) => set('start', to)}
        />
      )}
      {open?.what === 'refuse' && (
        <Refuse
          close={() => setOpen(undefined)}
          refuse={(sent) => act(open.review, 'refuse', sent, texts.refused)}
        />
      )}
      {open?.what === 'answer' && (
        <Answer
          review={open.review}
          close={() => setOpen(undefined)}
          save={(reply) => act(open.review, 'reply', { reply }, texts.answered)}
        />
      )}
    </>
  );
}
