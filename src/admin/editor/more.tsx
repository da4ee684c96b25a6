import { type ReactNode, useId, useRef, useState } from 'react';
import { editorTexts as texts } from '#kernel/messages/nl-editor';
import styles from './bar.module.css';
import { Sign } from './sign';

/**
 * What is done seldom, behind a button; the browser closes it by Escape and by a press beside it, and so does going
 * on from it by keyboard.
 */
export function More({ children }: { children: ReactNode }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState({ top: 0, right: 0 });
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.sign}
        popoverTarget={id}
        aria-expanded={isOpen}
        aria-label={texts.more}
        title={texts.more}
      >
        <Sign name="more" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: whichever of its controls is pressed, it closes */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key that presses a control is a click as well */}
      <div
        id={id}
        popover="auto"
        className={styles.menu}
        style={place}
        onBeforeToggle={() => {
          const rect = button.current?.getBoundingClientRect();
          if (rect) setPlace({ top: rect.bottom + 4, right: innerWidth - rect.right });
        }}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        onClick={({ currentTarget }) => currentTarget.hidePopover()}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!relatedTarget || relatedTarget === button.current) return;
          if (!currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
        }}
      >
        {children}
      </div>
    </>
  );
}
