import type { Texts } from './command-language';
import type { backupTexts } from './nl-backup';

/** What the commands `backup`, `restore` and `live` say in English. */
export const enBackup: Texts<typeof backupTexts> = {
  backup: {
    command: 'Writes the whole site, database and files, to one file',
    file: 'file to write; one that is there is replaced once the new one is whole',
    passphrase: 'seals it with the first line of this file',
    files: 'Reading files',
    tables: 'Reading tables',
    done: (file, size) => `${file}: ${size}.`,
    counts: (files, rows, tables) => `${files} files, and ${rows} rows of ${tables} tables.`,
    personal: 'It holds personal data of customers and staff: keep it where nobody can get at it.',
    secret: (place) => `The secret of this site is not in it. Keep that apart: ${place}.`,
    secretFile: (file) => `the file ${file}`,
    secretSetting: 'the setting ETALAGE_SECRET',
  },
  restore: {
    command: 'Puts a backup back in this database and its files',
    file: 'file that `etalage backup` wrote',
    replace: 'also where there is a site already: that one goes',
    live: 'mail, webhooks and jobs go at once; otherwise only after `etalage live`',
    otherSecret: 'also when this site has another ETALAGE_SECRET',
    check: 'Checking the backup (MB)',
    tables: 'Putting back tables',
    files: 'Putting back files',
    done: (day) => `The site is back as it was on ${day}.`,
    sessions: 'Everybody has to log in again.',
    held: 'Nothing goes out yet: no mail, no webhooks, no jobs. All well? Then run: etalage live',
  },
  live: {
    command: 'Lets a site that was put back mail and do its jobs again',
    waiting: 'what becomes of post that waited when the backup was made: send or drop',
    none: 'Nothing is held back.',
    ask: 'Post waited when the backup was made. It may have gone out since:',
    choose:
      'Choose: etalage live --waiting send (send it all the same) or --waiting drop (throw it away).',
    done: 'The site mails and does its jobs again; running processes notice within five seconds.',
  },
  problems: {
    notBackup: () => 'This is no backup of Etalage.',
    damaged: (about) =>
      about
        ? `The backup is damaged or not whole (${about}). Nothing was changed.`
        : 'The backup is damaged or not whole. Nothing was changed.',
    passphraseNeeded: () => 'The backup is sealed: give --passphrase-file.',
    passphraseWrong: () => 'This is not the passphrase of this backup.',
    newer: () =>
      'The backup is of a later version of Etalage. Update this one first. Nothing was changed.',
    otherTables: (about) =>
      `The backup has other tables than this version of Etalage${about && ` (${about})`}. Nothing was changed.`,
    holdsSite: () =>
      'This database holds something already. Replace it? Give --replace. Nothing was changed.',
    inUse: () => 'A site runs on this database. Stop it first. Nothing was changed.',
    otherSecret: () =>
      'The backup belongs to another ETALAGE_SECRET. Set that one, or put the file `secret` back in the data folder. Without it gift cards, webhooks and sealed answers no longer work; to go on all the same, give --other-secret. Nothing was changed.',
    noRoom: (about) =>
      `There is too little room for the files: ${about} is needed. Nothing was changed.`,
    noSite: () => 'There is no site in this database yet.',
  },
};
