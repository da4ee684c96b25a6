/** Something on a day, for one's own calendar. `url`: its whole address. */
export type Appointment = {
  /** The same appointment again has the same. */
  uid: string;
  title: string;
  /** What it is, in a sentence or two; '' leaves it out. */
  text: string;
  startsAt: Date;
  endsAt: Date;
  place: string;
  url: string;
  /** When this was written. */
  at: Date;
};

/** Bytes that a line may have (RFC 5545, 3.1). */
const LINE = 75;

/** '20261212T103000Z' */
const stamp = (instant: Date): string =>
  instant.toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '');

/** Text in which signs of the format stand for themselves; other control characters mean nothing. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they may not stand in the file
    .replace(/[\u0000-\u001f\u007f]/g, '');

/** A line in pieces that are short enough, none cut within a character. */
const folded = (line: string): string => {
  const pieces: string[] = [];
  let piece = '';
  for (const sign of line) {
    if (Buffer.byteLength(piece + sign) > LINE) {
      pieces.push(piece);
      piece = ' ';
    }
    piece += sign;
  }
  return [...pieces, piece].join('\r\n');
};

/** Appointments as a file that every calendar reads (iCalendar, RFC 5545). */
export const calendarFile = (appointments: readonly Appointment[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Etalage//Agenda//NL',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...appointments.flatMap((one) => [
      'BEGIN:VEVENT',
      `UID:${escaped(one.uid)}`,
      `DTSTAMP:${stamp(one.at)}`,
      `DTSTART:${stamp(one.startsAt)}`,
      `DTEND:${stamp(one.endsAt)}`,
      `SUMMARY:${escaped(one.title)}`,
      ...(one.text ? [`DESCRIPTION:${escaped(one.text)}`] : []),
      `LOCATION:${escaped(one.place)}`,
      `URL:${one.url}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
