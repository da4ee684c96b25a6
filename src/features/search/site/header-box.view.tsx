import { searchIn } from '#kernel/wire-language';
import { Island } from '#ui/island';
import { useLanguage } from '#ui/language';
import SearchBox from './search-box.island';

/** The search box of the page's header; `site`: its slug. */
export function HeaderBox({ site }: { site: string }) {
  const props = { site, value: '', action: searchIn(useLanguage()) };
  return <Island of={SearchBox} name="search" when="interaction" props={props} />;
}
