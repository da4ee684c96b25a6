// The office's rules: a theme that no site's changes, the site's parts, and its own.
import '../ui/theme/tokens.css';
import 'virtual:theme/office.css';
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
