import type { AnchorHTMLAttributes } from 'react';
import type { PictureRef } from '#kernel/define/entity';
import { isLocalAddress } from '#kernel/values/local-address';
import { fittingWidths } from '#kernel/values/picture-widths';
import { path } from '#kernel/wire';
import { embedOf } from './embed';

/** Of a link with `data-…` attributes for the script. */
type Anchor = AnchorHTMLAttributes<HTMLAnchorElement> & Record<`data-${string}`, unknown>;

/** A picture at its largest, for who has no script. */
const largest = ({ key, width }: PictureRef): string =>
  `${path.media}/${key}/${fittingWidths(width).at(-1)}.jpg`;

/** Of a link that shows a picture in the lightbox; without script it leads to the picture itself. */
export const lightboxPicture = (picture: PictureRef, caption = picture.alt): Anchor => ({
  href: largest(picture),
  'data-lightbox': 'image',
  'data-width': picture.width,
  'data-height': picture.height,
  'data-caption': caption || undefined,
  'aria-haspopup': 'dialog',
});

/** What the lightbox makes of an address that is no film of a third party's; undefined: nothing. */
const kindOf = (href: string): string | undefined => {
  if (!isLocalAddress(href)) return undefined;
  if (/\.(?:mp4|webm)$/i.test(href)) return 'video';
  return /\.(?:jpe?g|png|webp|avif)$/i.test(href) ? 'image' : 'html';
};

/**
 * Of a link that shows what stands at an address in the lightbox (S2.12/14): a film, a page, a
 * picture. Without script, or when it may not be embedded, the link leads there.
 */
export const lightboxAddress = (href: string, caption: string): Anchor => {
  const embed = embedOf(href);
  const kind = embed?.kind ?? kindOf(href);
  if (kind === undefined) return { href, target: '_blank', rel: 'noopener' };
  return {
    href,
    'data-lightbox': kind,
    'data-caption': caption || undefined,
    'data-embed': embed?.src,
    'data-party': embed?.party,
    'data-category': embed?.category,
    'aria-haspopup': 'dialog',
  };
};
