/**
 * What is mutated, by area, and which tests must notice: the area's own and those of its nearest
 * neighbours. A path inside an area is evaluated by the same tests.
 */
export const areas = [
  { path: 'src/kernel', tests: { unit: ['src/kernel/'] } },
  {
    path: 'src/fields',
    tests: {
      unit: ['src/fields/', 'src/features/forms/'],
      islands: ['src/fields/', 'src/features/forms/site/'],
    },
  },
  {
    path: 'src/features/cart',
    tests: {
      unit: ['src/features/cart/'],
      db: [
        'src/features/cart/',
        'src/features/checkout/checkout.http',
        'src/features/catalog/van-price.http',
        'src/features/bundles/bundles.http',
        'src/features/promotions/checkout.http',
      ],
    },
  },
  {
    path: 'src/features/checkout',
    tests: {
      unit: ['src/features/checkout/'],
      db: [
        'src/features/checkout/',
        // Changing a line is the checkout's.
        'src/features/cart/lines.http',
        'src/features/promotions/checkout.http',
      ],
    },
  },
  {
    path: 'src/features/orders',
    tests: {
      unit: ['src/features/orders/'],
      db: [
        'src/features/orders/',
        'src/features/checkout/checkout.http',
        'src/features/payments/pay.http',
        'src/features/fulfilment/',
        'src/features/invoices/',
        'src/features/returns/',
      ],
    },
  },
  {
    path: 'src/features/stock',
    tests: {
      unit: ['src/features/stock/'],
      db: ['src/features/stock/', 'tests/http/product.http'],
    },
  },
  {
    // What the runner itself is tried on.
    path: 'tests/harness/fixtures/mutation',
    tests: { unit: ['tests/harness/fixtures/mutation/'] },
  },
];

/** Files without rules of their own: what is true of them is checked elsewhere. */
const left = [
  { name: /\.(test|test-support)\.tsx?$/, why: 'tests' },
  { name: /\/tables\.ts$/, why: 'declared tables: the migrations are what counts' },
];

export const isMutated = (file) =>
  /\.tsx?$/.test(file) && !left.some(({ name }) => name.test(file));

const isText = /^src\/kernel\/messages\//;
const named = (node, name) => node?.type === 'Identifier' && node.name === name;

/** Calls that write a line of the log, or make a value of which only a developer reads the text. */
const tellsDeveloper = (call) => {
  if (call?.type === 'NewExpression') return /^(Type|Range)?Error$/.test(call.callee.name ?? '');
  if (call?.type !== 'CallExpression') return false;
  const { object } = call.callee;
  return named(object, 'log') || named(object?.property, 'log');
};

/**
 * Says why what stands at this place of the syntax tree is not mutated; undefined when it is. Every
 * reason is a line of docs/mutation.md.
 */
export const whyIgnored = (path, file) => {
  if (path.isJSXAttribute() && path.node.name.name === 'className') return 'class names';
  if (!path.isStringLiteral() && !path.isTemplateLiteral()) return undefined;
  if (isText.test(file)) return 'texts';
  return tellsDeveloper(path.parent) ? 'texts for developers' : undefined;
};
