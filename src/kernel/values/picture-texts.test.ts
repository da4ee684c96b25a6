import { expect, test } from 'vitest';
import { isFileName, stemOf, titleOfFile } from './picture-texts';

test.each([
  ['IMG_2041', ''],
  ['img 2041 (1)', ''],
  ['DSC00017', ''],
  ['rode trui.jpg', ''],
  ['Schermafbeelding 2026-03-01 om 10.12.33', ''],
  ['WhatsApp Image 2026-01-02', ''],
  ['hero_zomer_2', ''],
  ['00017342', ''],
  ['rode-trui', 'rode-trui.png'],
  ['Trui2', 'TRUI2.webp'],
])('‘%s’ of ‘%s’ is a file’s name', (alt, file) => {
  expect(isFileName(alt, file)).toBe(true);
});

test.each([
  ['Een rode trui aan de waslijn', 'IMG_2041.jpg'],
  ['Rode trui', 'rode-trui.jpg'],
  ['Trui', 'trui.jpg'],
  ['Foto van 3 mensen voor de winkel in Zwolle', ''],
  ['T-shirt', 'IMG_1.jpg'],
  ['P. de Vries, bedrijfsleider', ''],
  ['', 'x.jpg'],
])('‘%s’ of ‘%s’ says what is on it', (alt, file) => {
  expect(isFileName(alt, file)).toBe(false);
});

test('a file names its picture at first, without where it lay', () => {
  expect(titleOfFile('rode-trui_2.jpg')).toBe('Rode trui 2');
  expect(stemOf('../../etc/passwd.png')).toBe('passwd');
  expect(titleOfFile('C:\\foto\\strand.JPG')).toBe('Strand');
});
