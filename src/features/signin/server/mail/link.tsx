import { signInTexts } from '#kernel/messages/nl-signin';
import type { Sender } from '#platform/mail/letter';
import { Button, Text } from '#platform/mail/parts';
import { writeMail } from '#platform/mail/write';

const texts = signInTexts.mail;

type Link = { sender: Sender; href: string; name: string };

/** To the holder of an account: may an account elsewhere log in to it? It names nobody. */
export const writeLinkMail = ({ sender, href, name }: Link) =>
  writeMail({
    sender,
    kind: 'account.link',
    subject: texts.subject(name, sender.siteName),
    preview: texts.preview,
    greet: '',
    body: (
      <>
        <Text>{texts.text(name, sender.siteName)}</Text>
        <Button href={sender.siteUrl + href}>{texts.button(name)}</Button>
        <Text>{texts.else}</Text>
      </>
    ),
  });
