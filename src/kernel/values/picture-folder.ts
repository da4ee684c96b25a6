/** A picture's folder as it is kept: no empty parts, no spaces around them, none that leads up. */
export const tidyFolder = (folder: string): string =>
  folder
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .join('/');
