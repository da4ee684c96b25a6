/** By the first four digits of postcodes: where a range begins that is of one province, until the next begins. */
const table = `
1000 Noord-Holland
1300 Flevoland
1380 Noord-Holland
1390 Utrecht
1394 Noord-Holland
1396 Utrecht
1398 Noord-Holland
1426 Utrecht
1428 Zuid-Holland
1430 Noord-Holland
2159 Zuid-Holland
2165 Noord-Holland
2166 Zuid-Holland
3382 Utrecht
3465 Zuid-Holland
3467 Utrecht
3651 Zuid-Holland
3654 Utrecht
3770 Gelderland
3791 Utrecht
3792 Gelderland
3795 Utrecht
3837 Gelderland
3889 Flevoland
3900 Utrecht
3925 Gelderland
3926 Utrecht
4000 Gelderland
4120 Utrecht
4147 Gelderland
4163 Utrecht
4164 Gelderland
4200 Zuid-Holland
4210 Gelderland
4212 Zuid-Holland
4214 Gelderland
4220 Zuid-Holland
4230 Utrecht
4240 Zuid-Holland
4243 Utrecht
4250 Noord-Brabant
4300 Zeeland
4600 Noord-Brabant
4674 Zeeland
4676 Noord-Brabant
4690 Zeeland
4700 Noord-Brabant
5300 Gelderland
5340 Noord-Brabant
5766 Limburg
5818 Noord-Brabant
5847 Limburg
6020 Noord-Brabant
6030 Limburg
6500 Gelderland
6584 Limburg
6600 Gelderland
7400 Overijssel
7439 Gelderland
7440 Overijssel
7740 Drenthe
7767 Overijssel
7800 Drenthe
7946 Overijssel
7947 Drenthe
7950 Overijssel
7956 Drenthe
8000 Overijssel
8050 Gelderland
8055 Overijssel
8070 Gelderland
8100 Overijssel
8160 Gelderland
8196 Overijssel
8200 Flevoland
8260 Overijssel
8300 Flevoland
8323 Overijssel
8350 Drenthe
8355 Overijssel
8380 Drenthe
8388 Friesland
9300 Drenthe
9350 Groningen
9400 Drenthe
9500 Groningen
9510 Drenthe
9540 Groningen
9570 Drenthe
9580 Groningen
9654 Drenthe
9660 Groningen
9749 Drenthe
9750 Groningen
9760 Drenthe
9770 Groningen
9850 Friesland
9860 Groningen
9870 Friesland
9880 Groningen
`;

const ranges = table
  .trim()
  .split('\n')
  .map((line) => ({ from: Number(line.slice(0, 4)), province: line.slice(5) }));

/**
 * The province of a Dutch postcode, by its digits: '8011 PK' and '8011' are in Overijssel. Undefined for what is no
 * postcode. Where a border runs through four digits it is the province that most of them are in.
 */
export const provinceOf = (zipcode: string): string | undefined => {
  const [, digits] = /^\s*([1-9]\d{3})(?:\s?[a-z]{2})?\s*$/i.exec(zipcode) ?? [];
  return ranges.findLast(({ from }) => from <= Number(digits))?.province;
};
