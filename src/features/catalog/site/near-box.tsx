import { useEffect, useRef } from 'react';
import { stores as limits } from '#kernel/limits';
import { product as texts } from '#kernel/messages/nl-product';
import { field } from '#kernel/wire';
import { Button } from '#ui/button.view';
import { nearForm } from '../contract';
import styles from './product-form.module.css';

const INPUT = 'voorraad-postcode';

/** Asks for a postcode, for the form that sorts stores by their distance to it. */
export function NearBox({ near, isWrong }: { near: string; isWrong: boolean }) {
  return (
    <div className={styles.near}>
      <label className={styles.legend} htmlFor={INPUT}>
        {texts.near.label}
      </label>
      <div className={styles.nearBox}>
        <input
          id={INPUT}
          className={styles.nearInput}
          form={nearForm.id}
          type="text"
          name={field.placeInput}
          defaultValue={near}
          placeholder={texts.near.placeholder}
          maxLength={limits.longestQuery}
          autoComplete="postal-code"
          spellCheck={false}
          required
          // Left to itself a browser calls it wrong while it is empty.
          aria-invalid={isWrong}
          aria-describedby={near === '' ? undefined : nearForm.note}
        />
        <Button type="submit" kind="secondary" form={nearForm.id}>
          {texts.near.submit}
        </Button>
      </div>
    </div>
  );
}

/** Hears of a postcode that is sent; `ask` says whether it takes it, else the server is asked. */
export const useNear = (ask: (text: string) => boolean): void => {
  const last = useRef(ask);
  useEffect(() => {
    last.current = ask;
  });
  useEffect(() => {
    const form = document.getElementById(nearForm.id);
    const submit = (event: SubmitEvent) => {
      const text = new FormData(event.currentTarget as HTMLFormElement).get(field.placeInput);
      if (last.current(String(text ?? '').trim())) event.preventDefault();
    };
    form?.addEventListener('submit', submit);
    return () => form?.removeEventListener('submit', submit);
  }, []);
};
