import { choosingTypes } from '#fields/definition';
import { inputTexts } from '#kernel/messages/nl-office-inputs';
import { ChoiceGroup } from '../inputs/choice-group';
import { optionsOf } from '../inputs/definitions';
import inputs from '../inputs/inputs.module.css';
import { conditionIn, type Definition, decidersIn, labelIn, nameIn } from './conditions';

const texts = inputTexts.asked;

const choosing: ReadonlySet<string> = new Set(choosingTypes);

type WhenAskedProps = {
  id: string;
  item: Definition;
  /** All that is asked before it. */
  before: readonly Definition[];
  change: (item: Definition) => void;
  isReadOnly: boolean;
};

/** After which answers a field is asked, chosen from the questions before it. */
export function WhenAsked({ id, item, before, change, isReadOnly }: WhenAskedProps) {
  const condition = conditionIn(item);
  const deciders = decidersIn(before);
  if (deciders.length === 0 && !condition) return null;
  const decider = deciders.find((one) => nameIn(one) === condition?.field);
  const write = (field: string, values: readonly string[]) => {
    const { condition: _, ...rest } = item;
    change(field === '' ? rest : { ...rest, condition: { field, values: [...values] } });
  };
  return (
    <>
      <div className={inputs.whole}>
        <label htmlFor={`${id}-condition`} className={inputs.label}>
          {texts.label}
        </label>
        <select
          id={`${id}-condition`}
          className={inputs.line}
          disabled={isReadOnly}
          value={condition?.field ?? ''}
          onChange={({ target }) => write(target.value, [])}
        >
          <option value="">{texts.always}</option>
          {condition && !decider && <option value={condition.field}>{texts.gone}</option>}
          {deciders.map((one) => (
            <option key={nameIn(one)} value={nameIn(one)}>
              {texts.after(labelIn(one))}
            </option>
          ))}
        </select>
      </div>
      {condition && decider && (
        <Answers
          {...{ id, decider, isReadOnly }}
          values={condition.values}
          change={(values) => write(condition.field, values)}
        />
      )}
    </>
  );
}

type AnswersProps = {
  id: string;
  decider: Definition;
  values: readonly string[];
  change: (values: string[]) => void;
  isReadOnly: boolean;
};

function Answers({ id, decider, values, change, isReadOnly }: AnswersProps) {
  const options = choosing.has(String(decider.type)) ? optionsOf(decider) : [];
  const lost = values.filter((value) => !options.some((one) => one.value === value));
  if (options.length === 0 && lost.length === 0) {
    return <p className={`${inputs.whole} ${inputs.note}`}>{texts.typed}</p>;
  }
  const all = [...options, ...lost.map((value) => ({ value, label: texts.lost(value) }))];
  const note = values.length === 0 ? { note: texts.anyAnswer } : {};
  return (
    <ChoiceGroup id={`${id}-answers`} label={texts.answers} {...note}>
      {all.map(({ value, label }) => (
        <label key={value} className={inputs.choice}>
          <input
            type="checkbox"
            disabled={isReadOnly}
            checked={values.includes(value)}
            onChange={({ target: { checked } }) =>
              change(
                all
                  .map((one) => one.value)
                  .filter((one) => (one === value ? checked : values.includes(one))),
              )
            }
          />
          {label}
        </label>
      ))}
    </ChoiceGroup>
  );
}
