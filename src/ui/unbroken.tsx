import type { ReactNode } from 'react';

/** Browsers begin a new line after a hyphen, so also in the middle of ’s-Hertogenbosch. */
const NAME = /(’[a-z]-\p{Lu}\p{L}*)/u;

/** A name with its ’s-Hertogenbosch on one line. */
export const unbroken = (text: string): ReactNode =>
  text.split(NAME).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="unbroken">
        {part}
      </span>
    ),
  );
