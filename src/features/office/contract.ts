/** What the office's server and its script tell each other, as JSON. */

export * from './contract/begin';
export type * from './contract/links';
export type * from './contract/office';
export * from './contract/pages';
export type * from './contract/pairs';
export type * from './contract/releases';
export type * from './contract/rows';
export * from './contract/setup';
export type * from './contract/site';
