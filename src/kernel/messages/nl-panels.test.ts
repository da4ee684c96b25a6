import { expect, test } from 'vitest';
import { panelTexts } from './nl-panels';

const { tellFault } = panelTexts;

test('what is wrong with a page is told with the numbers and the words it is about', () => {
  expect(tellFault({ kind: 'skipped', from: 2, to: 4, text: 'Maten' })).toContain(
    'Na kopniveau 2 komt meteen niveau 4: ‘Maten’',
  );
  expect(tellFault({ kind: 'small', kept: 300, drawn: 800 })).toContain(
    '300 pixels breed en wordt op 800',
  );
  expect(tellFault({ kind: 'contrast', text: 'ink', ground: 'paper', ratio: 4.49 })).toContain(
    '4,4 waar 4,5 nodig is',
  );
  expect(tellFault({ kind: 'axe', rule: 'onbekend', help: '', html: '' })).toContain('onbekend');
});
