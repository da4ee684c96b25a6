import { type FormEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { listTexts as texts } from '#kernel/messages/nl-lists';
import { searchedKey } from '#kernel/values/searched-key';
import { Button } from '#ui/button.view';
import controls from '../controls.module.css';
import { Field } from '../prices/field';
import styles from './arrange.module.css';

/** Leads to the list of what a word finds, whether somebody arranged it before or not. */
export function WordForm() {
  const [, go] = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  const open = (event: FormEvent) => {
    event.preventDefault();
    const key = searchedKey(input.current?.value ?? '');
    setWrong(key === undefined);
    if (key !== undefined) return go(`/volgorde/${key}`);
    input.current?.focus();
  };
  return (
    <form className={styles.word} noValidate onSubmit={open}>
      <Field
        label={texts.word}
        help={texts.wordHelp}
        wrong={isWrong ? texts.problems.word : undefined}
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            className={controls.control}
            type="search"
            autoComplete="off"
            onInput={() => setWrong(false)}
          />
        )}
      </Field>
      <Button type="submit" kind="secondary">
        {texts.openWord}
      </Button>
    </form>
  );
}
