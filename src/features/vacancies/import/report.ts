import type { Db } from '#platform/db/types';

export const SITE = 1;

/** A line that was refused. */
type Refusal = { line: number; reference: string; reason: string };

type VacancyPlan = {
  kind: 'new' | 'changed' | 'closed';
  reference: string;
  title: string;
  /** The names of its columns that change. */
  changed: string[];
};

export type VacancyReport = {
  plans: VacancyPlan[];
  unchanged: number;
  refused: Refusal[];
  ids: number[];
  /** Set by a dry run: why this file would not be taken. */
  objection?: string;
};

export type ImportOptions = {
  db: Db;
  /** The day that it is, and the chain's name. */
  today: string;
  brand: string;
  dryRun?: boolean;
  /** Also close when that is most of what is open. */
  closeMany?: boolean;
  /** Told after each part how many vacancies were looked at. */
  progress?: (done: number) => void;
  announce: (ids: number[], tx: Db) => Promise<void>;
};
