declare module 'exifr/dist/lite.esm.mjs' {
  export * from 'exifr';
}
