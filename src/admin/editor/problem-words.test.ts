import { expect, test } from 'vitest';
import type { ToldBlock, TreeBlock } from '#features/office/contract';
import { readProblem, wordProblem } from './problem-words';

const types = new Map(
  [
    { type: 'Tiles', label: 'Tegels', settings: [] },
    { type: 'Tile', label: 'Tegel', settings: [{ name: 'link', label: 'Adres' }] },
  ].map((one) => [one.type, one as unknown as ToldBlock]),
);
const tile = (id: string): TreeBlock => ({ type: 'Tile', props: { id } });
const content = [tile('a'), { type: 'Tiles', props: { id: 'b', items: [tile('c')] } }];

const word = (problem: string) => wordProblem(problem, content as TreeBlock[], types);

test('a problem is told by the labels of its block and its setting, in others too', () => {
  expect(word('content[0].link: Vul een adres in.')).toBe('Tegel, Adres: Vul een adres in.');
  expect(word('content[1].items[0].link: Fout: nee.')).toBe('Tegel, Adres: Fout: nee.');
  expect(word('content[1].items: Dit zijn blokken.')).toBe('Tegels: Dit zijn blokken.');
  expect(word("content[0]: 'x' is er niet.")).toBe("Tegel: 'x' is er niet.");
});

test('what tells no place, or one that is not there, stays as it is', () => {
  for (const problem of ['Dit zijn hoogstens 500 blokken.', 'zones: Dit blijft leeg.']) {
    expect(word(problem)).toBe(problem);
    expect(readProblem(problem)).toEqual({});
  }
  expect(word('content[4].link: Weg.')).toBe('content[4].link: Weg.');
});
