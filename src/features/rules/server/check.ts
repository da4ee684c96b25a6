import type { Host } from '#platform/host';
import type { ToldRule } from '../contract';

/** Looks how it stands with one rule. */
export type Check = (host: Host) => Promise<Pick<ToldRule, 'state' | 'proof' | 'lines' | 'mend'>>;
