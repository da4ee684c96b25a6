import type { FieldDefinition } from '../definition';
import { FileInput } from '../file-input';
import { FileList } from '../file-list';
import type { InputProps } from '../input';

export function UploadInput(props: InputProps) {
  return <FileInput {...props} />;
}

/** A file that can't be changed. */
export function ShownUpload({ field }: { field: FieldDefinition; value: string }) {
  return <FileList files={field.files} />;
}
