import type { ConsentChoices } from '#kernel/values/consent';

/** What a script of a known kind wants done before it runs, as its maker's own snippet would. */
type Kind = {
  start: (id: string, src: string) => void;
  /** Before its cookies are removed, and the page is loaded anew. */
  stop?: (id: string) => void;
};

type Queue = unknown[];
type Caller = ((...given: unknown[]) => void) & Record<string, unknown>;
const globals = window as unknown as Record<string, unknown>;

const queue = (name: string): Queue => {
  globals[name] ??= [];
  return globals[name] as Queue;
};

/** Google's scripts read an `arguments`, not an array. */
function gtag(..._given: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: what Google's script takes
  queue('dataLayer').push(arguments);
}

const startGoogle = (id: string): void => {
  globals.gtag = gtag;
  gtag('js', new Date());
  gtag('config', id);
};

const stopGoogle = (id: string): void => {
  globals[`ga-disable-${id}`] = true;
};

/** What is called until the script is there: it takes the calls over. */
const stub = (name: string, keep: (calls: Caller, given: IArguments) => void): Caller => {
  const known = globals[name] as Caller | undefined;
  if (known) return known;
  const calls = function collect() {
    // biome-ignore lint/complexity/noArguments: what these scripts take
    keep(calls, arguments);
  } as Caller;
  globals[name] = calls;
  return calls;
};

const pixel = (): Caller => {
  const fbq = stub('fbq', (calls, given) => {
    const call = calls.callMethod as ((...all: unknown[]) => void) | undefined;
    if (call) call.apply(calls, [...given]);
    else (calls.queue as Queue).push(given);
  });
  fbq.queue ??= [];
  Object.assign(fbq, { push: fbq, loaded: true, version: '2.0' });
  globals._fbq ??= fbq;
  return fbq;
};

export const kinds: Partial<Record<string, Kind>> = {
  matomo: {
    start: (id, src) =>
      queue('_paq').push(
        ['setTrackerUrl', new URL('matomo.php', src).href],
        ['setSiteId', id],
        ['trackPageView'],
        ['enableLinkTracking'],
      ),
    stop: () => queue('_paq').push(['disableCookies'], ['deleteCookies']),
  },
  ga4: { start: startGoogle, stop: stopGoogle },
  'google-ads': { start: startGoogle, stop: stopGoogle },
  'meta-pixel': {
    start: (id) => {
      const fbq = pixel();
      fbq('consent', 'grant');
      fbq('init', id);
      fbq('track', 'PageView');
    },
    stop: () => pixel()('consent', 'revoke'),
  },
  hotjar: {
    start: (id) => {
      globals._hjSettings = { hjid: Number(id), hjsv: 6 };
      stub('hj', (calls, given) => {
        calls.q ??= [];
        (calls.q as Queue).push(given);
      });
    },
  },
};

/** Whether Google's scripts are told what is allowed before they run (Consent Mode v2). */
export const isGoogle = (kind: string | undefined): boolean =>
  kind === 'ga4' || kind === 'google-ads';

const words = (isOn: boolean) => (isOn ? 'granted' : 'denied');

/** Consent Mode v2: all is denied by default, and updated by what the visitor allows. */
export const signalGoogle = (command: 'default' | 'update', choices: ConsentChoices): void =>
  gtag('consent', command, {
    ad_storage: words(choices.ads),
    ad_user_data: words(choices.ads),
    ad_personalization: words(choices.ads),
    analytics_storage: words(choices.analytics),
    personalization_storage: words(choices.social),
    functionality_storage: words(choices.functional),
    security_storage: words(choices.functional),
  });
