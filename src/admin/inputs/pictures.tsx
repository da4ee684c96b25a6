import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import type { LibraryPicture, PictureList } from '#features/library/contract';
import { officeTexts } from '#kernel/messages/nl-office';
import { inputTexts as texts } from '#kernel/messages/nl-office-inputs';
import { screenTexts } from '#kernel/messages/nl-office-screens';
import { call } from '../calls';
import { altId } from './alt-id';
import styles from './inputs.module.css';
import { Limited } from './limited';
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

type ChooseProps = {
  id?: string;
  label: ReactNode;
  choose: (picture: LibraryPicture) => void;
  /** It is about to be chosen. */
  opened?: () => void;
};

/** Opens the media, to choose one or to add one. */
function Choose({ id, label, choose, opened }: ChooseProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        id={id}
        className={styles.add}
        onClick={() => {
          setOpen(true);
          opened?.();
        }}
      >
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
  const line = altId(id);
  const note = `${line}-note`;
  return (
    <div className={styles.picture}>
      <Thumbnail picture={picture.key} />
      <div className={styles.pictureText}>
        <label htmlFor={line} className={styles.label}>
          {texts.alt}
        </label>
        <Limited id={line} text={picture.alt} most={MOST_ALT} describedBy={note}>
          {(control) => (
            <input
              {...control}
              className={styles.line}
              disabled={isReadOnly}
              value={picture.alt}
              onChange={({ target }) => change({ ...picture, alt: target.value })}
            />
          )}
        </Limited>
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

/** What is said of a picture in the media; undefined: it isn't known. */
const altInMedia = async (key: string): Promise<string | undefined> => {
  try {
    const { pictures } = await call<PictureList>('GET', `media?q=${encodeURIComponent(key)}`);
    return pictures.find((one) => one.key === key)?.alt;
  } catch {
    return undefined;
  }
};

/**
 * Takes another picture. What is on one isn't on another, so what came with it goes along with it; what was
 * typed here by hand stays, with the other's own words as an offer.
 */
const useOther = (
  id: string,
  picture: Picture | null | undefined,
  change: (picture: Picture) => void,
) => {
  const own = useRef<string>(undefined);
  const [offer, setOffer] = useState<{ key: string; alt: string }>();
  const isOffered =
    picture && offer?.key === picture.key && offer.alt !== '' && offer.alt !== picture.alt;
  return {
    opened: async () => {
      own.current = undefined;
      if (picture) own.current = await altInMedia(picture.key);
    },
    choose: (one: LibraryPicture) => {
      const typed = picture?.alt.trim() ?? '';
      const isTyped = typed !== '' && typed !== own.current?.trim();
      change(isTyped ? { ...chosen(one), alt: typed } : chosen(one));
      setOffer(isTyped ? { key: one.key, alt: one.alt } : undefined);
    },
    offered: isOffered && (
      <p className={styles.note} role="status">
        {screenTexts.picture.kept}{' '}
        <button
          type="button"
          className={styles.add}
          onClick={() => {
            change({ ...picture, alt: offer.alt });
            document.getElementById(altId(id))?.focus();
          }}
        >
          {screenTexts.picture.use(offer.alt)}
        </button>
      </p>
    ),
  };
};

/** A picture of the media, or none. */
export function ImageValue({ field, value, change, id, isReadOnly }: ValueInputProps) {
  const picture = value as Picture | null | undefined;
  const other = useOther(id, picture, change);
  if (!picture?.key) {
    return isReadOnly ? (
      <p className={styles.note}>{texts.nothing}</p>
    ) : (
      <Choose id={id} label={texts.choosePicture} choose={(one) => change(chosen(one))} />
    );
  }
  return (
    <One id={id} picture={picture} change={change} isReadOnly={isReadOnly}>
      {!isReadOnly && other.offered}
      {!isReadOnly && (
        <span className={styles.buttons}>
          <Choose
            id={id}
            label={texts.otherPicture}
            opened={() => void other.opened()}
            choose={other.choose}
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
