import { useEffect } from 'react';

/** Gives the focus to the field that the address names, once its form is drawn. */
export const useFieldInAddress = (isDrawn: boolean): void => {
  useEffect(() => {
    const { hash } = window.location;
    if (!isDrawn || hash === '') return;
    document.getElementById(decodeURIComponent(hash.slice(1)))?.focus();
  }, [isDrawn]);
};
