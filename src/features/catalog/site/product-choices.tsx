import { type FormEvent, useId, useState } from 'react';
import { product as texts } from '#kernel/messages/nl-product';
import { chooseFirst } from '#kernel/messages/nl-shop';
import { ONE_SIZE } from '#kernel/values/size-order';
import { field } from '#kernel/wire';
import { classNames } from '#ui/class-names';
import { Swatch } from '#ui/swatch.view';
import type { ProductDetail } from '../contract';
import styles from './product-form.module.css';

/** The id of where a size is chosen. */
export const SIZES = 'maten';

/** A keyboard begins to choose at the first. */
const showSizes = (group: Element | null | undefined): void => {
  group?.querySelector('input')?.focus({ preventScroll: true });
  group?.scrollIntoView({ block: 'center' });
};

export type Choosable = Pick<ProductDetail, 'colors' | 'sizes' | 'variants' | 'isMailed'>;

type ColorChoiceProps = {
  product: Choosable;
  colorId: number | null;
  onChoose: (id: number) => void;
};

/** The colours as radios with their patches. */
export function ColorChoice({ product, colorId, onChoose }: ColorChoiceProps) {
  const { colors } = product;
  if (colors.length === 0) return null;
  const chosen = colors.find((color) => color.id === colorId);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {texts.color}: <span className={styles.chosen}>{chosen?.title}</span>
      </legend>
      <div className={styles.colors}>
        {colors.map((color) => (
          <label key={color.id} className={styles.color} title={color.title}>
            <input
              type="radio"
              name={field.colorId}
              value={color.id}
              checked={color.id === colorId}
              onChange={() => onChoose(color.id)}
            />
            <Swatch hex={color.hex} large />
            <span className="visually-hidden">
              {color.title}
              {color.soldOut && `, ${texts.soldOut}`}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type SizeChoiceProps = ColorChoiceProps & {
  sizeId: number | null;
  /** What tells sizes in centimetres: a page, or by `#` and its id a popover of this one. */
  guide?: string;
  /** How this article falls: 'ruim'. */
  fit?: string;
};

function SizeGuide({ guide }: { guide: string }) {
  if (guide.startsWith('#')) {
    return (
      <button
        type="button"
        className={styles.guide}
        popoverTarget={guide.slice(1)}
        aria-haspopup="dialog"
        data-popper="dialog"
      >
        {texts.sizeGuide}
      </button>
    );
  }
  return (
    <a className={styles.guide} href={guide} data-popup="" aria-haspopup="dialog">
      {texts.sizeGuide}
    </a>
  );
}

type OnlySizeProps = { size: ProductDetail['sizes'][number]; label: string };

/** The one size that there is: nothing to choose, and no word of it where it is just its size. */
function OnlySize({ size, label }: OnlySizeProps) {
  return (
    <>
      <input type="hidden" name={field.sizeId} value={size.id} />
      {size.title !== ONE_SIZE && (
        <p className={styles.legend}>
          {label}: <span className={styles.chosen}>{size.title}</span>
        </p>
      )}
    </>
  );
}

/** What is said when none is chosen: at the sizes, and in the dialog of the form's check. */
export const missingText = ({ isMailed }: Pick<Choosable, 'isMailed'>): string =>
  isMailed ? chooseFirst.value : chooseFirst.size;

type SizeMark = 'out' | 'away';

/** Why a size can't be ordered: it is nowhere, or in stores alone; undefined: it can. */
const markOf = (variant: ProductDetail['variants'][number]): SizeMark | undefined => {
  if (variant.pieces === 0) return 'out';
  return variant.webStock === 0 ? 'away' : undefined;
};

type SizeOfColor = { id: number; title: string; mark: SizeMark | undefined };

/** The sizes that there are of a colour. */
export const sizesIn = (
  { sizes, variants }: Pick<Choosable, 'sizes' | 'variants'>,
  colorId: number | null,
): SizeOfColor[] =>
  sizes.flatMap(({ id, title }) => {
    // A size of another colour may not be one of this colour's.
    const variant = variants.find((one) => one.sizeId === id && one.colorId === colorId);
    return variant ? [{ id, title, mark: markOf(variant) }] : [];
  });

/** The sizes of the chosen colour; one that is sold out can be chosen, and says so. */
export function SizeChoice(props: SizeChoiceProps) {
  const { product, colorId, sizeId, guide, fit, onChoose } = props;
  const { sizes, isMailed } = product;
  const problemId = useId();
  const [isMissing, setMissing] = useState(false);
  const showMissing = (event: FormEvent<HTMLInputElement>) => {
    // Our own words, where the sizes are: the button that was pressed may be far below them.
    event.preventDefault();
    setMissing(true);
    // Each of the radios is told.
    showSizes(event.currentTarget.closest('fieldset'));
  };
  const [only] = sizes;
  if (!only) return null;
  const there = sizesIn(product, colorId);
  const label = isMailed ? texts.value : texts.size;
  if (sizes.length === 1) return <OnlySize size={only} label={label} />;
  const isChosen = there.some(({ id }) => id === sizeId);
  const marks = new Set(there.map(({ mark }) => mark));
  return (
    <fieldset id={SIZES} className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <p id={problemId} className={styles.missing} role="alert">
        {isMissing && !isChosen && missingText(product)}
      </p>
      <div className={styles.sizes}>
        {there.map((size) => {
          const { mark } = size;
          return (
            <label
              key={size.id}
              className={classNames(styles.size, mark && styles[mark])}
              title={mark && texts.sizeMarks[mark]}
            >
              <input
                type="radio"
                name={field.sizeId}
                aria-label={mark && `${size.title}, ${texts.sizeMarks[mark]}`}
                value={size.id}
                checked={size.id === sizeId}
                required
                // Left to itself a browser calls it wrong before anybody chose.
                aria-invalid={isMissing && !isChosen}
                aria-describedby={isMissing ? problemId : undefined}
                onInvalid={showMissing}
                onChange={() => onChoose(size.id)}
              />
              <span>{size.title}</span>
            </label>
          );
        })}
      </div>
      {marks.size > (marks.has(undefined) ? 1 : 0) && (
        <p className={styles.key} aria-hidden="true">
          {marks.has('away') && <span>{texts.sizeKey.away}</span>}
          {marks.has('out') && <span>{texts.sizeKey.out}</span>}
        </p>
      )}
      {fit && (
        <p className={styles.key}>
          {texts.fit}: {fit}
        </p>
      )}
      {guide && <SizeGuide guide={guide} />}
    </fieldset>
  );
}
