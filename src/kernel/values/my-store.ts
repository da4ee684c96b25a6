import { cookie } from '../wire';
import { holdsUntil, type OpenState } from './opening-hours';

/** The store that a visitor made his, as pages show it. */
export type MyStore = {
  id: number;
  /** 'Amsterdam Haarlemmerstraat' */
  name: string;
  href: string;
  state: OpenState;
  /** For so many ms what is told of its state stays true. */
  holds: number;
};

/** The largest number of a store. */
const LARGEST = 2 ** 31 - 1;

/** The number of a store as a cookie or a form has it; undefined for anything else. */
export const readStoreId = (text: string | undefined): number | undefined => {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= LARGEST ? id : undefined;
};

/** The same out of all of a page's cookies. */
export const storeIdIn = (cookies: string): number | undefined => {
  const pair = cookies.split('; ').find((one) => one.startsWith(`${cookie.store}=`));
  return readStoreId(pair?.slice(cookie.store.length + 1));
};

/** How long a state is true that tells no minutes: until it changes, or 'morgen' is another day. */
export const holdsFor = (state: OpenState, now: Date): number => {
  const told = state.open ? { ...state, closesIn: undefined } : state;
  return holdsUntil(told, now).getTime() - now.getTime();
};
