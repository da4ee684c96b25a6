import type { ReactNode } from 'react';
import { field } from '#kernel/wire';

export type WorkFormProps = {
  action: string;
  /** Of the page that it stands in. */
  token: string;
  className?: string;
  /** What goes along unseen. */
  hidden?: Readonly<Record<string, string | number>>;
  children: ReactNode;
};

/** A form of a screen of work: it posts, and its answer is another page. */
export function WorkForm({ action, token, className, hidden = {}, children }: WorkFormProps) {
  return (
    <form method="post" action={action} className={className}>
      <input type="hidden" name={field.token} value={token} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
