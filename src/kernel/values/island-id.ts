/** An island's id: its module's path without `/src/` and the ending. */
export const islandId = (file: string): string =>
  file.replace(/^\/src\//, '').replace(/\.island\.tsx$/, '');
