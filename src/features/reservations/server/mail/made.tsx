import { reservationTexts } from '#kernel/messages/nl-reservations';
import { formatEuro } from '#kernel/values/money';
import type { Sender } from '#platform/mail/letter';
import { Button, Code, Items, Text } from '#platform/mail/parts';
import { mailPicture } from '#platform/mail/picture-of';
import { writeMail } from '#platform/mail/write';
import { type ReservationView, viewPath } from '../../contract';

const texts = reservationTexts.mail;

type Made = {
  sender: Sender;
  view: ReservationView;
  token: string;
  /** Of what is put aside. */
  picture?: { key: string } | null;
};

/** The mail with the code, for who had a piece put aside. It may be another's mailbox: no word typed is in it. */
export const writeMade = ({ sender, view, token, picture }: Made) =>
  writeMail({
    sender,
    kind: 'reservation.made',
    values: { artikel: view.title, winkel: view.store.title },
    subject: texts.subject(view.title, view.ready),
    preview: texts.preview(view.code),
    greet: '',
    body: (
      <>
        <Text>{texts.text(view.store.title, view.ready)}</Text>
        <Items
          items={[
            {
              text: `${texts.what(view.title, view.choice)}, ${formatEuro(view.unitCents)}`,
              picture: mailPicture(sender.siteUrl, picture),
            },
          ]}
        />
        <Code>{view.code}</Code>
        <Text>{`${reservationTexts.codeHint} ${texts.until(view.until)}`}</Text>
        <Text lines={[view.store.title, ...view.store.lines]} />
        <Button href={sender.siteUrl + viewPath(token)}>{texts.view}</Button>
      </>
    ),
  });
