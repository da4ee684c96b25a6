// The walls between the rooms. `npm run ok` checks them; docs/architecture.md says why they stand.

const swc = require('@swc/core');

// dependency-cruiser asks for TypeScript without saying that a .tsx file holds JSX.
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('x') });

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const tests = '\\.(test|test-support)\\.tsx?$';
/** Of a feature: what others may know of it. `$1` is the importing feature's own name. */
const shared = '^src/features/[^/]+/contract\\.ts$';
const sharedByServers = '^src/features/[^/]+/(contract|api\\.server)\\.ts$';
/** Server-rendered and hydrated parts: what a browser may be sent. */
const site = '^src/features/([^/]+)/(site/|blocks/.+/view\\.tsx$)';
/** Of blocks: what they are set to, and the props that their views are given. */
const blockWords = '^src/features/([^/]+)/blocks/(?!.+\\.server\\.ts$).+\\.ts$';
/** What stands between the two: schemas and definitions that both sides read. */
const words = '^src/features/([^/]+)/(contract|contract/[a-z]+|entity|fields)\\.ts$';
/** A feature's tables, in Drizzle's words. */
const tables = '^src/features/([^/]+)/server/tables\\.ts$';
const kernel = '^src/kernel/';
const packages = { dependencyTypesNot: ['npm', 'npm-dev', 'npm-optional', 'core'] };

module.exports = {
  forbidden: [
    rule(
      'no-circles',
      'Two files that need each other are one file, or three.',
      {},
      {
        circular: true,
      },
    ),
    rule(
      'resolved',
      'An import must lead somewhere, or be the theme that the build puts in.',
      {},
      { couldNotResolve: true, pathNot: '^virtual:theme' },
    ),
    rule(
      'no-dev-packages',
      'What runs in production may only need what is installed there.',
      {
        path: '^(src|demo)/',
        pathNot: tests,
      },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'kernel-alone',
      'The kernel is pure: no I/O, no Node, no DOM, no React.',
      {
        path: kernel,
        pathNot: tests,
      },
      { pathNot: kernel },
    ),
    rule(
      'platform',
      "The platform knows the kernel, the theme's values and no feature: main passes features in.",
      {
        path: '^src/platform/',
        pathNot: tests,
      },
      { ...packages, pathNot: '^src/(kernel|platform)/|^src/ui/theme/theme\\.ts$' },
    ),
    rule(
      'fields',
      'Field types know the kernel and the parts they are shown with.',
      {
        path: '^src/fields/',
        pathNot: tests,
      },
      { ...packages, pathNot: '^src/(kernel|fields|ui)/' },
    ),
    rule(
      'ui',
      'Parts know no feature.',
      {
        path: '^src/ui/',
        pathNot: tests,
      },
      { ...packages, pathNot: '^(src/(kernel|ui)/|virtual:theme$)' },
    ),
    rule(
      'browser',
      'Islands are the only way into the browser bundle: main passes them in.',
      {
        path: '^src/browser/',
        pathNot: tests,
      },
      { ...packages, pathNot: '^src/(kernel|browser)/' },
    ),
    rule(
      'admin',
      "The office's script knows features by their contracts: all else it asks of the server.",
      {
        path: '^src/admin/',
        pathNot: tests,
      },
      { ...packages, pathNot: ['^src/(kernel|ui|fields|admin)/', shared] },
    ),
    rule(
      'nobody-imports-admin',
      'The office weighs on no page of the site.',
      {
        path: '^src/',
        pathNot: ['^src/(admin|main)/', tests],
      },
      { path: '^src/admin/' },
    ),
    rule(
      'feature-words',
      'Contracts and entities are schemas and shapes: they need the kernel and what a field is.',
      {
        path: words,
        pathNot: tests,
      },
      {
        ...packages,
        pathNot: [
          kernel,
          shared,
          '^src/fields/definition\\.ts$',
          '^src/features/$1/(contract|contract/[a-z]+|entity|fields)\\.ts$',
        ],
      },
    ),
    rule(
      'feature-site',
      "What a browser may be sent never reaches the server's side.",
      {
        path: site,
        pathNot: tests,
      },
      {
        ...packages,
        pathNot: [
          '^src/(kernel|ui|fields|browser)/',
          shared,
          '^src/features/$1/(site/|blocks/.+(view\\.tsx|\\.module\\.css)$|(contract|entity)\\.ts$)',
        ],
      },
    ),
    rule(
      'block-words',
      "A block's definition and props know no server: of views they know what those take.",
      {
        path: blockWords,
        pathNot: tests,
      },
      {
        ...packages,
        pathNot: [
          '^src/(kernel|fields|ui)/',
          shared,
          '^src/features/$1/(site/|(contract|entity|fields)\\.ts$)',
          '^src/features/$1/blocks/.+(?<!\\.server)\\.tsx?$',
        ],
      },
    ),
    rule(
      'feature-server',
      'Of another feature, server code knows contract.ts and api.server.ts.',
      {
        path: '^src/features/([^/]+)/',
        pathNot: [tests, site, words, blockWords, tables],
      },
      {
        ...packages,
        pathNot: ['^src/(kernel|platform|fields|ui)/', sharedByServers, '^src/features/$1/'],
      },
    ),
    rule(
      'feature-tables',
      "A table may refer to another feature's table: the database keeps them together.",
      {
        path: tables,
      },
      {
        ...packages,
        pathNot: [
          kernel,
          tables,
          '^src/platform/db/columns\\.ts$',
          '^src/features/$1/(contract\\.ts$|server/)',
        ],
      },
    ),
    rule(
      'codecs-on-servers',
      'What checks stored values brings its schemas along: browsers get none of it.',
      {
        path: ['^src/(browser|ui|kernel|admin)/', site, '^src/fields/(?!codecs)'],
        pathNot: tests,
      },
      { path: '^src/fields/codecs' },
    ),
    rule(
      'nobody-imports-main',
      'main knows everyone, so nobody may know main.',
      {
        path: '^src/',
        pathNot: ['^src/main/', tests],
      },
      { path: '^src/main/' },
    ),
    rule(
      'node-stays-on-the-server',
      "Node's own modules are not there in a browser.",
      {
        path: [site, words, '^src/(kernel|fields|ui|browser|admin)/', '^src/main/browser\\.ts$'],
        pathNot: tests,
      },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'no-drawers',
      'A folder is named after what is in it.',
      {},
      {
        path: '^(src|demo|tests|bench)/.*\\b(utils|lib|helpers|common)/',
      },
    ),
    rule(
      'production-knows-no-tests',
      'Test support stays out of what runs.',
      {
        path: '^(src|demo)/',
        pathNot: tests,
      },
      { path: ['^tests/', tests] },
    ),
  ],
  options: {
    parser: 'swc',
    exclude: '^(tests/\\.cache|dist)/',
    doNotFollow: 'node_modules',
    // Who needs only another's type still leans on it.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.css', '.js', '.mjs', '.json'],
      conditionNames: ['import', 'node', 'default'],
      exportsFields: ['exports'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
