import { product as texts } from '#kernel/messages/nl-product';
import { classNames } from '#ui/class-names';
import { Icon } from '#ui/icon.view';
import styles from './bar-sizes.module.css';
import { type Choosable, sizesIn } from './product-choices';

type Props = {
  product: Choosable;
  colorId: number | null;
  /** 'Kies je maat'. */
  label: string;
  onChoose: (sizeId: number) => void;
  onClose: () => void;
};

/** Over the page while the sizes are open: a tap on it closes them and does nothing else. */
export function SizesVeil({ onClick }: { onClick: () => void }) {
  // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Escape does the same
  return <div className={styles.veil} onClick={onClick} data-sizes-veil="" />;
}

/** The sizes of a colour over the bar that orders, each with what there is of it. */
export function BarSizes({ product, colorId, label, onChoose, onClose }: Props) {
  const stockOf = (sizeId: number) =>
    product.variants.find((one) => one.sizeId === sizeId && one.colorId === colorId)?.webStock ?? 0;
  return (
    <div
      className={styles.sheet}
      role="dialog"
      aria-modal="true"
      aria-label={label}
      data-bar-sizes=""
    >
      <div className={styles.head}>
        <span className={styles.title} aria-hidden="true">
          {label}
        </span>
        <button
          type="button"
          className={styles.close}
          aria-label={texts.closeSizes}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      <ul className={styles.list}>
        {sizesIn(product, colorId).map(({ id, title, mark }) => (
          <li key={id}>
            <button
              type="button"
              className={classNames(styles.size, mark && styles[mark])}
              onClick={() => onChoose(id)}
              data-bar-size=""
            >
              <span className={styles.name}>{title}</span>{' '}
              {!product.isMailed && (
                <span className={styles.stock}>
                  {mark ? texts.sizeStock[mark] : texts.pieces(stockOf(id))}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
