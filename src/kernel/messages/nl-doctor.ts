import { beginTexts } from './nl-begin';

/** What the command `doctor` says in Dutch. */
export const doctorTexts = {
  command: 'Kijkt na wat er nog ontbreekt of aandacht vraagt',
  json: 'als JSON',
  checks: {
    ...beginTexts.checks,
    database: 'De database is van deze tijd',
    clock: 'De klok loopt gelijk met die van de database',
    members: 'Er kan iemand inloggen in het kantoor',
    smtp: 'De mailserver neemt op',
    payments: 'De betaaldienst staat klaar voor echt geld',
    reached: 'De site antwoordt op zijn adres',
    proxy: 'De proxy ervoor is bekend, zodat bezoekers uit elkaar te houden zijn',
    deliveryCosts: 'Van elke manier van bezorgen staat vast wat hij kost',
    places:
      'Alle winkels staan op de kaart: met coördinaten, of met een postcode die je eerst inleest (import postcodes)',
    pictures: 'Alle afbeeldingen zijn opgehaald',
    alts: 'Alle afbeeldingen hebben een beschrijving',
    disk: 'Er is ruimte op de schijf',
    queue: 'Taken worden op tijd gedaan',
    post: 'Mail en taken worden niet tegengehouden',
    backup: 'Er is pas nog een reservekopie gemaakt',
  },
  states: { ok: 'in orde', advice: 'let op', blocks: 'ontbreekt' },
  office: (address: string) => `regel het op ${address}`,
  setting: (name: string) => `stel ${name} in`,
  run: (command: string) => `geef: ${command}`,
  ready: 'Niets houdt het openen tegen.',
  blocked: (count: number) =>
    count === 1 ? '1 ding houdt het openen tegen.' : `${count} dingen houden het openen tegen.`,
} as const;
