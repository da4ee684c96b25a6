import { expect, test } from 'vitest';
import { beginDevices, endDevices, onDevices } from './on-devices';
import { oneHeading } from './one-heading';

test('a page has one heading that says what it is; those that follow are of the next level', () => {
  const html = '<h1 class="a">Een</h1><h2>Deel</h2><h1>Twee <b>keer</b></h1><p>h1</p>';
  expect(oneHeading(html)).toBe(
    '<h1 class="a">Een</h1><h2>Deel</h2><h2>Twee <b>keer</b></h2><p>h1</p>',
  );
  expect(oneHeading('<h2>Deel</h2><h1>Een</h1>')).toBe('<h2>Deel</h2><h1>Een</h1>');
  expect(oneHeading('<h1>Een</h1><h1>Twee</h1>', { tells: true })).toBe(
    '<h1>Een</h1><h2 data-opens="">Twee</h2>',
  );
});

test('each device has one: what shows on other devices takes nothing from it', () => {
  const on = (shown: Parameters<typeof beginDevices>[1], html: string) =>
    beginDevices('m', shown) + html + endDevices('m');
  const phone = on(['phone'], '<h1>Kort</h1>');
  const others = on(['tablet', 'desk'], '<h1>Lang</h1>');
  const levels = (html: string) =>
    [...oneHeading(html, { marks: 'm' }).matchAll(/<(h\d)/g)].map(([, level]) => level);
  expect(levels(phone + others)).toEqual(['h1', 'h1']);
  expect(levels(`${phone}${others}<h1>Ook</h1>`)).toEqual(['h1', 'h1', 'h2']);
  expect(levels(`<h1>Alle</h1>${phone}`)).toEqual(['h1', 'h2']);
  // Better twice on a phone than nowhere on a desk.
  expect(levels(`${phone}<h1>Alle</h1>`)).toEqual(['h1', 'h1']);
  expect(levels(on(['phone', 'desk'], `<h1>Een</h1>${on(['desk'], '<h1>Twee</h1>')}`))).toEqual([
    'h1',
    'h2',
  ]);
});

test('what a device doesn’t show is hidden there by its own element, and its pictures wait', () => {
  const picture = '<img src="a.jpg" loading="eager" fetchPriority="high"/>';
  const html = onDevices(
    `<p>Voor</p>${beginDevices('m', ['phone'])}<section class="a" data-x="b">${picture}` +
      `${beginDevices('m', ['desk', 'phone'])}<li>In</li>${endDevices('m')}</section>${endDevices('m')}` +
      `${beginDevices('m', ['desk'])}${endDevices('m')}`,
    'm',
  );
  expect(html).not.toContain('data-tree-devices');
  expect(html).toMatch(
    /^<p>Voor<\/p><section class="\S*noTablet\S* \S*noDesk\S* a" data-x="b"><img src="a.jpg" loading="lazy"\/><li class="\S*noTablet\S*">In<\/li><\/section>$/,
  );
});

test('to the editor what some devices alone show says which', () => {
  const marked = `${beginDevices('m', ['tablet', 'phone'])}[e 7]<section class="a">${beginDevices('m', ['desk'])}<li>In</li>${endDevices('m')}</section>${endDevices('m')}`;
  expect(onDevices(marked, 'm', { tells: true })).toMatch(
    /^\[e 7\]<section data-tree-devices="phone tablet" class="\S*noDesk\S* a"><li data-tree-devices="desk" class="[^"]*">In<\/li><\/section>$/,
  );
});
