import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { officeTexts } from '#kernel/messages/nl-office';
import { inputTexts as texts } from '#kernel/messages/nl-office-inputs';
import styles from './inputs.module.css';

export type Choice = { key: string; label: string; note?: string | undefined };

type ComboboxProps<T extends Choice> = {
  id: string;
  /** Its name where no text on the page is. */
  label?: string;
  describedBy?: string | undefined;
  isWrong?: boolean;
  isRequired?: boolean | undefined;
  isReadOnly: boolean;
  text: string;
  type: (text: string) => void;
  choices: readonly T[];
  /** Whether they are still looked for. */
  isBusy: boolean;
  choose: (choice: T) => void;
  /** Whatever is typed is a value too: that nothing is found isn't told. */
  isFree?: boolean;
  placeholder?: string;
  open?: (isOpen: boolean) => void;
};

/** A text with choices below it (WAI-ARIA: an editable combobox with a list). */
export function Combobox<T extends Choice>(props: ComboboxProps<T>): ReactNode {
  const { id, text, choices, isBusy, isFree, isReadOnly } = props;
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const list = useRef<HTMLDivElement>(null);
  const show = (next: boolean) => {
    setOpen(next);
    setAt(-1);
    props.open?.(next);
  };
  const choose = (choice: T | undefined) => {
    if (!choice) return;
    props.choose(choice);
    show(false);
  };
  const go = (to: number) => {
    setAt(to);
    list.current?.children[to]?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) return show(true);
      const count = choices.length;
      if (count > 0) go(key === 'ArrowDown' ? (at + 1) % count : (at <= 0 ? count : at) - 1);
    } else if (key === 'Enter' && isOpen && (choices[at] || !isFree)) {
      // It chooses, and doesn't save the form.
      event.preventDefault();
      choose(choices[at] ?? (choices.length === 1 ? choices[0] : undefined));
    } else if (key === 'Escape' && isOpen) {
      event.preventDefault();
      show(false);
    }
  };
  const isShown = isOpen && !isReadOnly && (choices.length > 0 || !isFree);
  const listId = `${id}-choices`;
  return (
    <div className={styles.combobox}>
      <input
        id={id}
        className={styles.line}
        role="combobox"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isShown && at >= 0 ? `${listId}-${at}` : undefined}
        aria-label={props.label}
        aria-describedby={props.describedBy}
        aria-invalid={props.isWrong || undefined}
        aria-required={props.isRequired || undefined}
        autoComplete="off"
        spellCheck={false}
        disabled={isReadOnly}
        placeholder={props.placeholder}
        value={text}
        onChange={({ target }) => {
          props.type(target.value);
          if (!isOpen) show(true);
          setAt(-1);
        }}
        onClick={() => !isOpen && show(true)}
        onKeyDown={press}
        onBlur={() => isOpen && show(false)}
      />
      <div
        id={listId}
        ref={list}
        role="listbox"
        aria-label={props.label ?? texts.choices}
        className={styles.choiceList}
        hidden={!isShown || choices.length === 0}
      >
        {isShown &&
          choices.map((choice, nth) => (
            <div
              key={choice.key}
              id={`${listId}-${nth}`}
              role="option"
              tabIndex={-1}
              aria-selected={nth === at}
              className={nth === at ? styles.choiceNow : styles.choiceOne}
              // The text keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(choice)}
              onKeyDown={undefined}
            >
              <span>{choice.label}</span>
              {choice.note && <span className={styles.note}>{choice.note}</span>}
            </div>
          ))}
      </div>
      <p
        role="status"
        className={isShown && choices.length === 0 ? styles.noChoice : 'visually-hidden'}
      >
        {isShown &&
          (choices.length > 0
            ? texts.found(choices.length)
            : isBusy
              ? officeTexts.loading
              : texts.noneFound)}
      </p>
    </div>
  );
}
