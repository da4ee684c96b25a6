import { createElement } from 'react';
import { registerBlock } from '#features/pages/api.server';
import {
  type CookieText,
  cookieBlockTexts,
  cookieTexts,
  localTexts,
} from '#kernel/messages/nl-cookies';
import { cookie, cookieName } from '#kernel/wire';
import { localKey } from '#kernel/wire-forms';
import type { Host } from '#platform/host';
import { type CookieRow, CookieTable } from '../site/cookie-table.view';
import { cookieBlock } from './definitions';

const rowsOf = <Key extends string>(
  names: Record<Key, string>,
  texts: Partial<Record<Key, CookieText>>,
): CookieRow[] =>
  (Object.keys(names) as Key[]).flatMap((key) => {
    const text = texts[key];
    if (!text) return [];
    const { kind, purpose, kept } = text;
    return [{ name: names[key], kind: cookieBlockTexts.kinds[kind], purpose, kept }];
  });

/** The cookies by the names that they have on this site. */
const cookieNames = (host: Host): Record<keyof typeof cookie, string> => {
  const https = host.config.siteUrl.startsWith('https:');
  const keys = Object.keys(cookie) as (keyof typeof cookie)[];
  return Object.fromEntries(keys.map((key) => [key, cookieName(key, https)])) as typeof cookie;
};

/** The blocks of content that aren't lists of an entity. */
export const registerContentBlocks = (host: Host): void => {
  registerBlock(host, {
    definition: cookieBlock,
    view: ({ instance: { settings } }) =>
      createElement(CookieTable, {
        title: settings.title,
        intro: settings.intro,
        cookies: rowsOf(cookieNames(host), cookieTexts),
        local: rowsOf(localKey, localTexts),
      }),
  });
};
