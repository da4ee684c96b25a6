// What it takes to write rich text on the page in the editor's frame: it comes with the first that is written so.
import { openInPlace } from '#admin/inputs/rich/in-place';
import { withTools } from '#browser/preview/rich-tools';

export const openRich = withTools(openInPlace);
