import { loadPart } from '../load-part';

/** The code of questions comes where there are some; without it the browser opens and closes them. */
export const loadFaq = (): void =>
  loadPart(
    'details[name]',
    async () => (await import('./faq')).startFaq,
    'Questions open by themselves',
  );
