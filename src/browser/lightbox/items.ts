import { lightbox } from '#kernel/limits-overlays';
import { all, find } from '../dom';

/** What PhotoSwipe is given of a link, with the link itself. */
export type Item = {
  type: 'image' | 'video' | 'iframe' | 'html';
  link: HTMLAnchorElement;
  /** Where a picture grows from. */
  element: HTMLElement;
  src: string;
  srcset?: string;
  msrc?: string;
  width: number;
  height: number;
  alt: string;
  caption: string;
  thumbCropped: true;
};

const GROUP = '[data-lightbox-group]';
const LINK = 'a[data-lightbox]';

const isShown = (link: Element): boolean => link.checkVisibility?.() ?? !link.closest('[hidden]');

/** The links that are shown together with one: those of its group that are to be seen. */
export const groupOf = (link: HTMLAnchorElement): HTMLAnchorElement[] => {
  const group = link.closest(GROUP);
  const links = group ? all<HTMLAnchorElement>(LINK, group).filter(isShown) : [];
  return links.includes(link) ? links : [link];
};

/** All sizes of the picture, in the format that the browser chose of the small one. */
const sizesIn = (link: Element, thumb: HTMLImageElement | null): string | undefined => {
  const format = /\.(\w+)$/.exec(thumb?.currentSrc ?? '')?.[1] ?? 'webp';
  return find<HTMLSourceElement>(`source[type="image/${format}"]`, link)?.srcset;
};

const sizeOf = ({ dataset: { lightbox: type, width, height } }: HTMLElement) => {
  if (type === 'video') return lightbox.video;
  // As large as the window has room for: a page is read.
  if (type !== 'image') return { width: Math.min(innerWidth, 900), height: innerHeight };
  return { width: Number(width) || 1600, height: Number(height) || 1067 };
};

export const itemOf = (link: HTMLAnchorElement): Item => {
  const { lightbox: type = 'image', caption = '' } = link.dataset;
  const thumb = find<HTMLImageElement>('img', link);
  const { width, height } = sizeOf(link);
  return {
    type: type as Item['type'],
    link,
    element: link,
    src: link.href,
    srcset: type === 'image' ? sizesIn(link, thumb) : undefined,
    msrc: thumb?.currentSrc || undefined,
    width,
    height,
    alt: thumb?.alt || caption,
    caption,
    thumbCropped: true,
  };
};
