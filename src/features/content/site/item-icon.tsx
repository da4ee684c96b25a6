import { Icon, isIconName } from '#ui/icon.view';

/** An item's drawn sign; nothing when its name is none of ours. */
export function ItemIcon({ name }: { name: string | undefined }) {
  return name !== undefined && isIconName(name) ? <Icon name={name} /> : null;
}
