import { useEffect } from 'react';

/** Ctrl+Z and Ctrl+Y, or with ⌘ and Shift: a step back, and again. In a field too: its typing is a step. */
export const useUndoKeys = (undo: () => void, redo: () => void): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      // A rich text has steps of its own: of two that are taken back for one key the second is too many.
      event.preventDefault();
      event.stopPropagation();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [undo, redo]);
};
