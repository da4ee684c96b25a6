import { use, useEffect, useRef, useState } from 'react';
import { fieldLimits } from '#kernel/limits-fields';
import { type FileAccess, FileAccessContext } from '../file-access';
import { type Ask, canLookUp, type FoundAddress, lookUpAddress } from './lookup';
import type { Address } from './value';

/** `off`: nothing is or will be asked; `rest`: nothing has been asked yet. */
export type LookupState = 'off' | 'rest' | 'searching' | 'found' | 'none' | 'failed';

/** A 401 says that nobody on this page may look up (S8.4/1). */
let isOff = false;

/** Calls with a token of the form's, where it has any to give (S6/6). */
const askWith =
  (access: FileAccess | undefined): Ask =>
  async (url, init) => {
    const tokens = await access?.tokens();
    const token = await tokens?.first?.();
    const headers = { ...init.headers, ...(token && tokens?.headers(token)) };
    return fetch(url, { ...init, headers });
  };

/** Looks the street and place up when postcode or house number change. */
export const useLookup = (
  address: Address,
  active: boolean,
  onFound: (found: FoundAddress) => void,
): LookupState => {
  const [state, setState] = useState<LookupState>('rest');
  const found = useRef(onFound);
  found.current = onFound;
  const access = use(FileAccessContext);
  const latest = useRef(address);
  latest.current = address;
  const whole = canLookUp(address) ? `${address.zipcode} ${address.housenumber}` : '';
  // What came with its street needs no looking up.
  const known = useRef(address.street === '' ? '' : whole);
  const asked = active ? whole : '';
  useEffect(() => {
    if (asked === known.current) return;
    if (asked === '') {
      // What has no street yet is asked again once it is whole again.
      if (latest.current.street === '') known.current = '';
      return setState('rest');
    }
    known.current = asked;
    if (isOff) return setState('off');
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      setState('searching');
      const late = setTimeout(() => {
        if (!stop.signal.aborted) setState('failed');
      }, fieldLimits.lookupPatience);
      const reply = await lookUpAddress(latest.current, stop.signal, askWith(access));
      clearTimeout(late);
      if (stop.signal.aborted) return;
      if (typeof reply === 'object') found.current(reply);
      isOff ||= reply === 'off';
      setState(typeof reply === 'object' ? 'found' : reply);
    }, fieldLimits.lookupDelay);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked, access]);
  return active ? state : 'off';
};
