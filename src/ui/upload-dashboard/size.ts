import { tellSize } from '#kernel/values/file-size';
import { isOnEnglishPage } from './texts';

/** Stands in for Uppy's own, which writes sizes the English way whatever the language (S9.8/7). */
export const prettierBytes = (bytes: number): string =>
  tellSize(bytes, isOnEnglishPage ? 'en_GB' : undefined);
