import { useFieldTexts } from '../field-texts';
import type { InputProps } from '../input';
import { NativeSelect } from '../native-select';
import { useCode, useHydrated } from '../use-hydrated';

const load = () => import('./search-list').then(({ SearchList }) => SearchList);

/** The browser's own select, until the list that can be searched is there. */
export function ListInput(props: InputProps) {
  const texts = useFieldTexts();
  const { code: SearchList } = useCode(useHydrated(), load);
  if (SearchList) return <SearchList {...props} />;
  return <NativeSelect {...props} options={props.field.options} empty={texts.listEmpty} />;
}
