import { enSlider } from '#kernel/messages/en-slider';
import { sliderTexts } from '#kernel/messages/nl-slider';
import { Icon } from '#ui/icon.view';
import { useTexts } from '#ui/language';
import styles from './ticker.module.css';

export type TickerProps = {
  /** Unique on the page. */
  id: string;
  title: string;
  isTitleShown: boolean;
  items: readonly { label: string; href?: string }[];
};

/** Names in a row that goes round (S2.12/8). Without script, or motion, it is a row that scrolls. */
export default function Ticker({ id, title, isTitleShown, items }: TickerProps) {
  const texts = useTexts(sliderTexts, enSlider).ticker;
  return (
    <etalage-ticker class={styles.ticker}>
      <div className={styles.head}>
        <h2 id={id} className={isTitleShown ? styles.title : 'visually-hidden'}>
          {title}
        </h2>
        <button
          type="button"
          className={styles.button}
          data-ticker-play={texts.play}
          data-ticker-pause={texts.pause}
          aria-label={texts.pause}
        >
          <Icon name="pause" small />
          <Icon name="play" small />
        </button>
      </div>
      {/* biome-ignore-start lint/a11y: what scrolls has to be reached, and named */}
      <div
        className={styles.view}
        data-ticker-view=""
        role="group"
        aria-labelledby={id}
        tabIndex={0}
      >
        <ul className={styles.row}>
          {items.map(({ label, href }) => (
            <li key={label} className={styles.item}>
              {href ? <a href={href}>{label}</a> : label}
            </li>
          ))}
        </ul>
      </div>
      {/* biome-ignore-end lint/a11y: what scrolls has to be reached, and named */}
    </etalage-ticker>
  );
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'etalage-ticker': React.HTMLAttributes<HTMLElement> & { class?: string };
    }
  }
}
