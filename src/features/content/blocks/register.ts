import { createElement } from 'react';
import { registerBlock } from '#features/pages/api.server';
import { consentTexts } from '#kernel/messages/nl-consent';
import { cookieBlockTexts } from '#kernel/messages/nl-cookies';
import { listStored, type Stored } from '#platform/declared/stored';
import { listThirdParties } from '#platform/declared/third-parties';
import type { Host } from '#platform/host';
import { type CookieRow, CookieTable } from '../site/cookie-table.view';
import { cookieBlock } from './definitions';

const labelOf = (type: Stored['type']): string => consentTexts.types[type].label;

/** What features declare that they keep in one place, as rows. */
const rowsOf = (host: Host, where: Stored['where']): CookieRow[] =>
  listStored(host)
    .filter((stored) => stored.where === where)
    .map(({ name, type, purpose, kept, party = cookieBlockTexts.own }) => ({
      ...{ name, purpose, kept, party },
      kind: labelOf(type),
    }));

/** The blocks of content that aren't lists of an entity. */
export const registerContentBlocks = (host: Host): void => {
  registerBlock(host, {
    definition: cookieBlock,
    view: ({ instance: { settings } }) =>
      createElement(CookieTable, {
        title: settings.title,
        intro: settings.intro,
        cookies: rowsOf(host, 'cookie'),
        local: rowsOf(host, 'storage'),
        parties: listThirdParties(host).map(({ name, type, purpose }) => ({
          ...{ name, purpose },
          kind: labelOf(type),
        })),
      }),
  });
};
