/** What is known of a variant's pieces in a store, and what staff counted. */
export type Count = {
  /** For sale, and put aside for customers. */
  free: number;
  promised: number;
  /** All pieces there, as staff was shown them; and as they were counted. */
  expected: number;
  counted: number;
};

export type CountVerdict =
  | { kind: 'write'; free: number }
  /** Others counted or sold since: staff sees what there is now. */
  | { kind: 'changed'; now: number }
  /** What was counted is less than what customers were promised. */
  | { kind: 'promised' };

/** What is for sale after a count: all that is there but what is put aside. */
export const assessCount = ({ free, promised, expected, counted }: Count): CountVerdict => {
  const now = free + promised;
  if (expected !== now) return { kind: 'changed', now };
  if (counted < promised) return { kind: 'promised' };
  return { kind: 'write', free: counted - promised };
};
