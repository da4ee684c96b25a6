import type { ToldEntity, ToldPresence } from '#features/office/contract';
import { presenceTexts as texts } from '#kernel/messages/nl-presence';
import { timeOf } from '../moments';
import styles from './presence.module.css';
import { usePresence } from './use-presence';

/** So many are told by name. */
const NAMED = 3;

type PresenceProps = { entity: ToldEntity; id: number; isEditing: boolean };

const tellOne = ({ name, isYou, isEditing, since }: ToldPresence, what: string): string => {
  const at = timeOf(since);
  if (isYou) return texts.you(what, at);
  return isEditing ? texts.edits(name, what, at) : texts.looks(name, what, at);
};

/** Who else has the same row open now, told politely as they come; nothing while nobody has. */
export function Presence({ entity, id, isEditing }: PresenceProps) {
  const others = usePresence(entity.access, id, isEditing);
  const what = entity.name === 'Page' ? texts.page : texts.row;
  const named = others.slice(0, NAMED);
  return (
    <div role="status" className={styles.live}>
      {named.length > 0 && (
        <p className={styles.presence}>
          {named.map((one) => tellOne(one, what)).join(' ')}
          {others.length > NAMED && ` ${texts.more(others.length - NAMED)}`}
        </p>
      )}
    </div>
  );
}
