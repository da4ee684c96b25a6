import { find } from '../dom';

const NEEDS = '[data-checkout],[data-address],[data-device]';

/** The checkout's code comes where there is one, an address to be looked up, or ways to pay. */
export const loadCheckout = (): void => {
  let asked = false;
  const load = () => {
    if (asked) return;
    asked = true;
    import('./start').then(
      ({ startCheckout }) => startCheckout(),
      (error) => console.info('The checkout goes on without its script', error),
    );
  };
  if (find(NEEDS)) load();
  // It may yet come in the popover.
  else document.addEventListener('checkout:shown', () => find('[data-checkout]') && load());
};
