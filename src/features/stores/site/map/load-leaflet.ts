export type Leaflet = typeof import('leaflet');

/** Fetches Leaflet and its clusters. It touches `window` at once: call this in a browser only. */
export const loadLeaflet = async (): Promise<Leaflet> => {
  const { default: leaflet } = await import('leaflet');
  // The plugin takes it from there.
  (globalThis as { L?: Leaflet }).L = leaflet;
  await import('leaflet.markercluster');
  return leaflet;
};
