// Sends the Matrix stories and the pages to Chromatic for review. Which files matter: chromatic.config.json; in which languages and
// brands: .storybook/chromatic.ts. The binding pictures are those of `npm run test:stories`; Chromatic is for reviewing
// them together.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('Chromatic is skipped: it uploads to a service and needs a project token in CHROMATIC_PROJECT_TOKEN.');
  process.exit(0);
}

const { status } = spawnSync(
  process.execPath,
  [fileURLToPath(new URL('../node_modules/chromatic/dist/bin.cjs', import.meta.url)), ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
process.exit(status ?? 1);
