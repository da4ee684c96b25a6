import { type FormEvent, useId, useRef } from 'react';
import { enBrowser } from '#kernel/messages/en-browser';
import { browserTexts } from '#kernel/messages/nl-browser';
import { field } from '#kernel/wire';
import { classNames } from '#ui/class-names';
import { Icon } from '#ui/icon.view';
import { useTexts } from '#ui/language';
import box from '#ui/search-form.module.css';
import { SUGGEST_CLEAR } from '../contract';
import styles from './search-box.module.css';
import { useListbox } from './use-listbox';
import { useSuggestions } from './use-suggestions';

export type SearchBoxProps = {
  /** The site's slug, for the address of suggestions. */
  site: string;
  /** What was searched for on this page. */
  value: string;
  /** Where the form goes. */
  action: string;
  /** What the box is for; there may be several on a page. */
  label?: string;
  minCharacters?: number;
  limit?: number;
};

/**
 * A search form that suggests as one types (S2.3/1). Without script it is a plain form; with it, an
 * accessible combobox over the server's list.
 */
export default function SearchBox(props: SearchBoxProps) {
  const texts = useTexts(browserTexts, enBrowser);
  const { site, value, action, label = texts.searchLabel, minCharacters, limit } = props;
  const id = useId();
  const root = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const suggestions = useSuggestions({ site, value, minCharacters, limit, input });
  const listbox = useListbox({
    ...{ id, root, suggestions, label: texts.suggestions },
    pressed: (target) => {
      if (!target.closest(`[${SUGGEST_CLEAR}]`)) return;
      suggestions.clearRecent();
      input.current?.focus();
    },
  });
  const { open, nothing } = suggestions;
  const said = open || nothing ? texts.suggestionCount(suggestions.count) : '';
  const submit = (event: FormEvent) => {
    if (input.current?.value.trim() === '') event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the form itself is the landmark
    <form
      ref={root}
      className={box.form}
      action={action}
      role="search"
      aria-label={label}
      onSubmit={submit}
      onBlur={listbox.onBlur}
    >
      <label className="visually-hidden" htmlFor={`${id}input`}>
        {label}
      </label>
      <input
        ref={input}
        id={`${id}input`}
        className={box.input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        name={field.search}
        defaultValue={value}
        placeholder={texts.searchPlaceholder}
        autoComplete="off"
        spellCheck={false}
        onInput={suggestions.ask}
        onFocus={suggestions.enter}
        {...listbox.inputProps}
      />
      <button className={box.button} type="submit">
        <Icon name="search" />
        <span className="visually-hidden">{texts.search}</span>
      </button>
      <div
        className={styles.list}
        hidden={!open}
        {...listbox.listProps}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own server's list
        dangerouslySetInnerHTML={suggestions.html}
      />
      <p
        className={nothing ? classNames(styles.list, styles.none) : 'visually-hidden'}
        role="status"
      >
        {said}
      </p>
    </form>
  );
}
