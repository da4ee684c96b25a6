import { useEffect, useId, useState } from 'react';
import controls from './controls.module.css';
import styles from './list/list.module.css';

/** In ms of quiet, after which what was typed is searched. */
const QUIET = 250;

type SearchBoxProps = {
  label: string;
  value: string;
  onSearch: (text: string) => void;
  /** Its label stands above it, among fields that have theirs there. */
  isField?: boolean;
};

/** A line to search by: what is typed is searched once it rests. */
export function SearchBox({ label, value, onSearch, isField }: SearchBoxProps) {
  const id = useId();
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // The address was changed by something else, such as a view or the way back.
  if (known !== value) {
    setKnown(value);
    setText(value);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed is searched once, when it rests
  useEffect(() => {
    if (text.trim() === value) return undefined;
    const timer = setTimeout(() => onSearch(text.trim()), QUIET);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <search className={isField ? styles.searchField : styles.search}>
      <label className={isField ? undefined : 'visually-hidden'} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        className={controls.control}
        placeholder={isField ? undefined : label}
        value={text}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
    </search>
  );
}
