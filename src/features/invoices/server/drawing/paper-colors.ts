import { type Colors, contrastOf, leastContrast } from '#kernel/values/theme-colors';
import { theme } from '#ui/theme/theme';
import type { PaperColors } from './paper';

const PAPER = '#ffffff';
const BLACK = '#1a1a1a';

/** What can be read on white, whatever ground the site has. */
const onPaper = (color: string): string =>
  contrastOf(color, PAPER) >= leastContrast.text ? color : BLACK;

/** What papers are drawn in, of a site's colours: paper is white. */
export const paperColors = ({ ink, inkSoft, brand }: Colors): PaperColors => ({
  ink: onPaper(ink),
  soft: onPaper(inkSoft),
  rule: theme.line,
  mark: onPaper(brand),
});
