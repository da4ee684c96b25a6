import { useState } from 'react';
import { readLocal, writeLocal } from '../local';
import { isScreen } from '../use-screen';
import { type Width, widths } from './stage';

const KEY = 'etalage-office-width';

/** At what width the page is shown: as it was chosen last on this device. */
export const useWidth = (): [Width, (width: Width) => void] => {
  const [width, setWidth] = useState<Width>(() => {
    const kept = readLocal<Width>(KEY);
    // The page is shown as it looks there, with all the room.
    if (isScreen('phone')) return 'phone';
    return kept !== undefined && Object.hasOwn(widths, kept) ? kept : 'desk';
  });
  const choose = (next: Width) => {
    setWidth(next);
    writeLocal(KEY, next);
  };
  return [width, choose];
};
