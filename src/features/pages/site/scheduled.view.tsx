import type { ReactNode } from 'react';
import type { BlockSchedule } from '#kernel/values/block-schedule';

type Props = {
  /** The block's number. */
  id: number | string;
  schedule: BlockSchedule;
  /** It isn't its time now. */
  away: boolean;
  children?: ReactNode;
};

/**
 * Around a block that is shown at times; `active` while it is (S4.10/5). Before its time nothing of it
 * is on the page: the script asks for it once it is.
 */
export function Scheduled({ id, schedule, away, children }: Props) {
  const { stores: _stores, devices: _devices, mine: _mine, ...times } = schedule;
  return (
    <etalage-scheduled
      class={away ? undefined : 'active'}
      hidden={away}
      data-of={id}
      data-times={JSON.stringify(times)}
    >
      {children}
    </etalage-scheduled>
  );
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'etalage-scheduled': React.HTMLAttributes<HTMLElement> & {
        class?: string;
        'data-of': number | string;
        'data-times': string;
      };
    }
  }
}
