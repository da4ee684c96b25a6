import { useEffect, useRef, useState } from 'react';
import { editorTexts as texts } from '#kernel/messages/nl-editor';
import { Icon } from '#ui/icon.view';
import styles from './insert.module.css';

/** As wide as a tablet, and drawn at a fifth. */
const WIDE = 800;
const HIGH = 480;

/** A small picture of a block, drawn by the server once it comes near; a sign where there is nothing to see. */
export function Thumb({ src }: { src: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const [state, setState] = useState<'far' | 'near' | 'empty'>('far');
  const [top, setTop] = useState(0);
  useEffect(() => {
    const { current } = place;
    if (!current) return;
    const watch = new IntersectionObserver(
      ([one]) => {
        if (!one?.isIntersecting) return;
        setState('near');
        watch.disconnect();
      },
      { rootMargin: '160px' },
    );
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return (
    <span ref={place} className={styles.thumb} aria-hidden="true" inert>
      {state === 'empty' && <Icon name="book" />}
      {state === 'near' && (
        <iframe
          src={src}
          title={texts.preview}
          // Its scripts don't run: it is a picture.
          sandbox="allow-same-origin"
          tabIndex={-1}
          className={styles.picture}
          style={{ width: WIDE, height: HIGH, top: `${top}%` }}
          onLoad={({ currentTarget }) => {
            const main = currentTarget.contentDocument?.querySelector('main');
            const high = main?.getBoundingClientRect().height ?? 0;
            if (high < 8) setState('empty');
            // What is low stands in the middle.
            else if (high < HIGH) setTop(((HIGH - high) / HIGH) * 50);
          }}
        />
      )}
    </span>
  );
}
