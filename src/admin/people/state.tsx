import type { PersonState } from '#features/staff/contract';
import { peopleTexts as texts } from '#kernel/messages/nl-people';
import styles from '../list/list.module.css';

/** How it stands with a member. */
export function State({ state }: { state: PersonState }) {
  return (
    <span className={state === 'active' ? styles.online : styles.state}>{texts.states[state]}</span>
  );
}
