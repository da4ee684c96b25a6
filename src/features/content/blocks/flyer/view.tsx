import type { PictureRef } from '#kernel/define/entity';
import { ButtonLink } from '#ui/button.view';
import { classNames } from '#ui/class-names';
import { Picture } from '#ui/picture.view';
import styles from './flyer.module.css';

export type FlyerProps = {
  kicker: string;
  title: string;
  lines: readonly string[];
  link: string;
  linkText: string;
  note: string;
  picture?: PictureRef;
};

/** A leaflet, as it would lie on the counter: what there is, and where. */
export default function Flyer(props: FlyerProps) {
  const { picture } = props;
  return (
    <div className={styles.frame}>
      <article className={classNames(styles.flyer, picture && styles.pictured)}>
        <div className={styles.words}>
          {props.kicker && <p className={styles.kicker}>{props.kicker}</p>}
          <h2 className={styles.title}>{props.title}</h2>
          {props.lines.length > 0 && (
            <ul className={styles.lines}>
              {props.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          {props.link && <ButtonLink href={props.link}>{props.linkText}</ButtonLink>}
          {props.note && <p className={styles.note}>{props.note}</p>}
        </div>
        {picture && (
          <div className={styles.picture}>
            <Picture picture={picture} sizes="(min-width: 768px) 40vw, 100vw" fill />
          </div>
        )}
      </article>
    </div>
  );
}
