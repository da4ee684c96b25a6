import { useEffect, useState } from 'react';
import type { PageTree } from '#features/office/contract';

/** In ms without a change, after which the page is looked at again. */
const QUIET = 1500;

/** A page's tree once nothing more is done to it. */
export const useQuietTree = (tree: PageTree): PageTree => {
  const [quiet, setQuiet] = useState(tree);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(tree), QUIET);
    return () => clearTimeout(timer);
  }, [tree]);
  return quiet;
};
