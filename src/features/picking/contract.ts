import { workPath } from '../workfloor/contract';

/** `packing`: all that was found lies in its box. `sent` and `released` are over. */
export type TaskState = 'picking' | 'packing' | 'sent' | 'released';

/**
 * What became of pieces that weren't found: looked for again, paid back, found on the same walk, sent by a store, or wanted
 * by their order no more. */
export type ShortOutcome = 'again' | 'cancelled' | 'found' | 'store' | 'over';

/** How an order is over for who packs it; `closed`: the rest of it left, or none of it comes any more. */
export type Over = 'sent' | 'cancelled' | 'closed';

/** How an order stands with the day on which it was promised to leave. */
export type Urgency = 'late' | 'today' | 'later';

const start = workPath.warehouse;

export const pickPath = {
  start,
  list: (id: number | ':list') => `${start}/lijst/${id}`,
  pick: (id: number | ':list') => `${start}/lijst/${id}/pak`,
  scan: (id: number | ':list') => `${start}/lijst/${id}/scan`,
  missing: (id: number | ':list') => `${start}/lijst/${id}/mis`,
  refound: (id: number | ':list') => `${start}/lijst/${id}/toch`,
  shelf: (id: number | ':list') => `${start}/lijst/${id}/plek`,
  finish: (id: number | ':list') => `${start}/lijst/${id}/klaar`,
  release: (id: number | ':list') => `${start}/lijst/${id}/vrij`,
  takeOver: (id: number | ':list') => `${start}/lijst/${id}/over`,
  newList: `${start}/lijst`,
  pack: `${start}/inpakken`,
  find: `${start}/inpakken/zoek`,
  order: (task: number | ':task') => `${start}/inpakken/${task}`,
  putBack: (task: number | ':task') => `${start}/inpakken/${task}/terug`,
  slip: (task: number | ':task') => `${start}/inpakken/${task}/pakbon`,
  label: (task: number | ':task') => `${start}/inpakken/${task}/label`,
  movements: `${start}/wijzigingen`,
  shelves: `${start}/plekken`,
  shelvesFile: `${start}/plekken/bestand`,
  shelvesRead: `${start}/plekken/inlezen`,
  shelvesSave: `${start}/plekken/bewaar`,
  shorts: `${start}/tekort`,
  short: (id: number | ':short') => `${start}/tekort/${id}`,
  askStore: (id: number | ':short') => `${start}/tekort/${id}/winkel`,
} as const;

type StoreId = number | ':store';
type TaskId = number | ':task';

/** Addresses of what a store packs and sends, at its counter. */
export const storeSendPath = {
  order: (store: StoreId, task: TaskId) => `${workPath.counter}/${store}/versturen/${task}`,
  refuse: (store: StoreId, task: TaskId) => `${workPath.counter}/${store}/versturen/${task}/niet`,
  slip: (store: StoreId, task: TaskId) => `${workPath.counter}/${store}/versturen/${task}/pakbon`,
  label: (store: StoreId, task: TaskId) => `${workPath.counter}/${store}/versturen/${task}/label`,
} as const;

/** Names of fields and parameters. */
export const pickField = {
  warehouse: 'magazijn',
  size: 'aantal',
  order: 'bestelling',
  variant: 'artikel',
  pieces: 'stuks',
  code: 'code',
  key: 'sleutel',
  empty: 'leeg',
  shelf: 'plek',
  way: 'hoe',
  password: 'wachtwoord',
  store: 'winkel',
  file: 'bestand',
  lines: 'regels',
  whole: 'alles',
  /** Of an address: what was just done, and about what. */
  done: 'gedaan',
  about: 'over',
} as const;
