import { calculatedHours } from '#kernel/values/calculated-hours';
import { field } from '#kernel/wire';
import { all, find, on } from '../dom';

const show = (form: HTMLFormElement): void => {
  const number = (name: string) => Number(new FormData(form).get(name));
  const result = find('[data-calculator-result]', form);
  const language = document.documentElement.lang || undefined;
  if (result) {
    result.textContent = calculatedHours(number(field.years), number(field.hours), language);
  }
};

const showAll = (): void => {
  for (const form of all<HTMLFormElement>('form[data-calculator]')) show(form);
};

/** The result follows what is chosen, also what a browser remembered of that (S2.12/5). */
export const startCalculators = (): void => {
  on('change', 'form[data-calculator] select', showAll);
  showAll();
  addEventListener('pageshow', showAll);
};
