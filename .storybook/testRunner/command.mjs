// The one way into @storybook/test-runner, which is deprecated (docs/decisions/0027): no other file but its two configurations
// (.storybook/test-runner.ts, test-runner-jest.config.js) knows it or Jest.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Stories visited side by side: on two cores a third fills the time in which the others wait for a frame. */
const WORKERS = 3;

/**
 * Visits stories of a built workbench and resolves to the exit code.
 * @param {{ url: string, files: readonly string[], tags: readonly string[], pictures: string }} visit
 *   `files` are parts of paths and `tags` of stories, all if there are none; `pictures` is the address of their service, or nothing
 * @returns {Promise<number>}
 */
export function visitStories({ url, files, tags, pictures }) {
  const command = path.join(root, 'node_modules/@storybook/test-runner/dist/test-storybook.js');
  const args = ['--url', url, `--maxWorkers=${WORKERS}`, '--config-dir', '.storybook', '--ci'];
  const chosen = tags.length > 0 ? ['--includeTags', tags.join(',')] : [];
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [command, ...args, ...files, ...chosen], {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        STORYBOOK_DISABLE_TELEMETRY: '1',
        NODE_ENV: 'test',
        // Every file loads its modules anew; a larger young generation spares the collector that garbage.
        NODE_OPTIONS:
          '--experimental-vm-modules --max-semi-space-size=64 --disable-warning=ExperimentalWarning --disable-warning=DEP0205',
        SHUYUAN_PICTURES: pictures,
      },
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}
