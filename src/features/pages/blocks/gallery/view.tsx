import type { ReactNode } from 'react';
import styles from './gallery.module.css';

export type GalleryProps = { title: string; intro: string; children?: ReactNode };

/** Pictures, films and pages beside each other; each opens in the lightbox among the others. */
export default function Gallery({ title, intro, children }: GalleryProps) {
  return (
    <div className={styles.gallery}>
      {title && <h2 className={styles.title}>{title}</h2>}
      {intro && <p className={styles.intro}>{intro}</p>}
      <div className={styles.items} data-lightbox-group="">
        {children}
      </div>
    </div>
  );
}
