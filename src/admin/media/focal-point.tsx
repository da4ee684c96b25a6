import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import type { FocalPoint } from '#features/library/contract';
import { mediaTexts } from '#kernel/messages/nl-office-media';
import { path } from '#kernel/wire';
import controls from '../controls.module.css';
import { cropPosition, MIDDLE, moveBy, percent, within } from './focus-steps';
import styles from './media.module.css';

const texts = mediaTexts.one;

/** In rem, how high a picture is drawn at most. */
const HIGHEST = 34;

type FocalPointProps = {
  picture: { key: string; width: number; height: number; alt: string };
  focus: FocalPoint | null;
  change: (focus: FocalPoint | null) => void;
  isReadOnly: boolean;
};

/** A picture with the point of it that counts: chosen by pointer, by arrow keys or as two numbers. */
export function FocalPointInput({ picture, focus, change, isReadOnly }: FocalPointProps) {
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();
  const at = focus ?? MIDDLE;
  const point = ({ clientX, clientY }: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box || isReadOnly) return;
    change(within({ x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height }));
  };
  const press = (event: KeyboardEvent) => {
    const moved = moveBy(at, event.key, event.shiftKey);
    if (!moved || isReadOnly) return;
    event.preventDefault();
    change(moved);
  };
  const [x, y] = [percent(at.x), percent(at.y)];
  return (
    <section aria-label={texts.focus} className={styles.stack}>
      <div
        ref={frame}
        className={styles.frame}
        // Its place is held while it loads.
        style={{
          aspectRatio: `${picture.width} / ${picture.height}`,
          width: `min(100%, ${(HIGHEST * picture.width) / picture.height}rem)`,
        }}
        onPointerDown={(event) => {
          if (event.button !== 0 || isReadOnly) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          point(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) point(event);
        }}
      >
        <img
          src={`${path.media}/${picture.key}/1200.webp`}
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          draggable={false}
        />
        {!isReadOnly && (
          <button
            type="button"
            className={focus ? styles.handle : styles.handleUnset}
            style={{ left: `${x}%`, top: `${y}%` }}
            aria-label={texts.handle(x, y)}
            aria-describedby={`${id}-help`}
            onKeyDown={press}
          />
        )}
      </div>
      <p role="status" className="visually-hidden">
        {focus ? texts.moved(x, y) : ''}
      </p>
      {!isReadOnly && (
        <div>
          <h2 className={styles.subtitle}>{texts.focus}</h2>
          <p id={`${id}-help`} className={styles.note}>
            {texts.focusHelp}
          </p>
          <div className={styles.numbers}>
            {(['x', 'y'] as const).map((side) => (
              <Percent
                key={side}
                label={side === 'x' ? texts.fromLeft : texts.fromTop}
                value={focus ? percent(at[side]) : undefined}
                change={(value) => change(within({ ...at, [side]: value / 100 }))}
              />
            ))}
            {focus && (
              <button type="button" className={controls.plain} onClick={() => change(null)}>
                {texts.clearFocus}
              </button>
            )}
          </div>
        </div>
      )}
      <div>
        <h2 className={styles.subtitle}>{texts.crops}</h2>
        <ul className={styles.crops}>
          {['1:1', '4:3', '16:9', '3:4'].map((form) => (
            <li key={form}>
              <img
                src={`${path.media}/${picture.key}/480.webp`}
                alt={texts.cropOf(form)}
                style={{ aspectRatio: form.replace(':', ' / '), objectPosition: cropPosition(at) }}
              />
              <span className={styles.note} aria-hidden="true">
                {form}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

type PercentProps = {
  label: string;
  value: number | undefined;
  change: (value: number) => void;
};

function Percent({ label, value, change }: PercentProps) {
  const [text, setText] = useState(String(value ?? ''));
  const [known, setKnown] = useState(value);
  // It was moved on the picture.
  if (known !== value) {
    setKnown(value);
    setText(String(value ?? ''));
  }
  return (
    <label>
      <span className={styles.label}>{label}</span>
      <input
        type="number"
        className={controls.control}
        min={0}
        max={100}
        step={1}
        value={text}
        placeholder={String(percent(MIDDLE.x))}
        onChange={({ target }) => {
          setText(target.value);
          if (target.value !== '' && target.validity.valid) change(Number(target.value));
        }}
      />
    </label>
  );
}
