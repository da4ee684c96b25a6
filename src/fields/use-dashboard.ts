import { useEffect, useRef, useState } from 'react';
import type {
  UploadDashboard,
  UploadedFile,
  UploadOptions,
  UploadProgress,
} from '#ui/upload-dashboard/types';
import type { FieldDefinition } from './definition';
import type { FileAccess } from './file-access';
import { rulesOf } from './file-rules';
import { nameOf } from './rules';
import type { useHeldFiles } from './use-held-files';

type Options = {
  field: FieldDefinition;
  access: FileAccess;
  held: ReturnType<typeof useHeldFiles>;
  /** The dashboard can't be had. */
  onFail: () => void;
};

const none: UploadProgress = { state: 'waiting', done: 0, total: 0, isStuck: false };

/** Whether something was chosen that the server doesn't have. */
export const isUnfinished = ({ done, total }: UploadProgress): boolean => done < total;

/** The dashboard's code and what it needs: not a byte of it is fetched before. */
const makeDashboard = async (access: FileAccess, options: Omit<UploadOptions, 'tokens'>) => {
  const [{ createDashboard }, tokens] = await Promise.all([
    import('#ui/upload-dashboard/dashboard'),
    access.tokens(),
  ]);
  return createDashboard({ ...options, tokens });
};

/** The dialog of a field in which its files are uploaded, made when it is first opened. */
export const useDashboard = ({ field, access, held, onFail }: Options) => {
  const rules = rulesOf(field);
  const { key, files, change } = held;
  const dashboard = useRef<UploadDashboard>(undefined);
  const own = useRef(new Set<string>());
  const isGone = useRef(false);
  const [progress, setProgress] = useState(none);
  const [isLoading, setLoading] = useState(false);
  const [refused, setRefused] = useState('');

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      dashboard.current?.leave();
      dashboard.current = undefined;
    };
  }, []);

  const get = async (): Promise<UploadDashboard> => {
    dashboard.current ??= await makeDashboard(access, {
      id: key,
      title: nameOf(field),
      rules,
      target: access.target,
      companion: access.companion,
      onProgress: (next) => {
        setProgress(next);
        change.current.leaveOpen(isUnfinished(next));
      },
      onUploaded: (file) => {
        own.current.add(file.id);
        change.current.add(file);
      },
      onRemoved: (id) => {
        own.current.delete(id);
        change.current.drop(id);
      },
      onRefused: setRefused,
    });
    return dashboard.current;
  };

  const open = async (): Promise<void> => {
    const others = files.filter(({ id }) => !own.current.has(id)).length + field.files.length;
    setLoading(true);
    try {
      const made = await get();
      if (isGone.current) return made.leave();
      made.allow(Math.max(1, rules.maxNumberOfFiles - others));
      made.open();
    } catch (error) {
      console.warn('Uploads do without their dashboard', error);
      onFail();
    } finally {
      setLoading(false);
    }
  };

  /** Takes a file away here and from the server. */
  const remove = async (file: UploadedFile): Promise<void> => {
    change.current.drop(file.id);
    if (dashboard.current) return dashboard.current.remove(file);
    const [{ removeUpload }, tokens] = await Promise.all([
      import('#ui/upload-dashboard/upload-address'),
      access.tokens(),
    ]);
    await removeUpload(tokens, file.address);
  };
  return { open, remove, progress, isLoading, refused };
};
