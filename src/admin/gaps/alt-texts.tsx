import { useState } from 'react';
import type { PictureRef } from '#kernel/define/entity';
import { gapTexts as texts } from '#kernel/messages/nl-gaps';
import controls from '../controls.module.css';
import inputs from '../inputs/inputs.module.css';
import { thumbnail } from '../inputs/thumbnail';
import type { ValueInput, ValueInputProps } from '../inputs/types';
import styles from './gaps.module.css';

type Pictured = { picture: PictureRef };

/** Of an article's pictures those that say nothing yet, each with a line for what is on it. */
function AltTexts({ value, change, id, isReadOnly }: ValueInputProps) {
  const list = value as readonly Pictured[];
  // What is filled in stays in sight until it is saved.
  const [lacking] = useState(() => list.flatMap(({ picture }, at) => (picture.alt ? [] : [at])));
  const write = (at: number, alt: string) =>
    change(
      list.map((one, nth) => (nth === at ? { ...one, picture: { ...one.picture, alt } } : one)),
    );
  return (
    <ul className={styles.alts}>
      {lacking.map((at) => {
        const picture = list[at]?.picture;
        return (
          picture && (
            <li key={at}>
              <img
                className={inputs.thumbnail}
                src={thumbnail(picture.key)}
                alt=""
                loading="lazy"
              />
              <label htmlFor={`${id}-${at}`}>{texts.altOf(at + 1, list.length)}</label>
              <input
                id={`${id}-${at}`}
                className={controls.control}
                value={picture.alt}
                readOnly={isReadOnly}
                autoComplete="off"
                onChange={({ target }) => write(at, target.value)}
              />
            </li>
          )
        );
      })}
    </ul>
  );
}

export const altTexts: ValueInput = { Input: AltTexts, isGroup: true };
