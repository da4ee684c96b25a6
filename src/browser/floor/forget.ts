import { all } from '../dom';

/** Takes what a page told from its address, so that a reload doesn't tell it again. */
export const forgetTold = (): void => {
  for (const { dataset } of all('[data-forget]')) {
    const url = new URL(location.href);
    for (const name of (dataset.forget ?? '').split(' ')) url.searchParams.delete(name);
    if (url.href !== location.href) history.replaceState(history.state, '', url);
  }
};
