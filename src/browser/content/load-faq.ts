import { find } from '../dom';

/** The code of questions comes where there are some; without it the browser opens and closes them. */
export const loadFaq = (): void => {
  if (!find('details[name]')) return;
  import('./faq').then(
    ({ startFaq }) => startFaq(),
    (error) => console.info('Questions open by themselves', error),
  );
};
