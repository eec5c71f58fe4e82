import { expect, it } from 'vitest';
import { liveFilesOf } from './liveFiles.ts';

const chunk = (fileName: string, facadeModuleId: string | null, imports: string[] = [], isEntry = false) => ({
  ...{ type: 'chunk', fileName, facadeModuleId, imports, isEntry },
});

it('names what the live code needs beyond what every page brings', () => {
  const chunks = [
    chunk('assets/index.js', '/portal/index.html', ['assets/start-vendor.js'], true),
    chunk('assets/start-vendor.js', null),
    chunk('assets/a.js', '/portal/src/app/live/liveCode.tsx', [
      'assets/start-vendor.js',
      'assets/b.js',
      'assets/index.js',
    ]),
    chunk('assets/b.js', null, ['assets/c.js']),
    chunk('assets/c.js', null, ['assets/b.js']),
    chunk('assets/d.js', '/portal/src/i18n/cn/live.ts'),
    chunk('assets/e.js', '/portal/src/i18n/cn/home.ts'),
  ];
  const bundle = Object.fromEntries(chunks.map((each) => [each.fileName, each]));
  expect(liveFilesOf(bundle)).toEqual(['assets/a.js', 'assets/b.js', 'assets/c.js', 'assets/d.js']);
});
