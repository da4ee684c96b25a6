import { useState } from 'react';
import type { ToldReview } from '#features/moderation/contract';
import { moderationTexts as texts } from '#kernel/messages/nl-moderation';
import { Button } from '#ui/button.view';
import { useSending } from '../account/use-sending';
import { Dialog } from '../dialog';
import inputs from '../inputs/inputs.module.css';
import styles from './reviews.module.css';

const PREFIX = 'review-';

type AnswerProps = {
  review: ToldReview;
  close: () => void;
  save: (reply: string) => Promise<void>;
};

/** What the chain says below a review. */
export function Answer({ review, close, save }: AnswerProps) {
  const [reply, setReply] = useState(review.reply ?? '');
  const { send, isBusy, errors } = useSending({ reply }, PREFIX);
  return (
    <Dialog title={texts.answerTitle} close={close}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void send(() => save(reply));
        }}
      >
        <p className={styles.quote}>{review.text}</p>
        <label htmlFor={`${PREFIX}reply`} className={inputs.label}>
          {texts.reply}
        </label>
        <textarea
          id={`${PREFIX}reply`}
          className={inputs.line}
          rows={6}
          value={reply}
          aria-invalid={errors.reply !== undefined || undefined}
          aria-describedby={`${PREFIX}help${errors.reply ? ` ${PREFIX}wrong` : ''}`}
          onChange={({ target }) => setReply(target.value)}
        />
        {errors.reply && (
          <p id={`${PREFIX}wrong`} className={styles.wrong}>
            {errors.reply}
          </p>
        )}
        <p id={`${PREFIX}help`} className={styles.soft}>
          {texts.answerHelp}
        </p>
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {texts.save}
        </Button>
      </form>
    </Dialog>
  );
}
