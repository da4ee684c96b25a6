import { useState } from 'react';
import { officeTexts } from '#kernel/messages/nl-office';
import { Confirm } from '../confirm';
import styles from './form.module.css';

const texts = officeTexts.form;

/** Tells that what stands in the form is a draft from before, which can be thrown away. */
export function DraftFound({ drop }: { drop: () => void }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={styles.notice}>
      <p role="status">{texts.draftFound}</p>
      <button type="button" className={styles.plain} onClick={() => setAsked(true)}>
        {texts.draftDrop}
      </button>
      <Confirm
        isOpen={isAsked}
        title={texts.draftDropSure}
        text={texts.draftDropText}
        action={texts.draftDrop}
        close={() => setAsked(false)}
        confirm={() => {
          setAsked(false);
          drop();
        }}
      />
    </div>
  );
}
