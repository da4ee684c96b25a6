import { isPlainClick, on } from '../dom';

type Open = (link: HTMLAnchorElement) => void;

/** A plain click on such a link opens what it leads to over the page, or else follows it. */
const opens = (selector: string, load: () => Promise<Open>): void =>
  on('click', `a[${selector}]`, (event, element) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const link = element as HTMLAnchorElement;
    load().then(
      (open) => open(link),
      () => location.assign(link.href),
    );
  });

/** Links that open over the page. The code of each kind comes with the first that is followed. */
export const startOverlays = (): void => {
  // The page was loaded anew where something lay over it: nothing does, so its step is none.
  if (history.state?.overlay) history.back();
  opens('data-stock-alert', async () => {
    const { openPopup } = await import('../stock-alert/popup');
    return ({ href }) => openPopup(href);
  });
  opens('data-popup', () => import('./popup').then((code) => code.openPopup));
  opens('data-lightbox', () => import('../lightbox/lightbox').then((code) => code.openLightbox));
};
