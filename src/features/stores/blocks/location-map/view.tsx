import { storeTexts } from '#kernel/messages/nl-stores';
import { field, path } from '#kernel/wire';
import { Island } from '#ui/island';
import styles from '../../site/frames.module.css';
import StoreMap from '../../site/map/store-map.island';

export type MapFrameProps = {
  /** The block's. */
  id: number | string;
  title: string;
  tiles?: string;
};

/** All stores on a map, as wide as the page. */
export default function MapFrame({ id, title, tiles }: MapFrameProps) {
  const query = new URLSearchParams({ [field.pagebuilderId]: String(id) });
  return (
    <div className={styles.frame}>
      <Island
        of={StoreMap}
        name={`kaart-${id}`}
        when="visible"
        props={{ title: title || storeTexts.map.title, url: `${path.storeMap}?${query}`, tiles }}
      />
    </div>
  );
}
