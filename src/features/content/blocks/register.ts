import { createElement } from 'react';
import { registerBlock } from '#features/pages/api.server';
import {
  type CookieText,
  cookieBlockTexts,
  cookieTexts,
  localTexts,
} from '#kernel/messages/nl-cookies';
import { cookie } from '#kernel/wire';
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

/** The blocks of content that aren't lists of an entity. */
export const registerContentBlocks = (host: Host): void => {
  registerBlock(host, {
    definition: cookieBlock,
    view: ({ instance: { settings } }) =>
      createElement(CookieTable, {
        title: settings.title,
        intro: settings.intro,
        cookies: rowsOf(cookie, cookieTexts),
        local: rowsOf(localKey, localTexts),
      }),
  });
};
