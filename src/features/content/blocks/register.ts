import { createElement } from 'react';
import { registerBlock } from '#features/pages/api.server';
import { readSliderLook } from '#fields/slider-settings';
import { consentTexts } from '#kernel/messages/nl-consent';
import { cookieBlockTexts } from '#kernel/messages/nl-cookies';
import { listStored, type Stored } from '#platform/declared/stored';
import { listThirdParties } from '#platform/declared/third-parties';
import type { Host } from '#platform/host';
import { Slider } from '#ui/slider.view';
import { CookieCard } from '../site/cookie-card.view';
import { type CookieRow, CookieTable } from '../site/cookie-table.view';
import { cookieBlock, cookieDetailBlock, cookieSliderBlock, cookieViewBlock } from './definitions';

const labelOf = (type: Stored['type']): string => consentTexts.types[type].label;

/** What features declare that they keep in one place, and of one kind, as rows. */
const rowsOf = (host: Host, where: Stored['where'], kind = ''): CookieRow[] =>
  listStored(host)
    .filter((stored) => stored.where === where && (kind === '' || stored.type === kind))
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
  registerBlock(host, {
    definition: cookieDetailBlock,
    view: ({ instance: { settings } }) => {
      const name = settings.name.trim();
      const all = [...rowsOf(host, 'cookie'), ...rowsOf(host, 'storage')];
      const cookie = all.find((row) => row.name === name);
      return cookie ? createElement(CookieCard, { cookie, framed: true }) : null;
    },
  });
  registerBlock(host, {
    definition: cookieViewBlock,
    view: ({ instance: { settings } }) => {
      const { title, intro, kind } = settings;
      const cookies = rowsOf(host, 'cookie', kind);
      const local = rowsOf(host, 'storage', kind);
      if (cookies.length + local.length === 0) return null;
      return createElement(CookieTable, { title, intro, cookies, local, parties: [] });
    },
  });
  registerBlock(host, {
    definition: cookieSliderBlock,
    view: ({ instance: { id, settings } }) => {
      const cookies = rowsOf(host, 'cookie', settings.kind);
      if (cookies.length === 0) return null;
      return createElement(Slider, {
        id: `slider-${id}`,
        title: settings.title,
        intro: settings.intro,
        label: cookieBlockTexts.all,
        look: readSliderLook(settings),
        slides: cookies.map((cookie) => ({
          key: cookie.name,
          node: createElement(CookieCard, { cookie }),
        })),
      });
    },
  });
};
