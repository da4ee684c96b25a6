import type { FieldDefinition } from '../definition';
import { FileInput } from '../file-input';
import { FileList } from '../file-list';
import type { InputProps } from '../input';

export function ImageInput(props: InputProps) {
  return <FileInput {...props} preview />;
}

/** Pictures that can't be changed. */
export function ShownImage({ field }: { field: FieldDefinition; value: string }) {
  return <FileList files={field.files} preview />;
}
