import { find, isPlainClick, on } from '../dom';

const code = () => import('./choices');
const CHOICE = 'a[data-card-color],button[data-card-sizes]';

/** Colours and sizes on cards: their code comes with the first that is pressed (S2.6/1). */
export const startCardChoices = (): void =>
  on('click', CHOICE, (event, control) => {
    const card = control.closest('article');
    const link = card && find<HTMLAnchorElement>('a[data-card-link]', card);
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    code().then(
      ({ choose }) => choose(control, card, link),
      () => location.assign((control as HTMLAnchorElement).href || link.href),
    );
  });
