import { Icon, isIconName } from '#ui/icon.view';

/** A piece's drawn sign; nothing when its name is none of ours. */
export function PieceIcon({ name }: { name: string | undefined }) {
  return name !== undefined && isIconName(name) ? <Icon name={name} /> : null;
}
