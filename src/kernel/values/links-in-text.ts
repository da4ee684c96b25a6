/** What becomes of an address that a text leads to. */
export type MapLink = (href: string) => string;

const HREF = /(<a\b[^>]*?\bhref=)(?:"([^"]*)"|'([^']*)')/gi;

const named: Readonly<Record<string, string>> = {
  ...{ '&amp;': '&', '&quot;': '"', '&#39;': "'", '&#x27;': "'" },
  ...{ '&lt;': '<', '&gt;': '>' },
};
const decode = (text: string): string =>
  text.replaceAll(/&(?:amp|quot|lt|gt|#39|#x27);/g, (mark) => named[mark] ?? mark);
const encode = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** HTML with other addresses in its links; the rest of it stays letter for letter. */
export const mapHtmlLinks = (html: string, map: MapLink): string =>
  html.replaceAll(HREF, (whole, before: string, double?: string, single?: string) => {
    const href = decode(double ?? single ?? '');
    const mapped = map(href);
    return mapped === href ? whole : `${before}"${encode(mapped)}"`;
  });

/** Lines of 'Naam | /adres' with other addresses. */
export const mapLineLinks = (text: string, map: MapLink): string =>
  text
    .split('\n')
    .map((line) => {
      const at = line.indexOf('|');
      const href = at === -1 ? '' : line.slice(at + 1).trim();
      const mapped = href === '' ? href : map(href);
      return mapped === href ? line : `${line.slice(0, at + 1)} ${mapped}`;
    })
    .join('\n');

/** A link's path as it reads, and what stands behind it; undefined: it leads to no path of the site. */
export const pathOfLink = (href: string): { path: string; rest: string } | undefined => {
  if (!/^\/(?![/\\])/.test(href)) return undefined;
  const at = href.search(/[?#]/);
  const [path, rest] = at === -1 ? [href, ''] : [href.slice(0, at), href.slice(at)];
  try {
    return { path: decodeURI(path), rest };
  } catch {
    return { path, rest };
  }
};
