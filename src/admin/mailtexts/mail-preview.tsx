import { useEffect, useRef, useState } from 'react';
import { mailTextsPath } from '#features/mailtexts/contract';
import { mailTextLimits } from '#kernel/limits-mail';
import type { MailKind, MailText } from '#kernel/mail-kinds';
import { mailTexts as texts } from '#kernel/messages/nl-mail-kinds';
import applications from '../applications/mail.module.css';
import operations from '../operations/operations.module.css';
import styles from './mailtexts.module.css';

/** Bytes as an address takes them. */
const inAddress = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const addressOf = (kind: MailKind, language: string, text: MailText): string =>
  `${mailTextsPath.preview(kind)}?language=${language}&text=${inAddress(JSON.stringify(text))}`;

type MailPreviewProps = {
  kind: MailKind;
  title: string;
  language: string;
  text: MailText;
  /** It can't be saved so: what was shown last stays. */
  isWrong: boolean;
};

/** The whole mail as the server writes it, anew when one stops typing for a moment. */
export function MailPreview({ kind, title, language, text, isWrong }: MailPreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const now = addressOf(kind, language, text);
  const [begun] = useState(now);
  const shown = useRef(begun);
  useEffect(() => {
    if (isWrong || shown.current === now) return;
    const waiting = setTimeout(() => {
      shown.current = now;
      // In place of what it showed: no step back for each word, and what was still coming is broken off.
      frame.current?.contentWindow?.location.replace(now);
    }, mailTextLimits.wait);
    return () => clearTimeout(waiting);
  }, [now, isWrong]);
  return (
    <section className={`${applications.preview} ${styles.preview}`} aria-label={texts.preview}>
      <h2 className={applications.label}>{texts.preview}</h2>
      <p className={applications.soft} role="status">
        {isWrong ? texts.previewWrong : texts.previewLead}
      </p>
      <iframe ref={frame} className={operations.frame} title={texts.previewOf(title)} src={begun} />
    </section>
  );
}
