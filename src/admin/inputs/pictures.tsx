import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { LibraryPicture } from '#features/library/contract';
import { officeTexts } from '#kernel/messages/nl-office';
import { inputTexts as texts } from '#kernel/messages/nl-office-inputs';
import styles from './inputs.module.css';
import { ItemList } from './list';
import { listIn } from './rows';
import { thumbnail } from './thumbnail';
import type { ValueInputProps } from './types';

const MediaDialog = lazy(() => import('./media-dialog'));

/** As the API has it: how large it is, is known where it is kept. */
type Picture = { key: string; alt: string; width?: number; height?: number };

const MOST_ALT = 300;

/** A picture at the size of a stamp. */
function Thumbnail({ picture }: { picture: string }) {
  return <img className={styles.thumbnail} src={thumbnail(picture)} alt="" loading="lazy" />;
}

type ChooseProps = { id?: string; label: ReactNode; choose: (picture: LibraryPicture) => void };

/** Opens the media, to choose one or to add one. */
function Choose({ id, label, choose }: ChooseProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" id={id} className={styles.add} onClick={() => setOpen(true)}>
        {label}
      </button>
      {isOpen && (
        <Suspense fallback={<p role="status">{officeTexts.loading}</p>}>
          <MediaDialog close={() => setOpen(false)} choose={choose} />
        </Suspense>
      )}
    </>
  );
}

type OneProps = {
  id: string;
  picture: Picture;
  change: (picture: Picture) => void;
  isReadOnly: boolean;
  children?: ReactNode;
};

function One({ id, picture, change, isReadOnly, children }: OneProps) {
  const note = `${id}-alt-note`;
  return (
    <div className={styles.picture}>
      <Thumbnail picture={picture.key} />
      <div className={styles.pictureText}>
        <label htmlFor={`${id}-alt`} className={styles.label}>
          {texts.alt}
        </label>
        <input
          id={`${id}-alt`}
          className={styles.line}
          aria-describedby={note}
          maxLength={MOST_ALT}
          disabled={isReadOnly}
          value={picture.alt}
          onChange={({ target }) => change({ ...picture, alt: target.value })}
        />
        <p id={note} className={styles.note}>
          {picture.alt.trim() === '' ? texts.altMissing : texts.altHint}
        </p>
        {children}
      </div>
    </div>
  );
}

/** A chosen one with what is said of it, which may be written otherwise where it is put. */
const chosen = ({ key, width, height, alt }: LibraryPicture): Picture => ({
  ...{ key, width, height, alt },
});

/** A picture of the media, or none. */
export function ImageValue({ field, value, change, id, isReadOnly }: ValueInputProps) {
  const picture = value as Picture | null | undefined;
  if (!picture?.key) {
    return isReadOnly ? (
      <p className={styles.note}>{texts.nothing}</p>
    ) : (
      <Choose id={id} label={texts.choosePicture} choose={(one) => change(chosen(one))} />
    );
  }
  return (
    <One id={id} picture={picture} change={change} isReadOnly={isReadOnly}>
      {!isReadOnly && (
        <span className={styles.buttons}>
          <Choose
            id={id}
            label={texts.otherPicture}
            // What is on one picture isn't on another.
            choose={(one) => change(chosen(one))}
          />
          {!field.required && (
            <button type="button" className={styles.add} onClick={() => change(null)}>
              {texts.takePicture}
            </button>
          )}
        </span>
      )}
    </One>
  );
}

/** Several pictures, in an order that counts. */
export function ImagesValue({ field, value, change, id, isReadOnly }: ValueInputProps) {
  const pictures = listIn<Picture>(value);
  return (
    <div className={styles.stack}>
      <ItemList
        id={`${id}-all`}
        items={pictures}
        change={change}
        isReadOnly={isReadOnly}
        nameOf={({ alt }, at) => alt || texts.nth(at + 1)}
        draw={({ item, change: write, id: itemId }) => (
          <One id={itemId} picture={item} change={write} isReadOnly={isReadOnly} />
        )}
      />
      {!isReadOnly && pictures.length < (field.most ?? Number.POSITIVE_INFINITY) && (
        <Choose
          id={id}
          label={texts.addPicture}
          choose={(one) => change([...pictures, chosen(one)])}
        />
      )}
    </div>
  );
}
