import type { PictureRef } from '#kernel/define/entity';
import { ButtonLink } from '#ui/button.view';
import { classNames } from '#ui/class-names';
import { Picture } from '#ui/picture.view';
import styles from './call-to-action.module.css';

export type CallToActionProps = {
  title: string;
  text: string;
  link: string;
  linkText: string;
  picture?: PictureRef;
  tone?: 'green' | 'paper';
};

/** One invitation across the page, with or without a picture beside it. */
export function CallToAction({ tone = 'green', ...props }: CallToActionProps) {
  return (
    <div className={styles.frame}>
      <div className={classNames(styles.cta, styles[tone], props.picture && styles.pictured)}>
        {props.picture && (
          <div className={styles.picture}>
            <Picture picture={props.picture} sizes="(min-width: 768px) 50vw, 100vw" fill />
          </div>
        )}
        <div className={styles.words}>
          <h2 className={styles.title}>{props.title}</h2>
          {props.text && <p className={styles.text}>{props.text}</p>}
          {props.link && (
            <ButtonLink kind={tone === 'green' ? 'light' : 'primary'} href={props.link}>
              {props.linkText}
            </ButtonLink>
          )}
        </div>
      </div>
    </div>
  );
}
