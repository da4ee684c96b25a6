/** What the pages keep in a visitor's browser, and why. */
import { device, recent, sessions, wishlist } from '../limits';
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
  passkey: {
    purpose: 'Zorgt dat inloggen met een passkey alleen lukt in de browser die erom vroeg.',
    kept: '10 minuten',
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
  myStore: {
    purpose:
      'Onthoudt welke winkel jij tot jouw winkel maakte. Er staat alleen het nummer van die winkel in; met ‘Niet meer mijn winkel’ is het weg.',
    kept: aYear,
  },
  recent: {
    purpose:
      'Onthoudt in je eigen browser welke artikelen je bekeek, voor de rij onder een artikel. Wie je bent staat er niet bij; met ‘Wis lijst’ is hij weg.',
    kept: `Tot je hem wist; hoogstens ${recent.days} dagen na het laatste artikel`,
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

/** What others place once their film or map is shown, by their own statements; by their name. */
export const embedStoredTexts: Record<string, readonly (StoredText & { name: string })[]> = {
  YouTube: [
    {
      name: 'YSC',
      purpose: 'Telt voor YouTube dat je een film bekijkt.',
      kept: 'Tot je de browser sluit',
    },
    {
      name: 'VISITOR_INFO1_LIVE',
      purpose: 'Herkent je browser bij YouTube en schat hoe snel je verbinding is.',
      kept: '180 dagen',
    },
    {
      name: 'VISITOR_PRIVACY_METADATA',
      purpose: 'Onthoudt wat je YouTube toestond.',
      kept: '180 dagen',
    },
  ],
  Vimeo: [
    {
      name: '__cf_bm',
      purpose: 'Onderscheidt bij Vimeo mensen van robots.',
      kept: 'Een half uur',
    },
    {
      name: '_cfuvid',
      purpose: 'Houdt bij Vimeo bezoekers achter één netwerk uit elkaar.',
      kept: 'Tot je de browser sluit',
    },
  ],
  OpenStreetMap: [
    {
      name: '_osm_totp_token',
      purpose: 'Beschermt de kaarten van OpenStreetMap tegen misbruik.',
      kept: 'Een uur',
    },
  ],
};

/** What the scripts by which one signs in place after the press, by their owners' statements. */
export const signInStoredTexts: Record<
  'google' | 'facebook',
  readonly (StoredText & { name: string })[]
> = {
  google: [
    {
      name: 'g_state',
      purpose:
        'Na je klik op inloggen met Google: onthoudt of je het venster van Google sloot, zodat het niet steeds terugkomt.',
      kept: '180 dagen',
    },
    {
      name: 'NID',
      purpose: 'Na je klik op inloggen met Google: je voorkeuren bij Google.',
      kept: '6 maanden na je laatste gebruik',
    },
  ],
  facebook: [
    {
      name: 'fblo_*',
      purpose: 'Na je klik op inloggen met Facebook: onthoudt dat je bij Facebook uitlogde.',
      kept: aYear,
    },
    {
      name: 'datr',
      purpose:
        'Na je klik op inloggen met Facebook: herkent je browser bij Facebook, voor de veiligheid van je account daar.',
      kept: '400 dagen',
    },
    {
      name: 'sb',
      purpose: 'Na je klik op inloggen met Facebook: helpt Facebook zien dat jij het bent.',
      kept: '400 dagen',
    },
    {
      name: 'fr',
      purpose:
        'Na je klik op inloggen met Facebook: Facebook kiest er advertenties mee. Wij zien het niet.',
      kept: '90 dagen',
    },
    {
      name: 'c_user',
      purpose: 'Na je klik op inloggen met Facebook: wie je bij Facebook bent.',
      kept: aYear,
    },
    {
      name: 'xs',
      purpose: 'Na je klik op inloggen met Facebook: houdt je bij Facebook ingelogd.',
      kept: aYear,
    },
  ],
};

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
