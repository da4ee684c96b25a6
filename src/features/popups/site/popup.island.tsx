import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '#fields/use-hydrated';
import { contentOf, givesDiscount, hasForm } from '#kernel/values/popup';
import { POPUP_SENT } from '#kernel/wire-popups';
import { Icon } from '#ui/icon.view';
import type { PopupProps, PopupReply } from '../contract';
import { DiscountCode } from './discount-code';
import styles from './popup.module.css';
import { PopupContentView } from './popup-content';
import { PopupForm } from './popup-form';
import { usePopupWords } from './use-popup-words';

/** S4.4/1: a popup: its form or first content, and after that was sent what comes then. */
export default function Popup({ popup, fields, challengeUrl, plain }: PopupProps) {
  const words = usePopupWords();
  const isLive = useHydrated();
  const { data } = popup;
  const [reply, setReply] = useState<PopupReply | undefined>(plain?.reply);
  const ref = useRef<HTMLDivElement>(null);
  const step = reply ? 1 : 0;
  const content = contentOf(data, step);
  useEffect(() => {
    if (!reply) return;
    // The form had the focus, and is gone.
    ref.current?.querySelector<HTMLElement>('h2')?.focus();
    ref.current?.dispatchEvent(new CustomEvent(POPUP_SENT, { bubbles: true }));
  }, [reply]);
  return (
    <div ref={ref} className={styles.popup} data-step={step}>
      {isLive && data.close_button === 'Y' && (
        <button type="button" className={styles.close} data-dialog-close="">
          <Icon name="close" />
          <span className="visually-hidden">{words.close}</span>
        </button>
      )}
      {reply ? (
        <PopupContentView content={content} icon={data.icon} fallback={words.success}>
          <p className={styles.success} role="status">
            <Icon name="check" small />
            {words.success}
          </p>
          {reply.discount_code && <DiscountCode code={reply.discount_code} />}
          {givesDiscount(data) && !reply.discount_code && <p>{words.noCode}</p>}
        </PopupContentView>
      ) : (
        <PopupContentView content={content} icon={data.icon}>
          {(isLive || plain) && hasForm(data) && (
            <PopupForm
              popup={popup}
              records={fields}
              {...(challengeUrl && { challengeUrl })}
              {...(plain && { plain })}
              onSent={setReply}
            />
          )}
        </PopupContentView>
      )}
    </div>
  );
}
