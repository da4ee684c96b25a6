import { defineLater } from './define-later';

/** Keeps blocks that are shown at times as they should be, on pages that stay open. */
export const startSchedules = (): void =>
  defineLater(
    'etalage-scheduled',
    async () => (await import('./recheck')).watchSchedule,
    'No clock',
  );
