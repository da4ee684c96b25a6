import { useState } from 'react';
import { moderationTexts as texts } from '#kernel/messages/nl-moderation';
import { reviewTexts } from '#kernel/messages/nl-reviews';
import { Button } from '#ui/button.view';
import { useSending } from '../account/use-sending';
import { Dialog } from '../dialog';
import inputs from '../inputs/inputs.module.css';
import styles from './reviews.module.css';

const PREFIX = 'review-';

type RefuseProps = {
  close: () => void;
  refuse: (sent: { ground: string; note: string }) => Promise<void>;
};

/** Why a review is refused: one of the grounds that its writers know, and what else he should hear. */
export function Refuse({ close, refuse }: RefuseProps) {
  const [ground, setGround] = useState('');
  const [note, setNote] = useState('');
  const { send, isBusy, errors } = useSending({ ground, note }, PREFIX);
  return (
    <Dialog title={texts.refuseTitle} close={close}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void send(() => refuse({ ground, note }));
        }}
      >
        <fieldset className={styles.grounds} aria-describedby={`${PREFIX}wrong`}>
          <legend className={inputs.label}>{texts.ground}</legend>
          {Object.entries(reviewTexts.grounds).map(([name, told], nth) => (
            <label key={name} className={styles.ground}>
              <input
                type="radio"
                name="ground"
                id={nth === 0 ? `${PREFIX}ground` : undefined}
                checked={ground === name}
                onChange={() => setGround(name)}
              />
              {told}
            </label>
          ))}
          <p id={`${PREFIX}wrong`} className={styles.wrong}>
            {errors.ground}
          </p>
        </fieldset>
        <label htmlFor={`${PREFIX}note`} className={inputs.label}>
          {texts.note}
        </label>
        <textarea
          id={`${PREFIX}note`}
          className={inputs.line}
          rows={3}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {texts.act}
        </Button>
      </form>
    </Dialog>
  );
}
