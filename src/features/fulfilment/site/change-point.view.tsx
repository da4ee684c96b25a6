import { fulfilmentTexts } from '#kernel/messages/nl-fulfilment';
import { field } from '#kernel/wire';
import { Button } from '#ui/button.view';
import { Icon } from '#ui/icon.view';
import { TextField } from '#ui/text-field.view';
import type { PointChoice } from '../contract';
import styles from './sections.module.css';

const texts = fulfilmentTexts.change;

type Props = {
  token: string;
  action: string;
  href: string;
  zipcode: string;
  points?: readonly PointChoice[];
  problem?: string;
};

/** Another service point for an order that isn't packed yet. */
export function ChangePoint({ token, action, href, zipcode, points, problem }: Props) {
  return (
    <details className={styles.fold} id="servicepunt" open={points !== undefined || !!problem}>
      <summary className={styles.summary}>
        {texts.pointTitle}
        <Icon name="down" small />
      </summary>
      <div className={styles.body}>
        <p>{texts.until}</p>
        <form className={styles.form} method="get" action={href}>
          <TextField
            id="point-zipcode"
            name="zipcode"
            label={texts.near}
            autoComplete="postal-code"
            defaultValue={zipcode}
            error={problem}
            maxLength={10}
            required
          />
          <Button type="submit" kind="secondary">
            {texts.search}
          </Button>
        </form>
        {points && points.length > 0 && (
          <Points action={action} token={token} zipcode={zipcode} points={points} />
        )}
      </div>
    </details>
  );
}

type PointsProps = {
  action: string;
  token: string;
  zipcode: string;
  points: readonly PointChoice[];
};

function Points({ action, token, zipcode, points }: PointsProps) {
  return (
    <form className={styles.form} method="post" action={action}>
      <input type="hidden" name={field.token} value={token} />
      <input type="hidden" name="zipcode" value={zipcode} />
      <fieldset className={styles.points}>
        <legend className={styles.legend}>{texts.points}</legend>
        {points.map(({ id, title, lines }) => (
          <label key={id} className={styles.point}>
            <input type="radio" name="point" value={id} required aria-invalid={false} />
            <span>
              {title}
              <span className={styles.soft}> {lines.join(', ')}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" kind="secondary">
        {texts.choosePoint}
      </Button>
    </form>
  );
}
