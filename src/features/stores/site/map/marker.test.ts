import { expect, test } from 'vitest';
import { markerOf } from './marker';

const store = { id: 7, title: 'Brink Tiel', access: 'tiel' };
const tiel = { ...store, coord_latitude: 51.89, coord_longitude: 5.43 };

test('S3.7/4 a marker has its id, its place and whether it has an image of its own', () => {
  const marker = { marker_id: 7, visible: true, placement: [51.89, 5.43] };
  expect(markerOf(tiel)).toEqual({ ...marker, image: false });
  expect(markerOf(tiel, 7)).toEqual({ ...marker, image: true });
  expect(markerOf(tiel, 8).image).toBe(false);
});

test('S3.7/4 S8.4/3 a store without coordinates has a marker that is not visible', () => {
  for (const half of [{ coord_latitude: null }, { coord_longitude: null }]) {
    expect(markerOf({ ...tiel, ...half })).toEqual({ marker_id: 7, visible: false, image: false });
  }
});
