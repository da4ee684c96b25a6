import { useMemo, useRef, useState } from 'react';
import { formPreviewTexts as texts } from '#kernel/messages/nl-form-preview';
import { officePath } from '#kernel/wire-staff';
import styles from './form-steps.module.css';

/** In px: how wide the frame is at most. */
const widths = { phone: 390, desk: 960 } as const;

type Place = { top: number; hash: string };

/** Where in the form one looks, and at which of its steps. */
const placeIn = (frame: HTMLIFrameElement | null): Place | undefined => {
  const shown = frame?.contentWindow;
  return shown ? { top: shown.scrollY, hash: shown.location.hash } : undefined;
};

/** A form as visitors would have it: anew with each draft that the server has, where one was looking. */
export function FormPreview({ id, keptAt }: { id: number; keptAt: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState<keyof typeof widths>('phone');
  const place = useRef<Place>({ top: 0, hash: '' });
  // The address changes with the draft alone: anything else would begin the page anew.
  const address = useMemo(() => {
    place.current = placeIn(frame.current) ?? place.current;
    return `${officePath.samples}/form/${id}?at=${encodeURIComponent(keptAt)}${place.current.hash}`;
  }, [id, keptAt]);
  return (
    <section className={styles.preview} aria-labelledby="form-preview-title">
      <div className={styles.head}>
        <h2 id="form-preview-title" className={styles.title}>
          {texts.title}
        </h2>
        <fieldset className={styles.widths}>
          <legend className="visually-hidden">{texts.width}</legend>
          {(['phone', 'desk'] as const).map((name) => (
            <label key={name} className={styles.width}>
              <input
                type="radio"
                name="form-preview-width"
                checked={width === name}
                onChange={() => setWidth(name)}
              />
              {texts[name]}
            </label>
          ))}
        </fieldset>
        <a href="#after-form-preview" className={styles.skip}>
          {texts.skip}
        </a>
      </div>
      <p className={styles.lead}>{texts.lead}</p>
      <iframe
        ref={frame}
        title={texts.frame}
        className={styles.frame}
        style={{ maxWidth: widths[width] }}
        src={address}
        onLoad={({ currentTarget }) => currentTarget.contentWindow?.scrollTo(0, place.current.top)}
      />
      <span id="after-form-preview" tabIndex={-1} />
    </section>
  );
}
