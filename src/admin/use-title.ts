import { useEffect } from 'react';
import { officeTexts } from '#kernel/messages/nl-office';

/** Says in the window's title which screen this is. */
export const useTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} | ${officeTexts.title}`;
  }, [title]);
};
