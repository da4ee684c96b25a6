import { isPlainClick, on } from '../dom';

/** The code of dialogs comes with the first. */
const dialogs = () => import('./dialogs');

/** S2.5/1: popup dialogs in place of the browser's own, and links that ask before they act. */
export const startDialogs = (): void => {
  const plainAlert = window.alert.bind(window);
  Object.assign(window, {
    alert: (message?: unknown) =>
      dialogs().then(
        ({ alert }) => alert(String(message ?? '')),
        () => plainAlert(message),
      ),
    confirm: (message?: string) => dialogs().then(({ confirm }) => confirm(message)),
  });
  on('click', 'a[data-confirm]', (event, element) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const link = element as HTMLAnchorElement;
    dialogs().then(
      ({ followLink }) => followLink(link),
      () => location.assign(link.href),
    );
  });
};
