import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';
import { createBrevo } from './brevo';
import { createCopernica } from './copernica';
import { createMailchimp } from './mailchimp';
import type { ListProvider } from './provider';

const providers = new Registry<ListProvider>('list provider');
const known = new WeakSet<Host>();

/** Those that the settings have a key of. */
const addProviders = (host: Host): void => {
  const { mailchimp, brevo, copernica } = host.config;
  if (mailchimp) providers.add(host, 'mailchimp', createMailchimp(mailchimp));
  if (brevo) providers.add(host, 'brevo', createBrevo(brevo));
  if (copernica) providers.add(host, 'copernica', createCopernica(copernica));
};

const ready = (host: Host): Host => {
  if (!known.has(host)) addProviders(host);
  known.add(host);
  return host;
};

/** Whoever is to know who is on the list; none without a key. */
export const listProviders = (host: Host): ListProvider[] => providers.list(ready(host));

export const findProvider = (host: Host, name: string): ListProvider | undefined =>
  providers.find(ready(host), name);
