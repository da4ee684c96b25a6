import { useState } from 'react';
import { readLocal, writeLocal } from '../local';
import { type Width, widths } from './stage';

const KEY = 'etalage-office-width';

/** Whether the screen is a phone's: the page is shown as it looks there, with all the room. */
export const isPhone = (): boolean => window.matchMedia('(max-width: 599px)').matches;

/** At what width the page is shown: as it was chosen last on this device. */
export const useWidth = (): [Width, (width: Width) => void] => {
  const [width, setWidth] = useState<Width>(() => {
    const kept = readLocal<Width>(KEY);
    if (isPhone()) return 'phone';
    return kept !== undefined && Object.hasOwn(widths, kept) ? kept : 'desk';
  });
  const choose = (next: Width) => {
    setWidth(next);
    writeLocal(KEY, next);
  };
  return [width, choose];
};
