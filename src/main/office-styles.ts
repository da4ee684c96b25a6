// The office's rules: the site's theme and parts, and its own.
import '../ui/theme/fonts.css';
import '../ui/theme/tokens.css';
import '../ui/theme/base.css';

const parts = import.meta.glob(
  [
    '../ui/**/*.module.css',
    '../fields/**/*.module.css',
    // Screens of staff that are HTML alone.
    '../features/{office,staff,workfloor,picking,counter}/**/*.module.css',
    '../admin/**/*.module.css',
  ],
  { eager: true },
);
Object.assign(globalThis, { parts });
