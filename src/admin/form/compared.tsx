import type { ToldEntity, ToldField, Values } from '#features/office/contract';
import { traitsOf } from '#fields/traits';
import { officeTexts } from '#kernel/messages/nl-office';
import { isListOfThings } from '#kernel/values/list-changes';
import { listChangeLines } from '#kernel/values/tell-list-changes';
import styles from './form.module.css';

const texts = officeTexts.form;

/** What a field holds, for people. */
export const shownValue = (field: ToldField | undefined, value: unknown): string => {
  if (value === null || value === undefined || value === '') return texts.empty;
  if (typeof value === 'boolean') return value ? officeTexts.list.yes : officeTexts.list.no;
  const option = field?.options?.find((one) => one.value === value);
  if (option) return option.label;
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
    return value.join((field && traitsOf(field).between) ?? ', ');
  return texts.items(thingsOf(value).length);
};

const thingsOf = (value: unknown): readonly Record<string, unknown>[] => {
  const list = (value as { content?: unknown } | null)?.content ?? value;
  return isListOfThings(list) ? list : [];
};

/** What became of a list, each thing by itself; nothing: it is none, or what differs has no name. */
const linesOf = (from: unknown, to: unknown): readonly string[] =>
  listChangeLines(thingsOf(from), thingsOf(to));

type SideProps = { title: string; field: ToldField | undefined; from: unknown; to: unknown };

/** What one of both makes of a field: of a list what they did to it, of all else what it says. */
function Side({ title, field, from, to }: SideProps) {
  const lines = linesOf(from, to);
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {lines.length === 0 ? (
          shownValue(field, to)
        ) : (
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </dd>
    </div>
  );
}

type ComparedProps = { entity: ToldEntity; stands: Values; theirs: Values; changes: Values };

/** What somebody else saved and what stands in the form, field by field. */
export function Compared({ entity, stands, theirs, changes }: ComparedProps) {
  return (
    <ul className={styles.compare}>
      {Object.entries(changes).map(([name, own]) => {
        const field = entity.fields.find((one) => one.name === name);
        const now = theirs[name];
        // What they did is told where it is known how it was; of a draft of long ago it isn't.
        const isKnown = linesOf(stands[name], now).length > 0;
        const from = isKnown ? stands[name] : now;
        return (
          <li key={name}>
            <p className={styles.strong}>{field?.label ?? name}</p>
            <dl>
              <Side title={texts.theirs} {...{ field, from }} to={now} />
              <Side title={texts.yours} {...{ field, from }} to={own} />
            </dl>
          </li>
        );
      })}
    </ul>
  );
}
