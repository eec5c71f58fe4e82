// Import directions of ARCHITECTURE.md, cycles and deep imports, as errors.

/** May not import any of ours but the named packages. */
const only = (name, from, allowed) => ({
  name: `${name}-imports-only`,
  comment: `${name} may import of ours only: ${allowed.join(', ') || 'nothing'}`,
  severity: 'error',
  from: { path: from },
  to: { path: '^(packages|apps)/', pathNot: [from, ...allowed.map((part) => `^${part}/`)] },
});

/** Folders and files below `root` from top to bottom: a lower one imports none of those above it, tests apart. */
const layers = (name, root, rows) =>
  rows.slice(1).map((row, at) => ({
    name: `${name}-${row[0]}-knows-nothing-above`,
    comment: `${name}: ${rows.map((each) => each.join(', ')).join(' → ')}`,
    severity: 'error',
    from: { path: `^${root}/(${row.join('|')})(/|$)`, pathNot: '\\.test\\.tsx?$|/testing/' },
    to: {
      path: `^${root}/(${rows
        .slice(0, at + 1)
        .flat()
        .join('|')})(/|$)`.replaceAll('.ts', '\\.ts'),
    },
  }));

/** Floors of the server's platform from top to bottom, a folder each; files elsewhere import nothing. */
const PLATFORM = ['ops', 'backup', 'payments', 'files', 'http', 'work', 'sms', 'data', 'core'];

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    only('tokens', '^packages/tokens/', []),
    only('rules', '^packages/rules/', []),
    only('contract', '^packages/contract/', ['packages/rules']),
    only('ui', '^packages/ui/', ['packages/tokens', 'packages/rules']),
    only('art', '^packages/art/', ['packages/tokens']),
    only('portal', '^apps/portal/', ['packages/ui', 'packages/contract', 'packages/rules', 'packages/tokens']),
    only('server', '^apps/server/', ['packages/contract', 'packages/rules']),
    {
      name: 'no-react-below-ui',
      severity: 'error',
      from: { path: '^packages/(tokens|rules|contract)/src/' },
      to: { path: '(^|/)node_modules/(react|react-dom|@emotion)/' },
    },
    {
      name: 'no-deep-imports',
      comment: 'A package is entered through its exports only.',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: {
        path: '^packages/([^/]+)/src/.+',
        pathNot: [
          '^packages/$2/',
          '^packages/[^/]+/src/index\\.ts$',
          '^packages/tokens/src/(runtime\\.ts|generated/tokens\\.css)$',
          '^packages/rules/src/content/madeFiles\\.ts$',
          '^packages/ui/src/[a-z][A-Za-z]*\\.ts$',
        ],
      },
    },
    {
      name: 'no-feature-to-feature',
      severity: 'error',
      from: { path: '^apps/portal/src/features/([^/]+/[^/]+)/' },
      to: { path: '^apps/portal/src/features/', pathNot: '^apps/portal/src/features/$1/' },
    },
    ...layers('portal', 'apps/portal/src', [
      ['main.tsx', 'app', 'routes', 'routes.tsx'],
      ['features'],
      ['shared'],
      ['page'],
      ['unsent'],
      ['stores'],
      ['core'],
      ['api'],
      ['i18n'],
    ]),
    {
      name: 'stores-know-no-router',
      severity: 'error',
      from: { path: '^apps/portal/src/(unsent|stores|core|api)/' },
      to: { path: 'node_modules/react-router' },
    },
    {
      name: 'no-module-to-module',
      severity: 'error',
      from: { path: '^apps/server/src/modules/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/modules/', pathNot: '^apps/server/src/modules/$1/' },
    },
    ...layers('server', 'apps/server/src', [
      ['main.ts', 'serve.ts', 'app.ts', 'boot.ts', 'moduleTable.ts', 'trade.ts', 'retention.ts', 'commands', 'seed'],
      ['modules', 'realtime'],
      ['domain'],
      ['platform'],
    ]),
    ...layers(
      'platform',
      'apps/server/src/platform',
      PLATFORM.map((folder) => [folder]),
    ),
    {
      name: 'platform-has-floors-only',
      comment: `Every file of the platform lies on one of its floors: ${PLATFORM.join(' → ')}`,
      severity: 'error',
      from: {
        path: '^apps/server/src/platform/',
        pathNot: `^apps/server/src/platform/(${PLATFORM.join('|')})/`,
      },
      to: {},
    },
    {
      name: 'modules-and-realtime-apart',
      severity: 'error',
      from: { path: '^apps/server/src/modules/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/realtime/' },
    },
    {
      name: 'realtime-knows-no-modules',
      severity: 'error',
      from: { path: '^apps/server/src/realtime/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/modules/' },
    },
    {
      name: 'only-the-app-opens-the-schema',
      comment: 'Migrations and invariants are used where the app starts and by tests.',
      severity: 'error',
      from: { path: '^apps/server/src/(modules|realtime|domain|platform)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/db/' },
    },
    {
      name: 'the-schema-knows-only-the-platform',
      severity: 'error',
      from: { path: '^apps/server/src/db/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/', pathNot: '^apps/server/src/(db|platform)/' },
    },
    {
      name: 'workbench-knows-one-entry-of-the-portal',
      comment: 'Stories show the portal through apps/portal/src/testing/workbench.tsx alone (decision 0028).',
      severity: 'error',
      from: { path: '^\\.storybook/' },
      to: { path: '^apps/', pathNot: '^apps/portal/src/testing/workbench\\.tsx$' },
    },
    {
      name: 'product-knows-no-tests',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: '\\.(test|stories|pairs)\\.tsx?$|/testing/|/fixtures/' },
      to: { path: '\\.(test|stories|pairs)\\.tsx?$|^tests/|^apps/portal/src/testing/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
