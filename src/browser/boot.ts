import { startCart } from './cart/start';
import { loadCheckout } from './checkout/load';
import { startCounters } from './content/counter';
import { startFaq } from './content/faq';
import { loadBundles } from './content/load-bundles';
import { startDialogs } from './dialogs/start';
import { startIslands } from './islands/element';
import type { IslandModules } from './islands/types';
import { startConfirmLocation } from './lists/confirm-location';
import { startListFilters } from './lists/list-filter';
import { startRefines } from './refines/start';
import { startSections } from './sections/start';
import { startSession } from './session';
import { startAnchors } from './shell/anchors';
import { startHeader } from './shell/header';
import { startNavigation } from './shell/navigation';
import { startStockAlert } from './stock-alert/start';

/** Starts all that a page does by itself. Order matters little: each part minds its own markup. */
export const boot = (islands: IslandModules): void => {
  document.documentElement.classList.add('js');
  startSession();
  startDialogs();
  startHeader();
  startNavigation();
  startAnchors();
  startSections();
  startRefines();
  startListFilters();
  startConfirmLocation();
  startCart();
  startStockAlert();
  loadCheckout();
  startCounters();
  startFaq();
  loadBundles();
  startIslands(islands);
};
