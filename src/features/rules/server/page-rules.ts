import { listPages } from '#features/pages/api.server';
import { ruleTexts as texts } from '#kernel/messages/nl-rules';
import { path } from '#kernel/wire';
import { listStored } from '#platform/declared/stored';
import { buttonOfForm, withdrawLink } from '../in-page';
import type { Check } from './check';
import { readPage } from './look';

/** Where the law wants something on each page, these stand for all: they are drawn in one frame. */
const SOME = ['/', path.login, '/algemene-voorwaarden', '/privacy'];

const pages = { href: '/page', label: texts.mend.pages };

const withdraw: Check = async (host) => {
  const looked = await Promise.all(
    SOME.map(async (one) => ({ one, ...(await readPage(host, one)) })),
  );
  const shown = looked.filter(({ isThere }) => isThere);
  const links = shown.map(({ one, html }) => ({ one, text: withdrawLink(html, path.withdraw) }));
  const bad = links.filter(({ text }) => text === undefined);
  const page = await readPage(host, path.withdraw);
  const button = page.isThere ? buttonOfForm(page.html, path.withdraw) : undefined;
  const paths = [...bad.map(({ one }) => one), ...(button === undefined ? [path.withdraw] : [])];
  if (paths.length > 0 || shown.length === 0) {
    return { state: 'bad', proof: texts.withdraw.bad(paths.join(', ') || '/'), mend: pages };
  }
  const words = links[0]?.text ?? '';
  return { state: 'good', proof: texts.withdraw.good(shown.length, words, button ?? '') };
};

const names = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;

const cookies: Check = async (host) => {
  const home = await readPage(host, '/');
  const info = await readPage(host, path.cookieInfo);
  const stored = listStored(host);
  const free = stored.filter(({ type, where }) => type === 'functional' && where === 'cookie');
  // Under https a name may begin with what ties it to its host.
  const told = home.cookies.map((name) => name.replace(/^__(?:Host|Secure)-/, ''));
  const set = told.filter(
    (name) => !free.some((one) => names(one.name.replace(/^__(?:Host|Secure)-/, ''), name)),
  );
  if (!info.isThere) return { state: 'bad', proof: texts.cookies.page, mend: pages };
  if (set.length > 0) return { state: 'bad', proof: texts.cookies.bad(set.join(', ')) };
  return { state: 'good', proof: texts.cookies.good(told.length, stored.length) };
};

const terms: Check = async (host) => {
  const all = ['/algemene-voorwaarden', '/privacy'];
  const looked = await Promise.all(
    all.map(async (one) => ((await readPage(host, one)).isThere ? [] : [one])),
  );
  const missing = looked.flat();
  return missing.length === 0
    ? { state: 'good', proof: texts.terms.good }
    : { state: 'bad', proof: texts.terms.bad(missing.join(', ')), mend: pages };
};

const access: Check = async (host) => {
  const found = (await listPages(host)).find((page) =>
    /toegankelijk/i.test(`${page.path} ${page.title}`),
  );
  return found
    ? { state: 'good', proof: texts.access.good(found.path) }
    : {
        state: 'bad',
        proof: texts.access.bad,
        mend: { href: '/page/new', label: texts.mend.pages },
      };
};

export const pageRules = { withdraw, cookies, terms, access } as const;
