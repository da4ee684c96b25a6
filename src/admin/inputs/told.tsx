import type { ReactNode } from 'react';
import { attributes } from './attributes';
import styles from './inputs.module.css';
import type { ValueInputProps } from './types';

/** A control with the attributes that it gets. */
export type ToldControl = (control: ReturnType<typeof attributes>) => ReactNode;

type ToldProps = ValueInputProps & { problem: string; children: ToldControl };

/** A control with, under it, what is wrong with it as it stands; empty: nothing. */
export function Told({ problem, children, ...props }: ToldProps) {
  const tellId = `${props.id}-told`;
  const describedBy = [props.describedBy, problem && tellId].filter(Boolean).join(' ');
  const isWrong = props.isWrong || problem !== '';
  return (
    <>
      {children(attributes({ ...props, isWrong, describedBy: describedBy || undefined }))}
      <span id={tellId} role="status" className={styles.problem}>
        {problem}
      </span>
    </>
  );
}
