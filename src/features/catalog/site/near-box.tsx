import { useState } from 'react';
import { stores as limits } from '#kernel/limits-stores';
import { product as texts } from '#kernel/messages/nl-product';
import { field } from '#kernel/wire';
import { Button } from '#ui/button.view';
import { nearForm } from '../contract';
import styles from './product-form.module.css';

const INPUT = 'voorraad-postcode';

/** The id of where an article lies, and can be reserved. */
export const STOCK = 'voorraad';

type NearBoxProps = {
  near: string;
  isWrong: boolean;
  /** The page came with a store of the visitor's: few want another postcode then. */
  isKnown: boolean;
};

/** Asks for a postcode, for the form that sorts stores by their distance to it. */
export function NearBox({ near, isWrong, isKnown }: NearBoxProps) {
  // As it began: what is being typed in doesn't fold away.
  const [isFolded] = useState(isKnown);
  const box = <PostcodeBox near={near} isWrong={isWrong} />;
  return (
    <div className={styles.near}>
      {isFolded ? (
        <details>
          <summary>{texts.near.other}</summary>
          {box}
        </details>
      ) : (
        box
      )}
    </div>
  );
}

function PostcodeBox({ near, isWrong }: Omit<NearBoxProps, 'isKnown'>) {
  return (
    <>
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
    </>
  );
}

type NearFormProps = {
  href: string;
  colorId: number | null;
  sizeId: number | null;
  /** Says whether it takes a postcode that is sent; else the server is asked. */
  onAsk: (text: string) => boolean;
};

/**
 * What asks for the nearest stores. Its box and button stand among the choices, within the form that
 * orders, and name this one as their own: so there is nothing in it to see or to find.
 */
export function NearForm({ href, colorId, sizeId, onAsk }: NearFormProps) {
  return (
    <form
      id={nearForm.id}
      method="get"
      action={href}
      hidden
      onSubmit={(event) => {
        const text = new FormData(event.currentTarget).get(field.placeInput);
        if (onAsk(String(text ?? '').trim())) event.preventDefault();
      }}
    >
      {colorId !== null && <input type="hidden" name={field.colorId} value={colorId} />}
      {sizeId !== null && <input type="hidden" name={field.sizeId} value={sizeId} />}
    </form>
  );
}
