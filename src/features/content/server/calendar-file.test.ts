import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Appointment, calendarFile } from './calendar-file';

const workshop: Appointment = {
  uid: 'agenda-6@winkel.example',
  title: 'Kerstkaarten drukken',
  text: 'Snijd een linosnede, en druk hem.',
  startsAt: new Date('2026-12-12T10:00:00Z'),
  endsAt: new Date('2026-12-12T12:30:00Z'),
  place: 'Brink Tiel, Waterstraat 12, 4001 AN Tiel',
  url: 'https://winkel.example/agenda/kerstkaarten-drukken',
  at: new Date('2026-11-23T09:00:00Z'),
};

/** Lines as a calendar reads them. */
const unfold = (file: string): string[] => file.replace(/\r\n[ \t]/g, '').split('\r\n');

test('an appointment has its times in UTC, its place and its page', () => {
  expect(unfold(calendarFile([workshop]))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Etalage//Agenda//NL',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:agenda-6@winkel.example',
    'DTSTAMP:20261123T090000Z',
    'DTSTART:20261212T100000Z',
    'DTEND:20261212T123000Z',
    'SUMMARY:Kerstkaarten drukken',
    'DESCRIPTION:Snijd een linosnede\\, en druk hem.',
    'LOCATION:Brink Tiel\\, Waterstraat 12\\, 4001 AN Tiel',
    'URL:https://winkel.example/agenda/kerstkaarten-drukken',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('whatever a title is, it is one text of its own in lines of 75 bytes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
      const file = calendarFile([{ ...workshop, title }]);
      for (const line of file.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      }
      const lines = unfold(file);
      expect(lines).toHaveLength(17);
      const read = (lines[10] ?? '')
        .slice('SUMMARY:'.length)
        .replace(/\\(.)/g, (_, sign) => (sign === 'n' ? '\n' : sign));
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they don't come through
      const kept = /[\u0000-\u0009\u000b-\u001f\u007f]/g;
      expect(read).toBe(title.replace(/\r\n?/g, '\n').replace(kept, ''));
    }),
  );
});
