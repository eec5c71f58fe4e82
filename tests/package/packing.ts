import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

/** A package as it would be published. */
export interface Tarball {
  name: string;
  /** Absolute path of the `.tgz`. */
  file: string;
}

/** Packs a built package of the workspace into a folder. Throws when the package was not built. */
export async function pack(name: string, into: string): Promise<Tarball> {
  const home = path.join(ROOT, 'packages', name);
  if (globSync('dist/*.js', { cwd: home }).length === 0) throw new Error(`packages/${name} has no dist: npm run build`);
  mkdirSync(into, { recursive: true });
  await run('pnpm', ['pack', '--ignore-scripts', '--pack-destination', into], { cwd: home });
  const [file = ''] = globSync(`shuyuan-${name}-*.tgz`, { cwd: into });
  return { name: `@shuyuan/${name}`, file: path.join(into, file) };
}

/** Output of a workspace command, and whether it succeeded. */
export async function ask(command: string, args: readonly string[], cwd = ROOT) {
  const said = run(command, args, {
    cwd,
    env: { ...process.env, FORCE_COLOR: '0', NODE_ENV: 'production' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return said.then(
    ({ stdout, stderr }) => ({ isContent: true, output: stdout + stderr }),
    (failure: { stdout: string; stderr: string }) => ({ isContent: false, output: failure.stdout + failure.stderr }),
  );
}

/**
 * An application of `tests/package`, with what all of them show and only the tarballs, their peers and its own tools, in the versions that the workspace uses.
 * Installed by pnpm, so an undeclared dependency does not resolve; `others` stand in place of the workspace's versions.
 */
export async function installApp(
  folder: string,
  tarballs: readonly Tarball[],
  tools: readonly string[],
  others: Readonly<Record<string, string>> = {},
) {
  cpSync(path.join(ROOT, 'tests/package', path.basename(folder)), folder, { recursive: true });
  cpSync(path.join(ROOT, 'tests/package/shared'), path.join(folder, 'shared'), { recursive: true });
  const files = Object.fromEntries(tarballs.map(({ name, file }) => [name, `file:${file}`]));
  const pinned = ['react', 'react-dom', '@types/react', '@types/react-dom', '@emotion/react', '@emotion/styled'];
  const manifest = {
    name: 'scratch',
    private: true,
    type: 'module',
    dependencies: { ...files, ...versions([...pinned, 'typescript', '@types/node', ...tools]), ...others },
  };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  // The kit depends on its tokens by version; an override takes them from the tarball.
  const settings = [
    'strictPeerDependencies: true',
    // What the kit promises (`engines`): nothing that it brings asks for a newer Node.
    'engineStrict: true',
    'nodeVersion: 20.19.0',
    'allowBuilds: { sharp: false }',
    'overrides:',
    ...Object.entries(files).map(([name, file]) => `  '${name}': '${file}'`),
  ];
  writeFileSync(path.join(folder, 'pnpm-workspace.yaml'), `${settings.join('\n')}\n`);
  const installed = await ask('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], folder);
  if (!installed.isContent) throw new Error(`The scratch application could not be installed:\n${installed.output}`);
}

/** Versions of the workspace's catalog; what stands in none names its own, `next@16.4.6`. */
function versions(names: readonly string[]) {
  const catalog = readFileSync(path.join(ROOT, 'pnpm-workspace.yaml'), 'utf8');
  return Object.fromEntries(
    names.map((named) => {
      const [, name = named, own] = /^(.+)@(.+)$/.exec(named) ?? [];
      const version = own ?? new RegExp(`^ {2}'?${name}'?: (\\S+)$`, 'm').exec(catalog)?.[1];
      if (!version) throw new Error(`pnpm-workspace.yaml names no version of ${name}`);
      return [name, version];
    }),
  );
}
