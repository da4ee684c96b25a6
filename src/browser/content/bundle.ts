import { formatEuro } from '#kernel/values/money';
import { all, find, on } from '../dom';

/** Where each choice of a set's form tells its price in cents: a chosen option, or a hidden field. */
const choicesOf = (form: HTMLFormElement): HTMLElement[] =>
  all('select, input[data-cents]', form).flatMap((element) =>
    element instanceof HTMLSelectElement ? (element.options[element.selectedIndex] ?? []) : element,
  );

const show = (place: HTMLElement, form: HTMLFormElement): void => {
  const choices = choicesOf(form);
  const apart = choices.reduce((sum, { dataset }) => sum + Number(dataset.cents ?? Number.NaN), 0);
  const saved = apart - Number(place.dataset.bundleSaving);
  place.hidden = !(saved > 0);
  if (place.hidden) return;
  const isLeast = choices.some(({ dataset }) => dataset.least !== undefined);
  for (const word of all('[data-bundle-least]', place)) {
    word.textContent = isLeast ? (word.dataset.bundleLeast ?? '') : '';
  }
  for (const [name, cents] of Object.entries({ apart, saved })) {
    const sum = find(`[data-bundle-${name}]`, place);
    if (sum) sum.textContent = formatEuro(cents);
  }
};

const showAll = (): void => {
  for (const place of all('[data-bundle-saving]')) {
    const form = place.closest('form');
    if (form) show(place, form);
  }
};

/** What a set saves follows what is chosen of its parts, also what a browser remembered of them. */
export const startBundles = (): void => {
  on('change', 'form[name=addproduct] select', showAll);
  showAll();
  addEventListener('pageshow', showAll);
};
