export type BackupProblemCode =
  | 'notBackup'
  | 'damaged'
  | 'passphraseNeeded'
  | 'passphraseWrong'
  | 'newer'
  | 'otherTables'
  | 'holdsSite'
  | 'inUse'
  | 'otherSecret'
  | 'noRoom'
  | 'noSite';

/** Why a backup isn't made or put back; the command has the words. `about`: what it is about, such as a part. */
export class BackupProblem extends Error {
  override name = 'BackupProblem';
  readonly code: BackupProblemCode;
  readonly about: string;
  constructor(code: BackupProblemCode, about = '') {
    super(about ? `${code}: ${about}` : code);
    this.code = code;
    this.about = about;
  }
}
