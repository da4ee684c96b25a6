// Finds a Chromium for the browser tests, or gets one.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { run, runPackage } from './child.mjs';

/** The one without windows first: it spends no time on menus and tabs that nobody sees. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
/** Debian's packages: the older releases have the second alone. */
const packages = ['chromium-headless-shell', 'chromium'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const inPath = () =>
  names.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((dir) => join(dir, name)));

/** A program that is there may still lack its libraries: only one that answers will do. */
const answers = (program) => {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
};

/** The program of ETALAGE_BROWSER, Playwright's own Chromium, or one of the system's. */
const findBrowser = () => {
  const given = process.env.ETALAGE_BROWSER;
  const candidates = given ? [given] : [chromium.executablePath(), ...inPath(), ...elsewhere];
  return candidates.find((program) => program && existsSync(program) && answers(program));
};

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const install = async () => {
  if (isDebianRoot()) {
    console.log('No browser here: Debian is asked for Chromium.');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], { env });
    for (const name of packages) {
      const code = await run('apt-get', ['install', '-y', name], { env });
      if (code === 0 && findBrowser()) return;
    }
  }
  console.log('No browser here: Playwright downloads its Chromium.');
  await runPackage('@playwright/test/cli.js', ['install', 'chromium']);
};

/** The browser's program, got if there is none. Throws when that fails too. */
export const getBrowser = async () => {
  const found = findBrowser();
  if (found) return found;
  await install();
  const got = findBrowser();
  if (got) return got;
  throw new Error('No Chromium could be found or got: install one, or name it in ETALAGE_BROWSER.');
};
