/** Files to begin from, as people open them in a spreadsheet: with their headers, and a line or two to write over. */
export const exampleFiles: Readonly<Record<string, { file: string; lines: readonly string[] }>> = {
  products: {
    file: 'voorbeeld-artikelen.csv',
    lines: [
      'product;title;description;brand;categories;price;color;size;sku;weight_grams;stock;pictures',
      'voorbeeld-trui;Voorbeeldtrui;<p>Warm en zacht.</p>;Mijn merk;Kleding > Truien;49,95;Blauw;M;TRUI-B-M;400;5;',
      'voorbeeld-trui;;;;;;Blauw;L;TRUI-B-L;420;3;',
      'voorbeeld-mok;Voorbeeldmok;<p>Van aardewerk.</p>;Mijn merk;Wonen > Servies;12,50;;;MOK;350;10;',
    ],
  },
  stores: {
    file: 'voorbeeld-winkels.csv',
    lines: [
      'winkel;naam;straat;nummer;postcode;plaats;provincie;telefoon',
      'voorbeeldstad;Winkel Voorbeeldstad;Lange Straat;1;1234 AB;Voorbeeldstad;Utrecht;030 123 45 67',
    ],
  },
};
