/** Texts of the store search, the maps and the stock of one store. */

const stores = (count: number): string => (count === 1 ? '1 winkel' : `${count} winkels`);

export const storeTexts = {
  /** Console (S8.4/3). */
  notOnMap: (title: string) => `${title} heeft geen locatie op de kaart`,
  search: {
    label: 'Zoek een winkel bij jou in de buurt',
    /** S2.8/2 */
    placeholder: 'Postcode of plaats',
    submit: 'Zoek',
    locate: 'Gebruik mijn locatie',
    onMap: 'Op de kaart',
    /** Read aloud only, after 'Op de kaart' and 'Bekijk winkel'. */
    ofStore: (title: string) => ` ${title}`,
    more: (count: number) => `Nog ${stores(count)}`,
    whole: (count: number) => `Toon alle ${stores(count)}`,
    about: (distance: string) => `ongeveer ${distance}`,
    inPlace: (count: number, text: string) => `${stores(count)} in ${text}`,
    beginning: (count: number, text: string) =>
      `${stores(count)} in plaatsen die beginnen met ‘${text}’`,
    meant: (count: number, place: string) => `Bedoelde je ${place}? ${stores(count)} in ${place}`,
    near: (count: number) => `${stores(count)}, de dichtstbijzijnde eerst`,
    nowhere: (text: string) => `Geen winkel in ‘${text}’. Dit zijn al onze winkels.`,
    unclear: (text: string) =>
      `‘${text}’ herkennen we niet als postcode of plaats. Dit zijn al onze winkels.`,
    all: (count: number) => stores(count),
    /** Where there are more than are shown. */
    nearest: (count: number, total: number) =>
      `De ${count} dichtstbijzijnde van onze ${stores(total)}`,
    part: (count: number, total: number) => `De eerste ${count} van ${stores(total)}`,
    nowherePart: (text: string, count: number, total: number) =>
      `Geen winkel in ‘${text}’. Dit zijn ${count} van onze ${stores(total)}.`,
    unclearPart: (text: string, count: number, total: number) =>
      `‘${text}’ herkennen we niet als postcode of plaats. Dit zijn ${count} van onze ${stores(total)}.`,
    none: 'Er zijn geen winkels.',
    busy: 'We zoeken …',
    locating: 'We kijken waar je bent …',
    failed: 'Zoeken lukt nu niet. Druk op Zoek om het nog eens te proberen.',
    denied: 'We mogen niet zien waar je bent. Vul je postcode of plaats in.',
    unknown: 'We kunnen niet zien waar je bent. Vul je postcode of plaats in.',
  },
  map: {
    title: 'Onze winkels op de kaart',
    /** Of a store's own page. */
    ofStore: (title: string) => `${title} op de kaart`,
    skip: 'Sla de kaart over',
    /** Beside the map, for who sees none. */
    sameAsList: 'Alles wat de kaart toont, staat ook in de lijst.',
    close: 'Sluiten',
    /** In the browser's log. */
    noPictures: 'Geen kaartbeelden gekregen: de kaart is getekend.',
    zoomIn: 'Inzoomen',
    zoomOut: 'Uitzoomen',
    cluster: (count: number) => `${stores(count)} hier, toon ze apart`,
    route: 'Route',
    routeTo: (title: string) => ` naar ${title}, opent een kaart`,
    showTiles: 'Toon kaartbeelden van het Kadaster',
    /** In the map, where the drawing shows little. */
    noStreets: 'Deze kaart is getekend. Met kaartbeelden van het Kadaster zie je ook de straten.',
    showStreets: 'Toon kaartbeelden',
    alwaysTiles: 'Altijd tonen',
    tilesNote:
      'Je browser haalt ze dan daar op. ‘Altijd tonen’ staat ook andere inhoud van anderen toe, zoals video’s.',
    credit: 'Kadaster',
    failed: 'De kaart kon niet worden geladen.',
  },
  directory: {
    count: (many: number) => stores(many),
  },
  stock: {
    title: 'Op voorraad in deze winkel',
    label: 'Zoek een artikel in deze winkel',
    placeholder: 'Bijvoorbeeld: winterjas',
    submit: 'Zoek',
  },
  special: {
    title: 'Andere tijden',
    through: 'tot en met',
    later: (count: number) =>
      count === 1 ? 'En nog 1 andere dag later' : `En nog ${count} andere dagen later`,
  },
  day: {
    label: 'Open op een andere dag?',
    submit: 'Bekijk',
    open: (day: string, times: string) => `${day}: ${times}`,
    unsure: (label: string) => `Op ${label} kunnen de tijden anders zijn. Bel even als je komt.`,
    wrong: 'Vul een dag in als 27-4-2027.',
    past: 'Die dag is al geweest. Kies een dag vanaf vandaag.',
    far: 'Zo ver vooruit weten we het nog niet. Kies een dag binnen een jaar.',
  },
} as const;
