import { Icon } from '#ui/icon.view';
import { Picture } from '#ui/picture.view';
import { useUi } from '#ui/use-ui';
import type { CtaProps } from '../contract';
import styles from './cta.module.css';

/** A call to action between a grid's cards: as high as its row, and all of it is the link. */
export function Cta({ title, text, link, linkText, picture }: CtaProps) {
  const ui = useUi();
  return (
    <div className={picture ? `${styles.cta} ${styles.pictured}` : styles.cta}>
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} sizes="(min-width: 768px) 40vw, 130vw" fill alt="" />
        </div>
      )}
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {text && <p className={styles.text}>{text}</p>}
        <a className={styles.link} href={link}>
          {linkText || ui.cta.more} <Icon name="arrow" small />
        </a>
      </div>
    </div>
  );
}
