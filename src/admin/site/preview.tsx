import type { ReactNode, RefObject } from 'react';
import { officeSiteTexts as texts } from '#kernel/messages/nl-office-site';
import { officePath } from '#kernel/wire-staff';
import { useRoom } from '../use-room';
import styles from './site.module.css';

/** In px: as wide as a desk's page is drawn, however little room there is. */
const WIDE = 1280;
const HEIGHT = 900;

type PreviewProps = {
  pageId: number | undefined;
  frame: RefObject<HTMLIFrameElement | null>;
  /** The page is there: what it shows can be changed. */
  ready: (page: Document) => void;
  /** Where the focus goes of whoever passes it by. */
  after: string;
  children?: ReactNode;
};

/** A page of the site as visitors see it, drawn smaller. */
export function Preview({ pageId, frame, ready, after, children }: PreviewProps) {
  const { place, room } = useRoom();
  if (pageId === undefined) return <p className={styles.note}>{texts.noPreview}</p>;
  const scale = Math.min(1, room.width / WIDE) || 1;
  return (
    <section className={styles.preview} aria-label={texts.preview}>
      <div className={styles.previewHead}>
        <h2 className={styles.previewTitle}>{texts.preview}</h2>
        {children}
        <a href={after} className={styles.skip}>
          {texts.previewSkip}
        </a>
      </div>
      <div ref={place} className={styles.paper} style={{ height: HEIGHT * scale }}>
        <iframe
          key={pageId}
          ref={frame}
          title={texts.previewOf}
          src={`${officePath.preview}/${pageId}`}
          className={styles.frame}
          style={{ width: WIDE, height: HEIGHT, transform: `scale(${scale})` }}
          onLoad={({ currentTarget }) => {
            if (currentTarget.contentDocument) ready(currentTarget.contentDocument);
          }}
        />
      </div>
    </section>
  );
}
