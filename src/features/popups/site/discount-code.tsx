import { useState } from 'react';
import { useHydrated } from '#fields/use-hydrated';
import { Button } from '#ui/button.view';
import styles from './popup.module.css';
import { usePopupWords } from './use-popup-words';

const copy = async (code: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(code);
    return true;
  } catch {
    // Not allowed, or the connection isn't safe: the code can be selected.
    return false;
  }
};

/** S2.10/2: 'Uw kortingscode', to be copied. */
export function DiscountCode({ code }: { code: string }) {
  const words = usePopupWords();
  const isLive = useHydrated();
  const [isCopied, setCopied] = useState<boolean>();
  const told = isCopied ? words.copied : words.copyFailed;
  return (
    <div className={styles.code}>
      <p className={styles.codeLabel} id="popup-code-label">
        {words.code}
      </p>
      <div className={styles.codeRow}>
        <output className={styles.codeText} aria-labelledby="popup-code-label">
          {code}
        </output>
        {isLive && (
          <Button type="button" kind="secondary" onClick={() => copy(code).then(setCopied)}>
            {words.copy}
          </Button>
        )}
      </div>
      <p className={styles.told} role="status">
        {isCopied !== undefined && told}
      </p>
    </div>
  );
}
