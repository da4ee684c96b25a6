import { tellSize } from '#kernel/values/file-size';

/** Stands in for Uppy's own, which writes sizes the English way whatever the language (S9.8/7). */
export const prettierBytes = tellSize;
