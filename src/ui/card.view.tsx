import type { ReactNode } from 'react';
import type { PictureRef } from '#kernel/define/entity';
import type { CardWay } from '#kernel/values/card-way';
import styles from './card.module.css';
import { lightboxAddress } from './lightbox-link.view';
import { type Eager, Picture } from './picture.view';
import { useUi } from './use-ui';

type CardLinkProps = {
  href: string;
  /** What it says: the card's title. */
  label: string;
  way?: CardWay;
} & Record<`data-${string}`, string | undefined>;

const attributesOf = ({ href, label, way }: CardLinkProps) => {
  if (way === 'lightbox') return lightboxAddress(href, label);
  if (way === 'tab') return { href, target: '_blank', rel: 'noopener' };
  if (way === 'popup') return { href, 'data-popup': '', 'aria-haspopup': 'dialog' as const };
  return { href };
};

/**
 * A card's one link: all of the card leads where it leads (S2.12/4). The card is the `<article>` around
 * it, and its positioned ancestor.
 */
export const CardLink = (props: CardLinkProps) => {
  const { href, label, way, ...data } = props;
  const attributes = attributesOf(props);
  const ui = useUi();
  return (
    <a className={styles.link} data-card-link="" {...data} {...attributes}>
      {label}
      {'target' in attributes && <span className="visually-hidden"> {ui.card.newTab}</span>}
    </a>
  );
};

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
