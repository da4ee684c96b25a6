import type { ToldLine } from '#features/customers/contract';
import { customerTexts } from '#kernel/messages/nl-customers';
import styles from './orders.module.css';

const texts = customerTexts.details;

/** What became of a line's pieces, as far as that isn't what was ordered: a part left, or some don't go along. */
export function LineProgress({ line }: { line: ToldLine }) {
  const { sent, takenOut, paidBack, cameBack, quantity, isSent } = line;
  const told = [
    ...(isSent && sent > 0 ? [texts.sentOf(sent, quantity)] : []),
    ...(takenOut > 0 ? [texts.takenOutOf(takenOut, quantity)] : []),
    ...(paidBack > 0 ? [texts.paidBackOf(paidBack, quantity)] : []),
    ...(cameBack > 0 ? [texts.returnedOf(cameBack, quantity)] : []),
  ];
  return told.map((text) => (
    <div key={text} className={styles.soft}>
      {text}
    </div>
  ));
}
