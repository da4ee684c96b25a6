import { sliders } from '#kernel/limits-content';
import { product as texts } from '#kernel/messages/nl-product';
import { Slider } from '#ui/slider.view';
import styles from './recent-row.module.css';

const look = {
  ...sliders.usual,
  perView: { desktop: 5, tablet: 3, mobile: 2.2 },
  gutter: { desktop: 10, tablet: 10, mobile: 10 },
  autoplay: 0,
};

/** Articles that were looked at in this browser, with what erases them. */
export function RecentRow({ cards }: { cards: readonly { id: number; html: string }[] }) {
  return (
    <div className={styles.recent}>
      <Slider
        id="recent-bekeken"
        title={texts.recent}
        look={look}
        slides={cards.map(({ id, html }) => ({ key: id, html }))}
      />
      <p className={styles.clear}>
        <button type="button" data-recent-clear="">
          {texts.clearRecent}
        </button>
      </p>
    </div>
  );
}
