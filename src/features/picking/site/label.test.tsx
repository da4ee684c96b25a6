import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { senderLines } from '../server/tell-order';
import { Label } from './slip.view';

const identity = { street: 'Kade 1', zipcode: '3511 AA', place: 'Utrecht' };
const props = {
  ...{ sender: senderLines('Brink', identity), address: ['A. Bakker', 'Boekhandel De Brug'] },
  ...{ number: '2026-000001', carrier: 'PostNL' },
};

test('a label says where it comes back to, who brings it, and that it goes to a service point', () => {
  const drawn = renderToStaticMarkup(<Label {...props} isPoint />);
  expect(drawn).toContain('Afzender: Brink, Kade 1, 3511 AA Utrecht');
  expect(drawn).toContain('PostNL, naar een afhaalpunt');
  expect(renderToStaticMarkup(<Label {...props} isPoint={false} />)).toContain('>PostNL<');
});

test('of a site that says no address only its name stands there', () => {
  expect(senderLines('Brink', { street: '', zipcode: '', place: '' })).toEqual(['Brink']);
});
