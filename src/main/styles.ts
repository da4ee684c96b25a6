// All rules but the office's: the theme first, then every part's own. The build makes three sheets of them.
import '../ui/theme/tokens.css';
import 'virtual:theme/site.css';
import '../ui/theme/base.css';

// Used somehow, or the bundler would take the rules for unused and leave them out.
Object.assign(globalThis, {
  parts: import.meta.glob(
    [
      '../**/*.module.css',
      '!../admin/**',
      '!../ui/work/**',
      '!../features/{office,staff,workfloor,picking,counter}/**',
    ],
    { eager: true },
  ),
});
