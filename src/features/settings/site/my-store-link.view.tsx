import { enMyStore } from '#kernel/messages/en-my-store';
import { myStoreTexts } from '#kernel/messages/nl-my-store';
import { MY_STORE_NAME, MY_STORE_SLOT, MY_STORE_STATE, myStorePath } from '#kernel/wire-my-store';
import { Icon } from '#ui/icon.view';
import { useTexts } from '#ui/language';
import type { ShellProps } from '../contract';

type Props = Pick<ShellProps, 'store'> & {
  className?: string;
  itemClass?: string;
  small?: boolean;
};

/**
 * The visitor's own store, with whether it is open, as an item of a list. In a page that is kept for
 * everyone its place is empty, and the page's script fills it.
 */
export function MyStoreLink({ store, className, itemClass, small }: Props) {
  const texts = useTexts(myStoreTexts, enMyStore);
  return (
    <li className={itemClass} hidden={!store} {...{ [MY_STORE_SLOT]: '' }}>
      <a className={className} href={store?.href ?? myStorePath.find}>
        <Icon name="store" small={small} />
        <span>
          <span className="visually-hidden">{texts.label}: </span>
          <b {...{ [MY_STORE_NAME]: '' }}>{store?.name}</b>
          <span {...{ [MY_STORE_STATE]: '' }}>{store && ` · ${texts.state(store.state)}`}</span>
        </span>
      </a>
    </li>
  );
}
