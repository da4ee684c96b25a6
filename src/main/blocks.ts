/** The files of all blocks: a folder more in a feature's `blocks/` is a block more. */
export const blockFiles = import.meta.glob<object>(
  '/src/features/*/blocks/*/{definition,props,load.server,view}.{ts,tsx}',
  { eager: true },
);
