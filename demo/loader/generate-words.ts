/** First parts of compound words; with the second parts they make thousands. */
export const firstParts = `zomer winter herfst lente avond ochtend strand tuin reis stads school
werk feest regen sneeuw berg bos zee kust polder duin haven markt boeren vissers schippers wandel
fiets sport dans yoga kantoor weekend vakantie vrije-tijds studenten atelier keuken balkon terras
kinder familie gasten logeer zolder boekenkast molen brug gracht plein park weide akker hof dijk
eiland rivier meer bron wolken maan zonnen sterren noorder zuider ooster wester`
  .split(/\s+/)
  .map((part) => part.replace(/-/g, ''));

/** Second parts, by the department whose things they are. */
export const secondParts: Record<string, string[]> = {
  dames: `jurk rok blouse top trui vest jas mantel broek tuniek blazer cape spencer jumpsuit hemd
    pantalon overgooier poncho coltrui bodywarmer`.split(/\s+/),
  heren: `overhemd trui vest jas broek polo hemd colbert jack parka pantalon pullover bodywarmer
    slipover spencer jeans chino mantel gilet hoodie`.split(/\s+/),
  schoenen: `schoen laars sneaker sandaal loafer pantoffel enkellaars veterschoen instapper muil
    klomp slipper brogue ballerina wandelschoen bottine`.split(/\s+/),
  accessoires: `tas rugzak sjaal muts riem handschoen sok pet hoed shopper portemonnee buidel
    omslagdoek want das toilettas`.split(/\s+/),
  wonen: `lamp vaas kussen plaid kleed stoel kruk tafel kast servies glas kom schaal mok handdoek
    dekbed laken bank plank spiegel mand kandelaar`.split(/\s+/),
};

export const adjectives = `zachte warme lichte stevige fijne grove soepele ruime smalle wijde lange
korte hoge lage rechte ronde gestreepte geruite gebloemde effen gemêleerde gewassen geborstelde
geweven gebreide gehaakte gevoerde gewatteerde waterdichte winddichte ademende gerecyclede
biologische handgemaakte klassieke moderne stoere nette vlotte dunne dikke dubbele omkeerbare
opvouwbare verstelbare wasbare matte glanzende ruwe gladde`.split(/\s+/);

const starts = `Aal Ber Bra Dor El Fen Gro Haa Hil Ij Jo Kaa Kei Lan Lou Maa Mei Nie Noo Oos Pi
Rei Roe Sal Sche Sie Ter Ui Vee Vlie War Wes Wil Zee Zo Zui`.split(/\s+/);
const ends = `berg burg dam dijk drecht en enburg ende erd foort graaf hage heim horst huizen ingen
kerk land loo lo meer mond oord ra rode se sen stad stein straat ta ven voort waard wijk zand
zwaag`.split(/\s+/);

/** Names that things are called by: more than a thousand, that sound as places do. */
export const names = starts.flatMap((start) => ends.map((end) => start + end));
