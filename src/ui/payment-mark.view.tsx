import type { ReactElement, ReactNode } from 'react';

/** Drawn by ourselves on a card of 40 × 28, to be told apart by colour and shape at that size. */
const drawings: Readonly<Record<string, ReactNode>> = {
  ideal: (
    <>
      <path d="M10 6h11a8 8 0 0 1 0 16H10z" fill="#fff" stroke="#1d1b17" strokeWidth="2" />
      <path d="M17.5 9.5H21a4.5 4.5 0 0 1 0 9h-3.5z" fill="#cc0066" />
      <circle cx="13.9" cy="11.2" r="1.8" fill="#1d1b17" />
      <path d="M12.4 14h3v4.5h-3z" fill="#1d1b17" />
    </>
  ),
  creditcard: (
    <>
      <rect x="7" y="6" width="26" height="16" rx="2.5" fill="#24415e" />
      <path d="M7 9.5h26v3.4H7z" fill="#101f30" />
      <path d="M10 16.5h7M10 19h4" stroke="#fff" strokeWidth="1.4" strokeLinecap="round" />
      <circle cx="25" cy="17.4" r="2.7" fill="#e1543a" />
      <circle cx="28.4" cy="17.4" r="2.7" fill="#f0a330" fillOpacity=".9" />
    </>
  ),
  bancontact: (
    <>
      <path d="M6 20h13.5l8.5-9H15.5c-2 0-3.4.7-4.6 2z" fill="#005498" />
      <path d="M34 8H20.5L12 17h12.5c2 0 3.4-.7 4.6-2z" fill="#ffd800" fillOpacity=".94" />
    </>
  ),
  paypal: (
    <>
      <path
        d="M18.4 8.4h6c3 0 4.6 1.7 4.1 4.4-.6 3.2-2.8 4.7-6 4.7h-2l-.9 5h-3.6z"
        fill="#0093d8"
      />
      <path
        d="M14.6 5.4h6.2c3 0 4.6 1.7 4.1 4.4-.6 3.2-2.8 4.7-6 4.7h-2l-.9 5h-3.9z"
        fill="#003087"
      />
    </>
  ),
  transfer: (
    <path
      d="M20 6.2 9.8 11.4h20.4zM12.4 13.6v5.6m5-5.6v5.6m5.2-5.6v5.6m5-5.6v5.6M10 21.6h20"
      fill="none"
      stroke="#17432f"
      strokeWidth="1.7"
      strokeLinejoin="round"
    />
  ),
  store: (
    <>
      <path
        d="M12 12.6v9h16v-9M10.4 11.6l1.5-5.2h16.2l1.5 5.2c0 1.3-1 2.1-2.4 2.1s-2.4-.8-2.4-2.1c0 1.3-1.2 2.1-2.4 2.1s-2.4-.8-2.4-2.1c0 1.3-1.2 2.1-2.4 2.1s-2.4-.8-2.4-2.1c0 1.3-1 2.1-2.4 2.1s-2.4-.8-2.4-2.1Z"
        fill="none"
        stroke="#17432f"
        strokeWidth="1.7"
        strokeLinejoin="round"
      />
      <path d="M17.6 21.6v-4.4h4.8v4.4" fill="none" stroke="#17432f" strokeWidth="1.7" />
    </>
  ),
};

/**
 * A small drawing of a way to pay, which its name stands beside: where whoever takes the money has no picture
 * of it, such as the test bank. Its colours are its own, whatever the theme's are.
 */
function PaymentMark({ id }: { id: string }) {
  return (
    <svg viewBox="0 0 40 28" width="40" height="28" aria-hidden="true">
      <rect x=".5" y=".5" width="39" height="27" rx="3.5" fill="#fff" stroke="#d8d2c4" />
      {drawings[id]}
    </svg>
  );
}

/** The drawing of a way to pay; undefined: there is none. */
export const paymentLogo = (id: string): ReactElement | undefined =>
  Object.hasOwn(drawings, id) ? <PaymentMark id={id} /> : undefined;
