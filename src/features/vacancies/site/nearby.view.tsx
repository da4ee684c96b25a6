import { applications as limits } from '#kernel/limits';
import { applications } from '#kernel/messages/nl-applications';
import { Button } from '#ui/button.view';
import { Select } from '#ui/select.view';
import { FieldFrame, TextField } from '#ui/text-field.view';
import { NEARBY } from '../contract';
import styles from './nearby.module.css';

const { nearby: texts } = applications;

export type NearbyProps = {
  title: string;
  intro: string;
  level: 1 | 2;
  zipcode: string;
  km: number;
  error?: string;
  names: { zipcode: string; km: string; page: string };
  /** The page that it stands on. */
  page: string;
};

/** Asks how far from home one wants to work. */
export function Nearby(props: NearbyProps) {
  const { title, intro, level, zipcode, km, error, names, page } = props;
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.frame}>
      {title && <Heading>{title}</Heading>}
      {intro && <p className={styles.intro}>{intro}</p>}
      <form method="get" action={NEARBY} aria-label={texts.title} className={styles.form}>
        <input type="hidden" name={names.page} value={page} />
        <TextField
          id="vacatures-postcode"
          name={names.zipcode}
          label={texts.zipcode}
          defaultValue={zipcode}
          autoComplete="postal-code"
          maxLength={7}
          required
          alone
          error={error}
          className={styles.zipcode}
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
