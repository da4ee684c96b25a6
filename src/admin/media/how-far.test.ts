import { expect, test } from 'vitest';
import { howFar } from './how-far';

const some = (count: number, what: Parameters<typeof howFar>[0][number]) =>
  Array.from({ length: count }, () => what);
const sent = some(7, { state: 'sent' });
const going = some(8, { state: 'sending' });

test.each([
  [[], true, ''],
  [[...sent, ...going], true, '7 van 15 verstuurd.'],
  [[...sent, ...sent, ...some(1, { state: 'making' })], true, 'Alle 15 verstuurd.'],
  [[...sent, ...going], false, '7 van 15 verstuurd. Geen verbinding: gaat verder zodra die er is.'],
  [
    [...sent, ...some(1, { state: 'failed', waits: 'connection' })],
    true,
    '7 van 8 verstuurd. Geen verbinding: gaat verder zodra die er is.',
  ],
  [
    [...sent, ...some(1, { state: 'failed', waits: 'server' })],
    true,
    '7 van 8 verstuurd. De server neemt nu even niets aan: gaat vanzelf verder.',
  ],
  [
    [...sent, ...some(2, { state: 'failed' })],
    false,
    'Alle 7 verstuurd. 2 bestanden zijn niet aangenomen.',
  ],
  [some(1, { state: 'failed', isHopeless: true }), true, '1 bestand is niet aangenomen.'],
] as const)('how far all are is told in one line (%#)', (uploads, isOnline, text) => {
  expect(howFar(uploads, isOnline).text).toBe(text);
});
