import { useEffect, useState } from 'react';

/** In ms of quiet, after which what is typed is looked for. */
const QUIET = 200;

/** A text once nothing more is typed. */
export const useQuiet = (text: string): string => {
  const [quiet, setQuiet] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(text), QUIET);
    return () => clearTimeout(timer);
  }, [text]);
  return quiet;
};
