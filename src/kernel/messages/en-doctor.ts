import type { Texts } from './command-language';
import type { doctorTexts } from './nl-doctor';

/** What the command `doctor` says in English. */
export const enDoctor: Texts<typeof doctorTexts> = {
  command: 'Looks for what is lacking or wants attention',
  json: 'as JSON',
  checks: {
    identity: 'Name, address, KvK and btw numbers are filled in',
    home: 'There is a home page',
    terms: 'The terms are online',
    privacy: 'The privacy statement is online',
    returns: 'The page about returns is online',
    contact: 'There is a contact page',
    unwritten: 'No page online has places left open',
    navigation: 'Header and footer lead somewhere',
    products: 'There are articles online',
    stock: 'There is stock',
    makers: 'Each article says who made or imported it',
    hours: 'The opening hours of each store are known',
    delivery: 'There is a way of delivery',
    payment: 'Payments go to a real account',
    pickup: 'Where orders can be picked up, a store has the service ‘Afhalen’',
    iban: 'Who transfers money himself sees to which IBAN',
    mail: 'Mail is sent',
    address: 'The site has an address of its own with https',
    logo: 'There is a logo',
    database: 'The database is of this time',
    clock: 'The clock agrees with that of the database',
    members: 'Somebody can log in to the office',
    smtp: 'The mail server answers',
    payments: 'The payment service is ready for real money',
    reached: 'The site answers at its address',
    proxy: 'The proxy before it is known, so that visitors can be told apart',
    deliveryCosts: 'Each way of delivery says what it costs',
    places:
      'All stores are on the map: by coordinates, or by postcodes read before them (import postcodes)',
    pictures: 'All pictures were fetched',
    alts: 'All pictures have a description',
    disk: 'There is room on the disk',
    queue: 'Jobs are done in time',
    post: 'Mail and jobs are not held back',
    backup: 'A backup was made lately',
  },
  states: { ok: 'fine', advice: 'mind', blocks: 'lacking' },
  office: (address) => `put it right at ${address}`,
  setting: (name) => `set ${name}`,
  run: (command) => `run: ${command}`,
  ready: 'Nothing stands in the way of opening.',
  blocked: (count) =>
    count === 1
      ? '1 thing stands in the way of opening.'
      : `${count} things stand in the way of opening.`,
};
