import { expect, test } from 'vitest';
import { provinceOf } from './province-of';

const towns: Readonly<Record<string, readonly string[]>> = {
  Groningen: ['9712 HN Groningen', '9641 Veendam', '9561 Ter Apel', '9351 Leek', '9751 Haren'],
  Friesland: ['8911 Leeuwarden', '8601 Sneek', '8441 Heerenveen', '9203 Drachten', '9851 Burum'],
  Drenthe: [
    ...['9401 Assen', '7811 Emmen', '7902 Hoogeveen', '7941 Meppel', '7741 Coevorden'],
    ...['9301 Roden', '9761 Eelde', '8381 Vledder', '9531 Borger'],
  ],
  Overijssel: [
    ...['8011PK Zwolle', '8261 Kampen', '7731 Ommen', '7772 Hardenberg', '7571 Oldenzaal'],
    ...['7411 Deventer', '7511 Enschede', '8331 Steenwijk', '7951 Staphorst', '8355 Giethoorn'],
  ],
  Flevoland: ['1315 Almere', '8232 Lelystad', '8302 Emmeloord', '8321 Urk', '3891 Zeewolde'],
  Gelderland: [
    ...['6811 Arnhem', '6511 Nijmegen', '7311 Apeldoorn', '3841 Harderwijk', '4001 Tiel'],
    ...['5301 Zaltbommel', '8051 Hattem', '8161 Epe', '3771 Barneveld', '8071 Nunspeet'],
  ],
  Utrecht: [
    ...['3511AW Utrecht', '3811 Amersfoort', '3441 Woerden', '4131 Vianen', '4141 Leerdam'],
    ...['1391 Abcoude', '3901 Veenendaal'],
  ],
  'Noord-Holland': [
    '1012 Amsterdam',
    '2011 Haarlem',
    '1811 Alkmaar',
    '1381 Weesp',
    '2165 Lisserbroek',
  ],
  'Zuid-Holland': [
    ...['2511 Den Haag', '3011 Rotterdam', '2312 Leiden', '2161 Lisse', '4201 Gorinchem'],
    ...['3311 Dordrecht', '2801 Gouda'],
  ],
  Zeeland: ['4331 Middelburg', '4461 Goes', '4531 Terneuzen', '4691 Tholen'],
  'Noord-Brabant': [
    ...['5611 Eindhoven', '4811 Breda', '5341 Oss', '4611 Bergen op Zoom', '5831 Boxmeer'],
    ...['6021 Budel', '4251 Werkendam'],
  ],
  Limburg: [
    '6211 Maastricht',
    '5911 Venlo',
    '6001 Weert',
    '5801 Venray',
    '6591 Gennep',
    '6041 Roermond',
  ],
};

test.each(Object.entries(towns))('towns of %s', (province, list) => {
  const told = list.map((town) => [
    town,
    provinceOf(town.slice(0, /^\d{4} ?[A-Z]{2}\b/.exec(town)?.[0].length ?? 4)),
  ]);
  expect(told).toEqual(list.map((town) => [town, province]));
});

test.each(['', '0999', '101', '9000 België', '2000-1', 'AB12'])('%j has none', (text) => {
  expect(provinceOf(text)).toBeUndefined();
});
