import { expect, test } from 'vitest';
import { findCompounds } from './compound';
import { stem } from './stem';
import { Vocabulary } from './vocabulary';

const among = (...words: string[]) => {
  const vocabulary = new Vocabulary();
  for (const word of words) vocabulary.enter(word);
  return (word: string) => {
    const { ending, starting } = findCompounds(vocabulary, word, stem(word));
    return [...ending, ...starting].map((term) => vocabulary.get(term).word).sort();
  };
};

test('the last part of a compound finds it, whatever the first is, if that can be a word', () => {
  const find = among('regenjas', 'strjas', 'winterjassen', 'jas', 'badjas', 'oljas');
  expect(find('jas')).toEqual(['badjas', 'regenjas', 'winterjassen']);
  expect(find('jassen')).toEqual(['badjas', 'regenjas', 'winterjassen']);
});

test('a first part of three letters counts when it is a word by itself', () => {
  expect(among('zeekast')('kast')).toEqual([]);
  expect(among('zeekast', 'zee')('kast')).toEqual(['zeekast']);
  for (const head of 'bad bed dek eet hal kop nek rug sta tas vul was wol zit pan oor arm kin bar'.split(
    ' ',
  )) {
    expect(among(`${head}kast`)('kast'), head).toEqual([`${head}kast`]);
  }
});

test('the first part finds a compound whose rest is known, with s, e or en between', () => {
  const find = among('stadsfiets', 'fiets', 'pannenlap', 'lap', 'zonnebril', 'bril', 'stadion');
  expect(find('stad')).toEqual(['stadsfiets']);
  expect(find('pan')).toEqual([]);
  expect(find('pann')).toEqual(['pannenlap']);
  expect(find('zonn')).toEqual(['zonnebril']);
  expect(among('lampkap', 'kap')('lamp')).toEqual(['lampkap']);
  expect(among('lampka', 'ka')('lamp')).toEqual([]);
});

test('a word of two letters, or with a digit, is no part of another', () => {
  expect(among('regenas')('as')).toEqual([]);
  expect(among('regen50')('50')).toEqual([]);
  expect(among('kast2a', '2a', 'boekkast2a')('kast2a')).toEqual([]);
});

test('what stands before the last part has a vowel, or it is no word', () => {
  expect(among('schroef', 'koeroef')('roef')).toEqual([]);
  expect(among('schtroef', 'koektroef')('troef')).toEqual(['koektroef']);
  expect(among('eierdop')('dop')).toEqual(['eierdop']);
});

test('a first part is known by any of its forms', () => {
  expect(among('jaskast', 'jassen')('kast')).toEqual(['jaskast']);
  expect(among('jaskast')('kast')).toEqual([]);
});

test('a name that only begins with a word is no compound of it', () => {
  expect(among('jasper', 'per', 'jasman', 'man')('jas')).toEqual(['jasman']);
});
