import type { MailKind } from '#kernel/mail-kinds';
import type { Host } from '#platform/host';
import type { Sender } from '#platform/mail/letter';
import type { Written } from '#platform/mail/write';
import { Registry } from '#platform/registry';

/** Writes a mail of a kind with made-up data. */
export type WriteSample = (
  kind: MailKind,
  from: { sender: Sender; language: string },
) => Promise<Written>;

const samples = new Registry<WriteSample>('mail samples');

/** Whoever knows all features shows their mails. */
export const registerMailSamples = (host: Host, write: WriteSample): void =>
  samples.add(host, 'all', write);

export const sampleWriter = (host: Host): WriteSample => {
  const write = samples.find(host, 'all');
  if (!write) throw new Error('There are no samples of mails');
  return write;
};
