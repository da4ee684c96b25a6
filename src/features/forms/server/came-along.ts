import type { MultipartFile } from '@fastify/multipart';
import {
  removeUploads,
  retryAfter,
  type StagedUpload,
  stageUpload,
} from '#features/uploads/api.server';
import { rulesOf } from '#fields/file-rules';
import { nameOf } from '#fields/rules';
import { AppError, wordsIn } from '#kernel/errors';
import type { Host } from '#platform/host';
import type { FormField } from '../contract';
import { fileFields, mostBytes, mostFiles, targetOf, withoutUpload } from './files';
import { type Form, wordsOf } from './form';
import type { Errors, Values } from './values';

type Came = { field: FormField; upload: StagedUpload };

/** No file can be taken now, whatever it is. */
export type Unavailable = { status: 429 | 503; message: string; retryAfter: number };

/**
 * The files that came in a form's own body. They lie aside until all that was filled in has been
 * looked at, and are kept only then.
 */
export class CameAlong {
  /** What is wrong with them, by field name. */
  readonly errors: Errors = {};
  unavailable: Unavailable | undefined;
  private readonly host: Host;
  private readonly from: string;
  private readonly came: Came[] = [];
  private kept: string[] = [];
  /** Fields with files that were not even looked at, since the form will be refused. */
  private readonly left = new Set<string>();

  constructor(host: Host, from: string) {
    this.host = host;
    this.from = from;
  }

  /** The ids that files of a field will have. */
  idsOf(name: string): string[] {
    return this.came.filter(({ field }) => field.name === name).map(({ upload }) => upload.id);
  }

  /** What each of them is, by the id that it will have. */
  get contents(): Map<string, string> {
    return new Map(
      this.came.map(({ upload: { id, sha256, filename } }) => [id, `${sha256} ${filename}`]),
    );
  }

  /** Whether a file came for a field that was not looked at. */
  isLeft(name: string): boolean {
    return this.left.has(name);
  }

  /** Whether all that came was looked at. */
  get isWhole(): boolean {
    return this.left.size === 0;
  }

  /**
   * Lays one file aside. What is wrong with it is told at its field; a file of a field that the form
   * doesn't have is left. `isHopeless`: the form will be refused, so nothing is read of it.
   */
  async take(form: Form, part: MultipartFile, isHopeless: boolean): Promise<void> {
    const field = fileFields(form).find(({ name }) => name === part.fieldname);
    // A browser sends an empty part for an input in which nothing was chosen.
    if (!field || !part.filename) return;
    if (isHopeless || this.unavailable) {
      this.left.add(field.name);
      return;
    }
    const most = mostFiles(field);
    if (this.idsOf(field.name).length >= most) {
      this.errors[field.name] = wordsOf(form).mostFiles(nameOf(field), most);
      return;
    }
    try {
      const upload = await stageUpload(this.host, {
        stream: part.file,
        filename: part.filename,
        type: part.mimetype,
        target: targetOf(form, rulesOf(field).column),
        from: this.from,
      });
      this.came.push({ field, upload });
    } catch (error) {
      this.blame(form, field, error);
    }
  }

  /**
   * Looks into the files of the form's fields and keeps them. Those that aren't taken go from `values` and are told in
   * `errors`. `isProven`: whoever sends is a person, as far as that can be seen; others may have no
   * more standing than the form holds once.
   */
  async keep(
    form: Form,
    values: Values,
    { sessionId, isProven }: { sessionId: () => Promise<string>; isProven: boolean },
  ): Promise<void> {
    const mostHeld = isProven ? undefined : mostBytes(form);
    const fields = new Set(fileFields(form).map(({ name }) => name));
    for (const { field, upload } of this.came.filter((one) => fields.has(one.field.name))) {
      try {
        await upload.keep({ sessionId: await sessionId(), mostHeld });
        this.kept.push(upload.id);
      } catch (error) {
        values[field.name] = withoutUpload(values[field.name] ?? '', upload.id);
        this.blame(form, field, error);
      }
    }
  }

  /** Says of each field whose files were not taken that they must be chosen again. */
  forget(form: Form, values: Values): Errors {
    const errors: Errors = {};
    for (const field of fileFields(form)) {
      const lost = this.idsOf(field.name).filter((id) => !this.kept.includes(id));
      for (const id of lost) values[field.name] = withoutUpload(values[field.name] ?? '', id);
      if (lost.length > 0 || this.left.has(field.name)) {
        errors[field.name] = wordsOf(form).filesAgain(nameOf(field));
      }
    }
    return errors;
  }

  /** Takes back what was kept: the form was refused, and its sender has the files still. */
  async takeBack(): Promise<void> {
    const ids = this.kept;
    this.kept = [];
    await removeUploads(this.host, ids);
  }

  /** Forgets what lies aside. */
  async discard(): Promise<void> {
    for (const { upload } of this.came) await upload.discard();
  }

  private blame(form: Form, field: FormField, error: unknown): void {
    if (!(error instanceof AppError)) throw error;
    const { message } = wordsIn(form.language, error);
    const seconds = retryAfter(error);
    if (seconds !== undefined) {
      const status = error.status === 503 ? 503 : 429;
      this.unavailable = { status, message, retryAfter: seconds };
      this.left.add(field.name);
    } else if (error.status >= 500) {
      throw error;
    } else this.errors[field.name] = `${nameOf(field)}: ${message}`;
  }
}
