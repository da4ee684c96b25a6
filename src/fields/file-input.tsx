import { useContext, useEffect, useRef, useState } from 'react';
import { useUploadTexts } from './field-texts';
import { FileAccessContext } from './file-access';
import type { FileInputProps } from './file-input-props';
import { PlainFiles } from './file-plain';
import { FileUploads } from './file-uploads';

/**
 * Files of a field. As it comes from the server, and where nothing can be uploaded, the browser's own
 * choice of files, which go along with the form; else a dialog in which they are uploaded at once.
 */
export function FileInput(props: FileInputProps) {
  const texts = useUploadTexts();
  const access = useContext(FileAccessContext);
  const plain = useRef<HTMLInputElement>(null);
  const [uploads, setUploads] = useState(false);
  const [note, setNote] = useState('');
  useEffect(() => {
    // Files that were chosen before the code was there go along as they are.
    const isChosen = (plain.current?.files?.length ?? 0) > 0;
    setUploads(access !== undefined && props.editable && !isChosen);
  }, [access, props.editable]);
  if (!access || !uploads) return <PlainFiles {...props} ref={plain} note={note} />;
  const giveUp = () => {
    setNote(texts.failedToLoad);
    setUploads(false);
  };
  return <FileUploads {...props} access={access} onFail={giveUp} />;
}
