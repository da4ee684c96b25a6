import { find } from '../dom';
import { onSectionLoaded } from './reload';

const placeNow = (): string => find('[data-title-place]')?.dataset.titlePlace ?? '';

/** The title with another place in it, before the name of the site: 'Dames - pagina 2 | Brink'. */
export const withTitlePlace = (title: string, before: string, now: string): string => {
  const bare = before ? title.replace(` - ${before}`, '') : title;
  if (!now) return bare;
  const site = find<HTMLMetaElement>('meta[property="og:site_name"]')?.content;
  const end = site && bare.endsWith(` | ${site}`) ? bare.length - site.length - 3 : bare.length;
  return `${bare.slice(0, end)} - ${now}${bare.slice(end)}`;
};

/** Results that come in the page change its title as a whole load would: the first list that says so. */
export const startTitle = (): void => {
  let before = placeNow();
  onSectionLoaded(() => {
    const now = placeNow();
    if (now === before) return;
    document.title = withTitlePlace(document.title, before, now);
    before = now;
  });
};
