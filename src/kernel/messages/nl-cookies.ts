/** What the pages keep in a visitor's browser, and why. */
import { device, sessions, wishlist } from '../limits';
import { consentLimits } from '../limits-consent';

export type StoredText = {
  purpose: string;
  /** How long, in words. */
  kept: string;
};

const aYear = 'Een jaar';
const tab = 'Tot je het tabblad sluit';

/** One for each thing that features declare (see `declareStored`). */
export const storedTexts = {
  session: {
    purpose:
      'Herkent je terwijl je winkelt, zodat je winkelmand, je verlanglijst en je login bewaard blijven. Er staat een willekeurige code in, verder niets.',
    kept: `${sessions.idleDays} dagen na je laatste bezoek; met een verlanglijst ${wishlist.guestDays} dagen`,
  },
  present: {
    purpose: 'Vertelt de pagina dat er een winkelmand of login op te halen is.',
    kept: `${sessions.idleDays} dagen na je laatste bezoek; met een verlanglijst ${wishlist.guestDays} dagen`,
  },
  script: {
    purpose: 'Onthoudt dat JavaScript aanstaat. Pagina’s komen dan sneller.',
    kept: aYear,
  },
  consentTypes: {
    purpose: 'Onthoudt welke soorten cookies je toestaat.',
    kept: `${consentLimits.cookieDays} dagen`,
  },
  consentStatus: {
    purpose: 'Onthoudt dat je een keuze hebt gemaakt, zodat we het niet steeds vragen.',
    kept: `${consentLimits.cookieDays} dagen`,
  },
  consentMark: {
    purpose:
      'Onthoudt bij welke tekst je koos, met een willekeurige code waarmee jij en wij je keuze terugvinden.',
    kept: `${consentLimits.cookieDays} dagen`,
  },
  consentFirstPage: {
    purpose: 'Onthoudt op welke pagina je binnenkwam, waar doorgaan als toestemming geldt.',
    kept: `${consentLimits.cookieDays} dagen`,
  },
  viewportDevice: {
    purpose:
      'Onthoudt of je op een telefoon, een tablet of een groot scherm kijkt. Draai of vergroot je het venster, dan past de pagina zich aan.',
    kept: `${device.cookieDays} dagen`,
  },
  loginEmail: {
    purpose: 'Laat je e-mailadres staan als inloggen niet lukte, zodat je het niet opnieuw typt.',
    kept: '5 minuten, of tot de pagina het heeft getoond',
  },
  accessToken: {
    purpose: 'Een sleutel waarmee de pagina winkels en voorraad opvraagt. Hij is van niemand.',
    kept: 'Een kwartier geldig, daarna vervangen',
  },
  refreshToken: {
    purpose: 'Haalt een nieuwe sleutel als de vorige verlopen is. Ook deze is van niemand.',
    kept: '30 dagen geldig, daarna vervangen',
  },
  refreshing: {
    purpose: 'Zorgt dat twee open tabbladen niet tegelijk een sleutel halen.',
    kept: 'Een paar tellen',
  },
  drafts: {
    purpose: 'Bewaart wat je in een formulier typt, zodat het er na herladen nog staat.',
    kept: tab,
  },
  uploads: {
    purpose: 'Onthoudt welke bestanden je al hebt gekozen of verstuurd.',
    kept: tab,
  },
  unfinished: {
    purpose: 'Onthoudt hoe ver een bestand verstuurd is, zodat het na een storing verdergaat.',
    kept: tab,
  },
  restored: {
    purpose: 'Zet bestanden terug die je had gekozen als de pagina wegviel.',
    kept: 'Een uur, of tot ze verstuurd zijn',
  },
} as const satisfies Record<string, StoredText>;

/** What others are asked for, in the words of who is asked to allow it. */
export const partyTexts = {
  embed: 'Films en kaarten die van hun server komen, zodra jij ze wilt zien.',
  companion: 'Haalt een bestand op van het adres dat je zelf geeft.',
  tiles: 'Achtergrondkaart bij onze winkels. Er worden geen cookies gezet.',
} as const;

export const cookieBlockTexts = {
  all: 'Cookies',
  name: 'Naam',
  kind: 'Soort',
  purpose: 'Waarvoor',
  kept: 'Hoe lang',
  party: 'Van wie',
  /** The party of what is nobody else's. */
  own: 'Deze site',
  /** Above the second table: what isn't sent along with each request. */
  local: 'In de opslag van je browser',
  /** Above the third: whom a page asks for something. */
  parties: 'Wie er nog meer bij is, als je dat toestaat',
  partyName: 'Wie',
} as const;
