import type { AnchorHTMLAttributes, ReactNode } from 'react';
import type { PictureRef } from '#kernel/define/entity';
import styles from './card.module.css';
import { type Eager, Picture } from './picture.view';
import { useUi } from './use-ui';

/** A card's one link: all of the card leads where it leads. The card is its positioned ancestor. */
export const CardLink = (props: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) => (
  <a className={styles.link} {...props} />
);

const widths = [320, 480, 640, 800];
const sizes = '(min-width: 1025px) 26rem, (min-width: 768px) 46vw, 94vw';

type CardPictureProps = {
  picture?: PictureRef;
  eager?: Eager;
  /** What lies over it. */
  children?: ReactNode;
};

/** The picture on top of a card of which three stand beside each other; without one it says so. */
export const CardPicture = ({ picture, eager, children }: CardPictureProps) => (
  <div className={styles.frame}>
    {picture ? (
      <Picture picture={picture} sizes={sizes} widths={widths} eager={eager} fill alt="" />
    ) : (
      <NoPicture />
    )}
    {children}
  </div>
);

export const NoPicture = () => <p className={styles.none}>{useUi().picture.none}</p>;
