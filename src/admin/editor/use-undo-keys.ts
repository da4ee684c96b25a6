import { useEffect } from 'react';

/** Ctrl+Z and Ctrl+Y, or with ⌘ and Shift: a step back, and again. In a field too: its typing is a step. */
export const useUndoKeys = (undo: () => void, redo: () => void): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [undo, redo]);
};
