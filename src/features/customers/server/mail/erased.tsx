import { z } from 'zod';
import { senderOf } from '#features/settings/api.server';
import { erasureTexts } from '#kernel/messages/nl-erasure';
import { transact } from '#platform/db/transact';
import type { JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { emptyJob } from '#platform/jobs/forget';
import { forgetMailsAbout } from '#platform/mail/forget';
import { patience } from '#platform/mail/jobs';
import type { Sender } from '#platform/mail/letter';
import { Text } from '#platform/mail/parts';
import { writeMail } from '#platform/mail/write';

const texts = erasureTexts.mail;

/** The last that somebody hears: that he was erased, and what had to stay. */
export const writeErased = ({ sender }: { sender: Sender }) =>
  writeMail({
    sender,
    kind: 'customer.erased',
    subject: texts.subject(sender.siteName),
    preview: texts.preview,
    greet: '',
    body: (
      <>
        <Text>{texts.text(sender.siteName)}</Text>
        <Text>{texts.kept}</Text>
      </>
    ),
  });

/** Tells who was erased, and keeps neither his address nor a copy. */
export const mailErased = defineJob<{ to?: string | undefined }, JobContext>({
  name: 'customer.erased',
  schema: z.object({ to: z.string().optional() }),
  run: async ({ to }, { host: getHost, mailer, id }) => {
    // It went and was emptied, and its end wasn't noted.
    if (to === undefined) return;
    const host = getHost();
    const mail = await writeErased({ sender: senderOf(host) });
    await mailer.send({ to, ...mail }, { cause: 'system', key: `erased ${id}` });
    await transact(host.db, async (tx) => {
      await forgetMailsAbout(tx, { to, sure: [to] });
      await emptyJob(tx, id);
    });
  },
  ...patience,
});
