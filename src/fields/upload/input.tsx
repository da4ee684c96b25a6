import { useContext, useEffect, useState } from 'react';
import type { FieldDefinition } from '../definition';
import { type FileAccess, FileAccessContext } from '../file-access';
import { FileInput } from '../file-input';
import { FileList } from '../file-list';
import type { InputProps } from '../input';
import { findNewestName, keepsUploads } from './newest';

/** The name of the file that a field of a record holds, once the server has told it. */
const useStoredName = (field: FieldDefinition, access: FileAccess | undefined): string => {
  const [name, setName] = useState('');
  const isAsked = keepsUploads(field) && field.files.length === 0;
  useEffect(() => {
    if (!access || !isAsked) return;
    let isLeft = false;
    access
      .tokens()
      .then((tokens) => findNewestName(tokens, field))
      .then(
        (found) => isLeft || setName(found),
        () => undefined,
      );
    return () => {
      isLeft = true;
    };
  }, [access, field, isAsked]);
  return name;
};

export function UploadInput(props: InputProps) {
  const name = useStoredName(props.field, useContext(FileAccessContext));
  return <FileInput {...props} stored={name} />;
}

/** A file that can't be changed. */
export function ShownUpload({ field }: { field: FieldDefinition; value: string }) {
  return <FileList files={field.files} />;
}
