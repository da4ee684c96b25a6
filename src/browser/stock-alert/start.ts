import { isPlainClick, on } from '../dom';

/** S2.6/2: a link to the form for a sold-out size opens it over the page; its code comes with it. */
export const startStockAlert = (): void =>
  on('click', 'a[data-stock-alert]', (event, element) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const link = element as HTMLAnchorElement;
    import('./popup').then(
      ({ openPopup }) => openPopup(link.href),
      () => location.assign(link.href),
    );
  });
