const pieces = (count: number): string => (count === 1 ? '1 stuk' : `${count} stuks`);

/** Texts of what stores pack and send of the web shop's orders. */
export const storeSendTexts = {
  /** For who decides about what is short. */
  holders: 'Ligt nog in',
  noHolders: 'Ligt ook in geen winkel.',
  more: (count: number) =>
    count === 1 ? 'Ook in 1 andere winkel' : `Ook in ${count} andere winkels`,
  holder: (store: string, count: number) => `${store}: ${pieces(count)}`,
  ask: (store: string) => `Laat ${store} het versturen`,
  askWhole: (store: string) => `Laat ${store} de hele bestelling versturen`,
  askHint:
    'De winkel pakt het in en verstuurt het. Het gaat meteen uit de voorraad van de winkel; de klant krijgt pas een mail als het weg is.',
  noSender: 'Deze winkels versturen niet. Dat stel je in bij de winkel, in het kantoor.',
  asked: (store: string) => `${store} pakt het in en verstuurt het.`,
  askedText: 'Het staat daar aan de balie. Kan het toch niet, dan komt het hier terug.',
  atStores: 'Bij winkels om te versturen',
  atStoresLead: 'Komt hier terug als de winkel het niet kan versturen.',
  atStore: (store: string, since: string) => `${store}, sinds ${since}`,
  noShort: 'Dit tekort is er niet.',
  sendsNot: 'Deze winkel verstuurt geen bestellingen. Kies een andere.',
  tooFew: 'De winkel heeft er niet genoeg meer. Kies een andere winkel.',
  notWhole:
    'Van deze bestelling is al iets gepakt, verstuurd of teruggegeven. Laat de winkel alleen versturen wat ontbreekt.',
  notWanted: 'Deze stuks hoeven niet meer mee met de bestelling.',
  over: 'Deze bestelling is intussen verstuurd of vervallen.',
  isSending: 'De winkel verstuurt deze bestelling nu. Wacht even en kijk opnieuw.',
  /** In the order's log. */
  askedOf: (store: string, count: number) => `${store} verstuurt ${pieces(count)}`,
  cannotOf: (store: string, count: number) => `${store} kan ${pieces(count)} niet versturen`,
  notFoundOf: (store: string, count: number) => `${store} vindt ${pieces(count)} niet`,
  forOrder: (number: string) => `bestelling ${number}`,
  /** At the counter of the store. */
  title: 'Inpakken en versturen',
  none: 'Er is niets te versturen.',
  orderTitle: (number: string) => `Verstuur ${number}`,
  refuse: 'Toch niet hier',
  refuseText: 'Het magazijn beslist dan hoe het verder gaat. De klant krijgt nu geen mail.',
  refuseMissing: 'Meld als niet gevonden',
  refuseMissingText: 'Het ligt hier niet. De stuks blijven uit de voorraad van de winkel.',
  refuseHere: 'Geef terug: we kunnen het niet versturen',
  refuseHereText: 'Het ligt hier wel. De stuks zijn weer te koop in de winkel.',
  refused: 'Teruggegeven: deze bestelling versturen jullie niet.',
  backText: 'Verstuur ze niet. Ze staan weer in de voorraad van de winkel.',
  sentText: 'Plak het label op de doos en geef die mee met de bezorger.',
  unknown: 'Deze bestelling verstuurt deze winkel niet.',
  boxOver: 'Hierover is al besloten, of de bestelling is al weg.',
} as const;
