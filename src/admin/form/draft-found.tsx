import { officeTexts } from '#kernel/messages/nl-office';
import { DropAsked } from './drop-asked';
import styles from './form.module.css';

const texts = officeTexts.form;

/** Tells that what stands in the form is a draft from before, which can be thrown away. */
export function DraftFound({ drop }: { drop: () => void }) {
  return (
    <div className={styles.notice}>
      <p role="status">{texts.draftFound}</p>
      <DropAsked
        label={texts.draftDrop}
        title={texts.draftDropSure}
        text={texts.draftDropText}
        drop={drop}
      />
    </div>
  );
}
