/** One line of GeoNames' postal codes. */
export type PostcodeRow = {
  zipcode: string;
  place: string;
  province: string;
  latitude: number;
  longitude: number;
};

/** Roughly where the Netherlands in Europe are. */
export const isHere = (latitude: number, longitude: number): boolean =>
  latitude > 50 && latitude < 54 && longitude > 3 && longitude < 8;

export const ZIPCODE = /^[1-9]\d{3}(?: ?[A-Z]{2})?$/;

/** The Dutch name of a province. */
export const tidyProvince = (name: string): string => (name === 'Fryslân' ? 'Friesland' : name);

/**
 * Reads a line of GeoNames' file of postal codes: country, postcode, place, province, … with
 * latitude and longitude as columns 10 and 11, parted by tabs. Answers why not when it is none.
 */
export const readPostcodeLine = (line: string): PostcodeRow | string => {
  const cells = line.split('\t').map((cell) => cell.trim());
  const [country, zipcode = '', place = '', province = ''] = cells;
  if (cells.length < 11) return 'heeft geen 11 kolommen';
  if (country !== 'NL') return `is niet van Nederland (${country})`;
  if (!ZIPCODE.test(zipcode)) return `'${zipcode.slice(0, 20)}' is geen postcode`;
  if (place === '') return 'noemt geen plaats';
  const [latitude, longitude] = [Number(cells[9]), Number(cells[10])];
  if (!isHere(latitude, longitude)) return 'ligt niet in Nederland';
  return {
    zipcode: zipcode.replace(' ', ''),
    place,
    province: tidyProvince(province),
    latitude,
    longitude,
  };
};
