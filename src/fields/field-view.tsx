import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names';
import { controlId, type FieldDefinition, isEditable } from './definition';
import { useFieldTexts } from './field-texts';
import styles from './fields.module.css';
import { FieldError, FieldLabel, StateIcon, Tooltip } from './frame';
import type { InputProps } from './input';
import { inputOf } from './inputs';
import { nameOf } from './rules';
import { type CheckEvent, type FieldState, stateName } from './state';
import { typeOf } from './types';

export type FieldViewProps = {
  field: FieldDefinition;
  state: FieldState;
  /** The form's own mode (S2.14/8). */
  editing: boolean;
  /** Nothing can be done while the form is sent. */
  disabled?: boolean;
  /** The id of what is said of it elsewhere. */
  describedBy?: string;
  write: (value: string) => void;
  choose: (value: string) => void;
  checkOn: (checkOn: CheckEvent) => void;
};

const isFloating = ({ float, showPlaceholder }: FieldDefinition) => float || showPlaceholder;

/** 'Voornaam *' (S2.14/3). */
const placeholderOf = ({ placeholder, required }: FieldDefinition): string =>
  required ? `${placeholder} *` : placeholder;

/** What belongs to a field's control, tied to it by its ids. */
const partsOf = (props: FieldViewProps) => {
  const { field, state } = props;
  const id = controlId(field);
  const isWrong = stateName(state) === 'error';
  const own = state.problems.find(({ part }) => part === undefined);
  const error = field.showErrorMessage ? own?.message : undefined;
  const tip = field.tooltip === '' ? undefined : `${id}-tip`;
  const control = {
    id,
    name: field.name,
    disabled: field.disabled || props.disabled || undefined,
    required: field.required || undefined,
    'data-type': field.dataType,
    'aria-invalid': isWrong ? (true as const) : undefined,
    'aria-describedby': classNames(props.describedBy, error && `${id}-error`, tip),
  };
  return { id, error, tip, control, labelId: `${id}-label` };
};

type Parts = ReturnType<typeof partsOf>;

const inputProps = (props: FieldViewProps, { control, labelId }: Parts): InputProps => {
  const { field, state } = props;
  const native = field.showPlaceholderOnInput ? placeholderOf(field) : undefined;
  return {
    field,
    value: state.value,
    problems: state.problems,
    editable: isEditable(field, props.editing),
    control,
    labelId,
    // A floating placeholder is shown for as long as the browser's own, an empty one, would be.
    placeholder: isFloating(field) ? ' ' : native,
    write: props.write,
    choose: props.choose,
    checkOn: props.checkOn,
  };
};

/** One field of a form, in the state it is in (S2.14). */
export function FieldView(props: FieldViewProps) {
  const { field } = props;
  const parts = partsOf(props);
  const { Input } = inputOf(field);
  if (field.hidden) {
    return <input type="hidden" id={parts.id} name={field.name} value={props.state.value} />;
  }
  if (typeOf(field).frame(field) === 'bare') return <Input {...inputProps(props, parts)} />;
  return <Framed {...props} parts={parts} />;
}

function Framed(props: FieldViewProps & { parts: Parts }) {
  const { field, parts } = props;
  const state = stateName(props.state);
  const type = typeOf(field);
  const { Input, keepsControl, Shown } = inputOf(field);
  const editable = isEditable(field, props.editing);
  const isShown = !editable && !keepsControl;
  // Words have the sign before them, also those below one input of several.
  const isTold = parts.error !== undefined || props.state.problems.some(({ part }) => part);
  const isGroup = type.frame(field) === 'group' || (isShown && Shown !== undefined);
  return (
    <div className={styles.field} data-state={state} data-readonly={editable ? undefined : ''}>
      <div className={styles.head}>
        <FieldLabel
          id={parts.labelId}
          htmlFor={isGroup ? undefined : parts.id}
          required={field.required && editable}
          hidden={!field.showLabel}
        >
          {field.label}
        </FieldLabel>
        {parts.tip && !field.showTooltipInline && (
          <Tooltip id={parts.tip} label={nameOf(field)}>
            {field.tooltip}
          </Tooltip>
        )}
      </div>
      <div className={classNames(styles.control, isFloating(field) && styles.floats)}>
        {isShown ? (
          <ShownValue {...props} isGroup={isGroup} />
        ) : (
          <Input {...inputProps(props, parts)} />
        )}
        {isFloating(field) && !isShown && (
          <span className={styles.placeholder} aria-hidden="true">
            {placeholderOf(field)}
          </span>
        )}
        {field.showState && !isTold && <StateIcon state={state} />}
      </div>
      {parts.error && (
        <FieldError id={`${parts.id}-error`} unsigned={!field.showState}>
          {parts.error}
        </FieldError>
      )}
      {parts.tip && field.showTooltipInline && (
        <p id={parts.tip} className={styles.hint}>
          {field.tooltip}
        </p>
      )}
    </div>
  );
}

/** A value that can't be edited, as text or as its type shows it. */
function ShownValue({
  field,
  state,
  parts,
  isGroup,
}: FieldViewProps & { parts: Parts; isGroup: boolean }): ReactNode {
  const texts = useFieldTexts();
  const { Shown } = inputOf(field);
  if (Shown) {
    return (
      <fieldset id={parts.id} aria-labelledby={parts.labelId} className={styles.shown}>
        <Shown field={field} value={state.value} />
      </fieldset>
    );
  }
  const text = typeOf(field).show(state.value, field) || texts.nothing;
  return isGroup ? (
    <p id={parts.id} className={styles.shown}>
      {text}
    </p>
  ) : (
    <output id={parts.id} className={styles.shown}>
      {text}
    </output>
  );
}
