import type { RefObject } from 'react';
import { editorTexts as texts } from '#kernel/messages/nl-editor';
import { useRoom } from '../use-room';
import styles from './editor.module.css';

export const widths = { phone: 390, tablet: 820, desk: 1280 } as const;
export type Width = keyof typeof widths;

type StageProps = {
  frame: RefObject<HTMLIFrameElement | null>;
  /** What is built, by the address of its preview: with how it is looked at. */
  address: string;
  width: Width;
};

/** The page as a visitor sees it at some width; where there is less room it is drawn smaller. */
export function Stage({ frame, address, width }: StageProps) {
  const { place, room } = useRoom();
  const wide = width === 'desk' ? Math.max(widths.desk, room.width) : widths[width];
  const scale = Math.min(1, room.width / wide) || 1;
  return (
    <div ref={place} className={styles.stage}>
      <a href="#editor-settings" className={styles.skip}>
        {texts.skipPreview}
      </a>
      <div className={styles.paper} style={{ width: wide * scale, height: room.height }}>
        <iframe
          ref={frame}
          title={texts.preview}
          src={address}
          className={styles.frame}
          style={{ width: wide, height: room.height / scale, transform: `scale(${scale})` }}
        />
      </div>
    </div>
  );
}
