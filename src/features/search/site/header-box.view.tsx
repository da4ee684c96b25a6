import { searchIn } from '#kernel/wire-language';
import { Island } from '#ui/island';
import { useLanguage } from '#ui/language';
import SearchBox from './search-box.island';

/** The search box of the page's header; `site`: its slug, `words`: what the page was searched for. */
export function HeaderBox({ site, words = '' }: { site: string; words?: string }) {
  const props = { site, value: words, action: searchIn(useLanguage()) };
  return <Island of={SearchBox} name="search" when="interaction" props={props} />;
}
