import { rules as limits } from '#kernel/limits-rules';
import { ruleTexts as texts } from '#kernel/messages/nl-rules';
import type { Host } from '#platform/host';
import type { ToldRule, ToldRules } from '../contract';
import type { Check } from './check';
import { pageRules } from './page-rules';
import { retention } from './retention';
import { shopRules } from './shop-rules';

const { withdraw, cookies, terms, access } = pageRules;
const { button, price, delivery, maker, composition, reviews, identity, hours } = shopRules;

/** In the order in which one buys; what is about the whole site comes last. */
const checks = {
  ...{ withdraw, button, price, delivery, maker, composition, reviews },
  ...{ identity, hours, terms, cookies, access, retention },
} satisfies Record<string, Check>;

type RuleName = keyof typeof checks;
type Kept = { at: number; told: Promise<ToldRules> };
const kept = new WeakMap<Host, Kept>();

const lookAt = async (host: Host, name: RuleName): Promise<ToldRule> => {
  const { label, law } = texts[name];
  try {
    return { name, label, law, ...(await checks[name](host)) };
  } catch (err) {
    host.log.error({ err, rule: name }, 'a rule of the law could not be looked at');
    return { name, label, law, state: 'unknown', proof: texts.failed };
  }
};

const look = async (host: Host): Promise<ToldRules> => {
  const at = host.clock.now().toISOString();
  const rules: ToldRule[] = [];
  // One after the other: visitors come first.
  for (const name of Object.keys(checks) as RuleName[]) rules.push(await lookAt(host, name));
  return { rules, at };
};

/** How it stands with the law, as it was seen some minutes ago at most; `isAgain`: as it is now. */
export const tellRules = (host: Host, { isAgain = false } = {}): Promise<ToldRules> => {
  const now = host.clock.now().getTime();
  const known = kept.get(host);
  if (known && now - known.at < (isAgain ? limits.again : limits.kept)) return known.told;
  const told = look(host);
  kept.set(host, { at: now, told });
  return told;
};
