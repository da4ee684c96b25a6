import { useState } from 'react';
import type { ToldSectionUse } from '#features/office/contract';
import { editorTexts } from '#kernel/messages/nl-editor';
import { editorSectionTexts as texts } from '#kernel/messages/nl-editor-sections';
import { Confirm } from '../confirm';
import styles from './sections.module.css';

/** Where a section is shown, in words. */
export const tellUse = ({ count }: ToldSectionUse): string =>
  count === 0 ? texts.unused : texts.used(count);

type PublishSectionProps = {
  use: ToldSectionUse;
  close: () => void;
  publish: () => void;
};

/** Asks whether a change is meant that pages show at once. */
export function PublishSection({ use, close, publish }: PublishSectionProps) {
  // The dialog closes itself first, so that the focus goes back to where it was.
  const [isOpen, setOpen] = useState(true);
  return (
    <Confirm
      isOpen={isOpen}
      title={texts.publishSure}
      text={texts.publishText(use.live)}
      content={
        use.places.length > 0 && (
          <ul className={styles.places} aria-label={texts.places}>
            {use.places.map(({ title, to, isLive }) => (
              <li key={to}>
                {title}
                {!isLive && <small> ({texts.isDraft})</small>}
              </li>
            ))}
          </ul>
        )
      }
      action={editorTexts.publish}
      close={close}
      confirm={() => {
        setOpen(false);
        publish();
      }}
    />
  );
}
