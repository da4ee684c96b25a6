import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';
import { account as texts } from '#kernel/messages/nl-account';

/** Real ones are half as long; a longer one is made to keep whoever reads it busy. */
const LONGEST = 400;

/** What a browser says that it is and runs on, in plain words: 'Firefox op Windows'. */
export const deviceOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string => {
  const told = headers['user-agent']?.slice(0, LONGEST);
  if (!told) return texts.sessions.unknown;
  const { browser, os, platform } = Bowser.parse(told);
  const on = platform.vendor === 'Apple' && platform.model ? platform.model : os.name;
  if (!browser.name || !on) return texts.sessions.unknown;
  return texts.sessions.device(browser.name, on);
};
