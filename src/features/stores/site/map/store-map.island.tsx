import 'leaflet/dist/leaflet.css';
import { useId, useRef } from 'react';
import { storeTexts } from '#kernel/messages/nl-stores';
import { buttonClass } from '#ui/button.view';
import { classNames } from '#ui/class-names';
import styles from './store-map.module.css';
import { type StoreMapSettings, useStoreMap } from './use-store-map';

export type StoreMapProps = StoreMapSettings & {
  /** What the map shows, for who can't see it. */
  title: string;
};

const texts = storeTexts.map;

const look = {
  land: styles.land ?? '',
  abroad: styles.abroad ?? '',
  water: styles.water ?? '',
  built: styles.built ?? '',
  names: styles.names ?? '',
  town: styles.town ?? '',
  wide: styles.wide ?? '',
  here: styles.here ?? '',
  pin: styles.pin ?? '',
  cluster: styles.cluster ?? '',
  title: styles.popupTitle ?? '',
  link: styles.popupLink ?? '',
  route: classNames(buttonClass('secondary'), styles.route) ?? '',
};

/** Stores on a map (S2.8/5, S2.8/6). The list beside it tells the same, so it may be skipped. */
export default function StoreMap({ title, ...settings }: StoreMapProps) {
  const place = useRef<HTMLDivElement>(null);
  const end = useId();
  const { state, offersTiles, mayOffer, isNear, showTiles, alwaysShowTiles } = useStoreMap(
    place,
    settings,
    look,
  );
  const isSmall = settings.own !== undefined;
  // Over a small map it would cover the store itself.
  const offersInside = isNear && !isSmall;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the block around it is the section that it heads
    <div
      role="region"
      className={styles.section}
      aria-labelledby={`${end}-title`}
      data-store-map={state}
    >
      <h2 id={`${end}-title`} className="visually-hidden">
        {title}
      </h2>
      <a className={classNames('visually-hidden', styles.skip)} href={`#${end}`}>
        {texts.skip}
      </a>
      <div className={styles.frame}>
        <div ref={place} className={classNames(styles.map, isSmall && styles.small)} />
        {offersTiles && offersInside && (
          <div className={styles.offer}>
            <p>{texts.noStreets}</p>
            <p>
              <button type="button" className={buttonClass('secondary')} onClick={showTiles}>
                {texts.showStreets}
              </button>{' '}
              <button type="button" className={styles.tiles} onClick={alwaysShowTiles}>
                {texts.alwaysTiles}
              </button>
            </p>
          </div>
        )}
        {state === 'failed' && <p className={styles.failed}>{texts.failed}</p>}
      </div>
      <div className={classNames(styles.foot, !offersTiles && styles.later)}>
        {mayOffer && !offersInside && (
          <>
            <button type="button" className={styles.tiles} onClick={showTiles}>
              {texts.showTiles}
            </button>
            <button type="button" className={styles.tiles} onClick={alwaysShowTiles}>
              {texts.alwaysTiles}
            </button>
          </>
        )}
        {mayOffer && <span>{texts.tilesNote}</span>}
      </div>
      <p id={end} tabIndex={-1} className="visually-hidden">
        {texts.sameAsList}
      </p>
    </div>
  );
}
