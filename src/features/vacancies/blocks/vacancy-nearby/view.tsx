import type { PictureRef } from '#kernel/define/entity';
import { applications as limits } from '#kernel/limits-applications';
import { applications } from '#kernel/messages/nl-applications';
import { Button } from '#ui/button.view';
import { classNames } from '#ui/class-names';
import { Picture } from '#ui/picture.view';
import { Select } from '#ui/select.view';
import { FieldFrame, TextField } from '#ui/text-field.view';
import { NEARBY } from '../../contract';
import styles from './nearby.module.css';

const { nearby: texts } = applications;
const { longestPlace: longest } = limits;

export type NearbyProps = {
  title: string;
  intro: string;
  /** Beside it; a phone has no room for one, and fetches none. */
  picture?: PictureRef;
  level: 1 | 2;
  place: string;
  km: number;
  error?: string;
  names: { place: string; km: string; page: string };
  /** The page that it stands on. */
  page: string;
};

/** Asks how far from home one wants to work. */
export default function Nearby(props: NearbyProps) {
  const { title, intro, picture, level, place, km, error, names, page } = props;
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={classNames(styles.frame, picture && styles.pictured)}>
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} sizes="50vw" from={768} eager={level === 1 && 'first'} fill />
        </div>
      )}
      {title && <Heading>{title}</Heading>}
      {intro && <p className={styles.intro}>{intro}</p>}
      <form method="get" action={NEARBY} aria-label={texts.title} className={styles.form}>
        <input type="hidden" name={names.page} value={page} />
        <TextField
          id="vacatures-postcode"
          name={names.place}
          label={texts.place}
          defaultValue={place}
          autoComplete="postal-code"
          maxLength={longest}
          required
          alone
          error={error}
          className={styles.place}
        />
        <FieldFrame id="vacatures-afstand" label={texts.within} className={styles.within}>
          <Select id="vacatures-afstand" name={names.km} defaultValue={String(km)}>
            {limits.distances.map((distance) => (
              <option key={distance} value={String(distance)}>
                {texts.km(distance)}
              </option>
            ))}
          </Select>
        </FieldFrame>
        <Button type="submit" kind="secondary" className={styles.submit}>
          {texts.submit}
        </Button>
      </form>
    </div>
  );
}
