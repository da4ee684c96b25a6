/** How `mailed_to` tells a mail to who sent it himself from those to the form's recipients. */
export const CONFIRMED = 'confirm ';

/** What the keys of all mails about a submission begin with. */
export const mailsOf = (submissionId: number): string => `submission ${submissionId} `;

/** Whom of the chain a submission was mailed to, and whether it was confirmed to who sent it. */
export const readMailedTo = (
  mailedTo: readonly string[],
): { recipients: string[]; isConfirmed: boolean } => ({
  recipients: mailedTo.filter((told) => !told.startsWith(CONFIRMED)),
  isConfirmed: mailedTo.some((told) => told.startsWith(CONFIRMED)),
});
