import { useEffect, useMemo, useRef, useState } from 'react';
import { formPreviewTexts as texts } from '#kernel/messages/nl-form-preview';
import { officePath } from '#kernel/wire-staff';
import { Folded } from '../form/folded';
import { hearStep } from './at-step';
import styles from './form-steps.module.css';

/** In px: how wide the frame is at most. */
const widths = { phone: 390, desk: 960 } as const;

/** `step`: by its name; '': the first. `top`: left out where the step begins. */
type Place = { step: string; top?: number };

type Shown = { place: Place; isLoading: boolean; turn?: Place };

/** Where in the form one looks, and at which of its steps. */
const placeIn = (frame: HTMLIFrameElement | null, { isLoading, place }: Shown): Place => {
  const shown = isLoading ? undefined : frame?.contentWindow;
  if (!shown) return place;
  const { hash } = shown.location;
  return { step: decodeURIComponent(hash.slice(1)) || place.step, top: shown.scrollY };
};

/** Scrolls the frame alone: an address that names a place in it would scroll the office along. */
const scrollIn = (frame: HTMLIFrameElement, { step, top }: Place): void => {
  const { contentWindow: shown, contentDocument: page } = frame;
  const begin = page?.getElementById(step)?.getBoundingClientRect().top ?? 0;
  shown?.scrollTo(0, top ?? begin);
};

/** The form in its frame: anew with each draft, where one was looking, and whenever its writer goes to another step. */
const useFrame = (id: number, keptAt: string) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useRef<Shown>({ place: { step: '', top: 0 }, isLoading: true });
  const [turns, setTurns] = useState(0);
  useEffect(
    () =>
      hearStep(({ id: step, isFirst }) => {
        const now = placeIn(frame.current, shown.current).step;
        if (now === step || (isFirst && now === '')) return;
        shown.current.turn = { step };
        setTurns((count) => count + 1);
      }),
    [],
  );
  const address = useMemo(() => {
    const place = shown.current.turn ?? placeIn(frame.current, shown.current);
    shown.current = { place, isLoading: true };
    const asked = new URLSearchParams({ at: keptAt, nr: String(turns) });
    if (place.step !== '') asked.set('step', place.step);
    return `${officePath.samples}/form/${id}?${asked}`;
  }, [id, keptAt, turns]);
  const [first] = useState(address);
  const latest = useRef(first);
  // Not by another `src`: whoever goes back would go through all of them. The focus stays where it is.
  useEffect(() => {
    if (address !== latest.current) frame.current?.contentWindow?.location.replace(address);
    latest.current = address;
  }, [address]);
  const loaded = () => {
    shown.current.isLoading = false;
    if (frame.current) scrollIn(frame.current, shown.current.place);
  };
  return { frame, src: first, loaded };
};

/** A form as visitors would have it: anew with each draft that the server has, where one was looking or working. */
export function FormPreview({ isAbove, ...props }: PreviewProps & { isAbove: boolean }) {
  if (!isAbove) return <Preview {...props} />;
  return (
    <Folded label={texts.fold}>
      <Preview {...props} />
    </Folded>
  );
}

type PreviewProps = { id: number; keptAt: string };

function Preview({ id, keptAt }: PreviewProps) {
  const { frame, src, loaded } = useFrame(id, keptAt);
  const [width, setWidth] = useState<keyof typeof widths>('phone');
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
        src={src}
        onLoad={loaded}
      />
      <span id="after-form-preview" tabIndex={-1} />
    </section>
  );
}
