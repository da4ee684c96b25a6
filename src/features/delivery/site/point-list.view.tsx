import { deliveryTexts } from '#kernel/messages/nl-delivery';
import { formatDistance } from '#kernel/values/distance';
import { Choice } from '#ui/choice.view';
import { pointValues, type ServicePoint } from '../contract';
import styles from './point-list.module.css';

const texts = deliveryTexts.points;

type Props = {
  points: readonly ServicePoint[] | 'unavailable';
  /** Id of the point that was chosen. */
  chosen?: string;
  /** Said when there is nothing to choose from. */
  empty?: string;
};

const attributesOf = (point: ServicePoint): Record<`data-${string}`, string> =>
  Object.fromEntries(
    Object.entries(pointValues(point)).map(([name, value]) => [`data-${name}`, value]),
  );

/**
 * Service points to choose from. Each option carries what the checkout keeps of it, as attributes
 * with the names of the hidden inputs (S3.5/5).
 */
export function PointList({ points, chosen, empty = texts.none }: Props) {
  if (points === 'unavailable') return <p className={styles.note}>{texts.unavailable}</p>;
  if (points.length === 0) return <p className={styles.note}>{empty}</p>;
  return (
    <ul className={styles.points} data-pickup-points>
      {points.map((point) => (
        <li key={point.id}>
          <Choice
            name="pickup_point"
            value={point.id}
            defaultChecked={point.id === chosen}
            data-pickup-option=""
            {...attributesOf(point)}
            label={point.title}
            note={point.hours}
            aside={point.distanceKm === undefined ? undefined : formatDistance(point.distanceKm)}
          >
            <span>
              {point.street} {point.housenumber}, {point.place}
            </span>
          </Choice>
        </li>
      ))}
    </ul>
  );
}
