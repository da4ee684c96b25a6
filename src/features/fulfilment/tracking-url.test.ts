import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTrackingUrl } from './tracking-url';

test('a parcel is followed at an address of https, as a link may hold it', () => {
  expect(readTrackingUrl('HTTPS://Volg.Example/3S1?land=NL')).toBe(
    'https://volg.example/3S1?land=NL',
  );
  expect(readTrackingUrl(`https://volg.example/a"b'c<d>?e="f'#g"`)).toBe(
    'https://volg.example/a%22b%27c%3Cd%3E?e=%22f%27#g%22',
  );
  const wrong = [
    ...['', 'volg.example', '//volg.example/1', 'http://volg.example/1', 'javascript:alert(1)'],
    ...['https://postnl.nl@elders.example/1', 'https://a"b.example/1', "https://a'b.example/1"],
    ...['https://volg.example/een twee', 'https://volg.example/\n1', 'https://', 'https://kassa/1'],
  ];
  expect(wrong.filter((said) => readTrackingUrl(said) !== undefined)).toEqual([]);
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string(),
        fc.string().map((s) => `https://a.nl/${s}`),
      ),
      (said) => {
        const href = readTrackingUrl(said);
        if (href === undefined) return;
        expect(href).toMatch(/^https:\/\/[^\s"'<>]+$/);
        expect(readTrackingUrl(href)).toBe(href);
      },
    ),
  );
});
