import type { ReactNode } from 'react';
import type { SliderLook } from '#kernel/limits-content';
import { enSlider } from '#kernel/messages/en-slider';
import { sliderTexts } from '#kernel/messages/nl-slider';
import { classNames } from './class-names';
import { Icon } from './icon.view';
import { useTexts } from './language';
import styles from './slider.module.css';

/** A slide's content, or its HTML when that was rendered before. */
export type Slide = { key: string | number } & ({ node: ReactNode } | { html: string });

export type SliderProps = {
  /** Unique on the page. */
  id: string;
  title?: string;
  level?: 1 | 2;
  intro?: string;
  /** What it is called where it has no title. */
  label?: string;
  more?: { label: string; href: string };
  look: SliderLook;
  slides: readonly Slide[];
  /** As wide as the page, its controls below. */
  banner?: boolean;
};

/**
 * Things side by side, of which some are in view (S9.9/4). This is a row that scrolls and snaps by
 * itself; the script, fetched when it comes near, adds the controls, for which there is room already.
 * It goes by the W3C's carousel pattern.
 */
export function Slider(props: SliderProps) {
  const { id, title, level = 2, intro, look, banner } = props;
  const Heading = `h${level}` as const;
  const texts = useTexts(sliderTexts, enSlider);
  const name = title
    ? { 'aria-labelledby': `${id}-title` }
    : { 'aria-label': props.label || texts.featured };
  const { perView, gutter, speed, autoplay, fade, loop } = look;
  return (
    <etalage-slider
      class={classNames(styles.slider, banner && styles.banner)}
      data-desktop={perView.desktop}
      data-tablet={perView.tablet}
      data-mobile={perView.mobile}
      data-gap={gutter.desktop}
      data-gap-mobile={gutter.mobile}
      data-slider={JSON.stringify({ speed, autoplay, fade, loop })}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a section may not be described otherwise */}
      <div className={styles.region} role="region" aria-roledescription={texts.carousel} {...name}>
        <div className={styles.head}>
          {title && (
            <Heading id={`${id}-title`} className={styles.title}>
              {title}
            </Heading>
          )}
          <Controls {...props} />
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        {/* biome-ignore-start lint/a11y: what scrolls has to be reached, and named, without script */}
        <div className={styles.view} data-slider-view="" role="group" {...name} tabIndex={0}>
          <div id={`${id}-row`} className={styles.row}>
            {props.slides.map((slide, index) => (
              <SlideView
                key={slide.key}
                slide={slide}
                place={index + 1}
                all={props.slides.length}
              />
            ))}
          </div>
        </div>
        {/* biome-ignore-end lint/a11y: what scrolls has to be reached, and named, without script */}
        {props.more && (
          <a className={styles.more} href={props.more.href}>
            {props.more.label} <Icon name="arrow" small />
          </a>
        )}
      </div>
    </etalage-slider>
  );
}

function SlideView({ slide, place, all }: { slide: Slide; place: number; all: number }) {
  const texts = useTexts(sliderTexts, enSlider);
  const shared = {
    className: styles.slide,
    role: 'group',
    'aria-roledescription': texts.slide,
    'aria-label': texts.place(place, all),
  };
  if ('node' in slide) return <div {...shared}>{slide.node}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of our own views
  return <div {...shared} dangerouslySetInnerHTML={{ __html: slide.html }} />;
}

/** What stops it comes first: who comes by keyboard meets it before what moves. */
function Controls({ id, look, slides }: SliderProps) {
  const texts = useTexts(sliderTexts, enSlider);
  const row = `${id}-row`;
  return (
    <div className={styles.bar} data-slider-bar="">
      {look.autoplay > 0 && (
        <button
          type="button"
          className={styles.button}
          data-slider-play={texts.play}
          data-slider-pause={texts.pause}
          aria-label={texts.pause}
          aria-controls={row}
        >
          <Icon name="pause" />
          <Icon name="play" />
        </button>
      )}
      {look.arrows &&
        (['left', 'right'] as const).map((side) => (
          <button
            key={side}
            type="button"
            className={styles.button}
            data-slider-to={side === 'left' ? -1 : 1}
            aria-label={side === 'left' ? texts.previous : texts.next}
            aria-controls={row}
          >
            <Icon name={side} />
          </button>
        ))}
      {look.dots && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
        <div className={styles.dots} role="group" aria-label={texts.choose}>
          {slides.map(({ key }, index) => (
            <button
              key={key}
              type="button"
              className={styles.dot}
              data-slider-dot={index}
              aria-label={texts.dot(index + 1)}
              aria-controls={row}
            />
          ))}
        </div>
      )}
    </div>
  );
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'etalage-slider': React.HTMLAttributes<HTMLElement> & {
        class?: string;
        [data: `data-${string}`]: string | number | undefined;
      };
    }
  }
}
