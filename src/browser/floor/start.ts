import { all } from '../dom';
import { startCamera } from './camera';
import { forgetTold } from './forget';
import { catchScans, focusWithMouse } from './scan';

/** In ms: a phone in a pocket tells that a scan was wrong. */
const SHAKE = [200, 100, 200];

/** What screens of work on the floor do besides, where a browser can: all of it works without. */
export const startFloor = (): void => {
  forgetTold();
  for (const block of all('[data-camera]')) startCamera(block);
  for (const line of all<HTMLInputElement>('input[data-scan]')) {
    catchScans(line);
    focusWithMouse(line);
  }
  for (const button of all('[data-print]')) {
    button.hidden = false;
    button.addEventListener('click', () => print());
  }
  // Refused where nobody touched the page yet, or there is nothing that shakes.
  if (all('[data-wrong]').length > 0) navigator.vibrate?.(SHAKE);
};
