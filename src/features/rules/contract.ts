/** What the law asks of the site, and how it stands with each. */

/** `unknown`: it can't be seen from here, or doesn't hold for this site; its proof says why. */
export type RuleState = 'good' | 'bad' | 'unknown';

/** What was looked at is told as `proof`; `mend`: where it is put right. */
export type ToldRule = {
  name: string;
  label: string;
  /** Where it is written. */
  law: string;
  state: RuleState;
  proof: string;
  lines?: readonly { text: string; href?: string }[];
  mend?: { href: string; label: string };
};

export type ToldRules = { rules: readonly ToldRule[]; at: string };
