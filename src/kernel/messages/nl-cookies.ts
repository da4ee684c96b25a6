/** What the pages keep in a visitor's browser, and why. */
import type { cookie } from '#kernel/wire';
import type { localKey } from '#kernel/wire-forms';
import { sessions } from '../limits';

/** Why something may be kept: without asking, or only once the visitor allowed that kind. */
export type CookieKind = 'functional' | 'analytics' | 'social' | 'ads';

export type CookieText = {
  kind: CookieKind;
  purpose: string;
  kept: string;
};

const year = 'Een jaar';

/** One for each cookie that is set; a test holds it to that. */
export const cookieTexts: Partial<Record<keyof typeof cookie, CookieText>> = {
  session: {
    kind: 'functional',
    purpose:
      'Herkent je terwijl je winkelt, zodat je winkelmand, je verlanglijst en je login bewaard blijven. Er staat een willekeurige code in, verder niets.',
    kept: `${sessions.idleDays} dagen na je laatste bezoek`,
  },
  present: {
    kind: 'functional',
    purpose: 'Vertelt de pagina dat er een winkelmand of login op te halen is.',
    kept: `${sessions.idleDays} dagen na je laatste bezoek`,
  },
  script: {
    kind: 'functional',
    purpose: 'Onthoudt dat JavaScript aanstaat. Pagina’s komen dan sneller.',
    kept: year,
  },
  tiles: {
    kind: 'functional',
    purpose:
      'Onthoudt dat je de achtergrondkaart bij onze winkels hebt aangezet. Die kaart komt van een andere server dan de onze.',
    kept: year,
  },
  loginEmail: {
    kind: 'functional',
    purpose: 'Laat je e-mailadres staan als inloggen niet lukte, zodat je het niet opnieuw typt.',
    kept: '5 minuten, of tot de pagina het heeft getoond',
  },
};

/** The same for what stands in the local storage. */
export const localTexts: Partial<Record<keyof typeof localKey, CookieText>> = {
  accessToken: {
    kind: 'functional',
    purpose: 'Een sleutel waarmee de pagina winkels en voorraad opvraagt. Hij is van niemand.',
    kept: 'Een kwartier geldig, daarna vervangen',
  },
  refreshToken: {
    kind: 'functional',
    purpose: 'Haalt een nieuwe sleutel als de vorige verlopen is. Ook deze is van niemand.',
    kept: '30 dagen geldig, daarna vervangen',
  },
  refreshing: {
    kind: 'functional',
    purpose: 'Zorgt dat twee open tabbladen niet tegelijk een sleutel halen.',
    kept: 'Een paar tellen',
  },
};

export const cookieBlockTexts = {
  name: 'Naam',
  kind: 'Soort',
  purpose: 'Waarvoor',
  kept: 'Hoe lang',
  kinds: {
    functional: 'Functioneel',
    analytics: 'Statistiek',
    social: 'Sociale media',
    ads: 'Advertenties',
  },
  /** Above the second table: what isn't sent along with each request. */
  local: 'In de lokale opslag van je browser',
} as const;
