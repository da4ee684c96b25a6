import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { product as texts } from '#kernel/messages/nl-product';
import { formatEuro } from '#kernel/values/money';
import { Button, ButtonLink } from '#ui/button.view';
import { BarSizes, SizesVeil } from './bar-sizes';
import { type Choosable, SIZES } from './product-choices';
import styles from './product-form.module.css';
import { useStep } from './use-step';

type Props = {
  product: Choosable;
  colorId: number | null;
  priceCents: number;
  onChoose: (sizeId: number) => void;
};

/** Whether the sizes of the form stand on the screen, above the bar: then one chooses there. */
const areSeen = (sizes: Element | null, bar: Element | null): boolean => {
  const [of, end] = [sizes?.getBoundingClientRect(), bar?.getBoundingClientRect().top ?? 0];
  return of !== undefined && of.height > 0 && of.top >= 0 && of.bottom <= end;
};

/**
 * Orders it. On a phone it is a bar within reach of the thumb, and far from the sizes: which of the two it
 * has is told by the style, from what is chosen, so that it also holds without script. With it the sizes
 * come over the bar.
 */
export function OrderBar({ product, colorId, priceCents, onChoose }: Props) {
  const [isOpen, setOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const focus = (selector: string) =>
    // Once it is drawn: what has the focus until then may be gone by it, and so is all of a sold out size's bar.
    requestAnimationFrame(() => {
      const sizes = document.getElementById(SIZES);
      const to = bar.current?.querySelector<HTMLElement>(selector);
      if (to) to.focus({ preventScroll: true });
      else sizes?.querySelector<HTMLElement>(':checked')?.focus();
    });
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    if (areSeen(document.getElementById(SIZES), bar.current)) {
      document.getElementById(SIZES)?.querySelector('input')?.focus({ preventScroll: true });
      return;
    }
    setOpen(!isOpen);
    if (!isOpen) focus('[data-bar-size]');
  };
  const close = () => {
    void leave();
    focus('a');
  };
  const leave = useStep('sizes', [isOpen, setOpen], close);
  const choose = async (sizeId: number) => {
    // The choice is kept in the address, which is another's until the step is left.
    await leave();
    onChoose(sizeId);
    focus('button[type=submit]');
  };
  /** Escape closes the sizes; Tab goes around in them, for all else lies behind a veil. */
  const onKey = (event: KeyboardEvent) => {
    if (!isOpen) return;
    if (event.key === 'Escape') close();
    if (event.key !== 'Tab') return;
    const all = [...(bar.current?.querySelectorAll<HTMLElement>('[role=dialog] button') ?? [])];
    const [first, last] = [all[0], all.at(-1)];
    const [end, other] = event.shiftKey ? [first, last] : [last, first];
    if (document.activeElement !== end) return;
    event.preventDefault();
    other?.focus();
  };
  const isValue = product.isMailed;
  const label = isValue ? texts.chooseValue : texts.chooseSize;
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears of the buttons in it */}
      <div ref={bar} className={styles.order} data-bottom-bar="" onKeyDown={onKey}>
        {isOpen && <SizesVeil onClick={close} />}
        {isOpen && (
          <BarSizes
            product={product}
            colorId={colorId}
            label={label}
            onChoose={choose}
            onClose={close}
          />
        )}
        {product.sizes.length > 1 && (
          <ButtonLink
            className={styles.choose}
            href={`#${SIZES}`}
            wide
            aria-expanded={isOpen}
            onClick={toggle}
          >
            {label}
          </ButtonLink>
        )}
        <Button type="submit" className={styles.add} wide icon="bag">
          {texts.addToCart} <span className={styles.sum}>{formatEuro(priceCents)}</span>
        </Button>
      </div>
      <Button type="submit" className={styles.now} kind="secondary" wide data-toggle="">
        {texts.buyNow}
      </Button>
    </>
  );
}
