import { header } from '#kernel/wire';
import { all } from './dom';

/** Shows a number on every badge of its kind; a badge of 0 is hidden. */
export const showCount = (kind: 'cart' | 'wishlist', count: number | undefined): void => {
  if (count === undefined || !Number.isFinite(count)) return;
  for (const badge of all(`[data-${kind}-count]`)) {
    badge.textContent = String(count);
    badge.hidden = count < 1;
  }
  // S3.5/6: the wishlist's button keeps its count.
  for (const button of all(`[data-${kind}-button][data-count]`)) {
    button.dataset.count = String(count);
  }
};

/** Takes the number of articles from a reply that tells it. */
export const readArticleCount = (headers: Headers): void => {
  const count = headers.get(header.articleCount);
  if (count !== null) showCount('cart', Number(count));
};
