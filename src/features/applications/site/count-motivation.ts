import { applications as limits } from '#kernel/limits';
import { applicationField as names } from '../contract';
import styles from './application-page.module.css';

/** S2.9/9: 'n/1000' below the motivation. It is for the eye: the field itself tells who listens. */
export const countMotivation = (form: HTMLFormElement): void => {
  const area = form.querySelector<HTMLTextAreaElement>(`textarea[name="${names.motivation}"]`);
  const place = area?.parentElement;
  if (!area || !place) return;
  let count = place.querySelector<HTMLElement>('[data-motivation-count]');
  if (!count) {
    count = document.createElement('p');
    count.className = styles.count ?? '';
    count.dataset.motivationCount = '';
    count.setAttribute('aria-hidden', 'true');
    place.append(count);
    form.closest<HTMLElement>(`.${styles.form}`)?.setAttribute('data-counted', '');
  }
  count.textContent = `${area.value.length}/${limits.motivation}`;
};
