import { commandLanguage } from '#kernel/messages/command-language';
import { enBackup } from '#kernel/messages/en-backup';
import { enDoctor } from '#kernel/messages/en-doctor';
import { backupTexts } from '#kernel/messages/nl-backup';
import { doctorTexts } from '#kernel/messages/nl-doctor';

const isDutch = (): boolean => commandLanguage(process.env) === 'nl';

/** What commands say, in the language of the terminal. */
export const backupWords = () => (isDutch() ? backupTexts : enBackup);
export const doctorWords = () => (isDutch() ? doctorTexts : enDoctor);
