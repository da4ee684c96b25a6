import { consentTexts } from '#kernel/messages/nl-consent';
import { cookieBlockTexts } from '#kernel/messages/nl-cookies';
import { listStored, type Stored } from '#platform/declared/stored';
import { listThirdParties } from '#platform/declared/third-parties';
import type { Host } from '#platform/host';
import type { CookieRow, PartyRow } from '../site/cookie-table.view';

const labelOf = (type: Stored['type']): string => consentTexts.types[type].label;

/** What features declare that they keep in one place, and of one kind, as rows. */
export const rowsOf = (host: Host, where: Stored['where'], kind = ''): CookieRow[] =>
  listStored(host)
    .filter((stored) => stored.where === where && (kind === '' || stored.type === kind))
    .map(({ name, type, purpose, kept, party = cookieBlockTexts.own }) => ({
      ...{ name, purpose, kept, party },
      kind: labelOf(type),
    }));

/** Whose content or scripts features declare that pages may load, as rows. */
export const partiesOf = (host: Host): PartyRow[] =>
  listThirdParties(host).map(({ name, type, purpose }) => ({
    ...{ name, purpose },
    kind: labelOf(type),
  }));
