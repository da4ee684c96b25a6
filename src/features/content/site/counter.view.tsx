import type {} from 'react';
import { formatCounter } from '#kernel/values/counter';

export type CounterProps = { target: number; prefix?: string; suffix?: string };

/**
 * A number that counts up once it is seen (S2.12/3). It is whole in the HTML, and stays so for who
 * listens, who has no script and who asks for no motion.
 */
export function Counter({ target, prefix = '', suffix = '' }: CounterProps) {
  const whole = formatCounter(target, target);
  return (
    <>
      <span className="visually-hidden">{prefix + whole + suffix}</span>
      <span aria-hidden="true">
        {prefix}
        <etalage-counter data-counter-target={target}>{whole}</etalage-counter>
        {suffix}
      </span>
    </>
  );
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'etalage-counter': React.HTMLAttributes<HTMLElement> & { 'data-counter-target': number };
    }
  }
}
