// Whether what the lock file names is installed already: then a command or a start asks neither npm nor the network for anything.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The file in node_modules that says what was installed. */
const MARKER = 'node_modules/.installed';
/** Folders with a package each. */
const WORKSPACES = ['packages', 'apps'];

/**
 * Hash of everything that an install depends on: lock file, settings, manifests, patches, and the kind of machine.
 * @param {string} root
 */
function wantedInstall(root) {
  const manifests = WORKSPACES.flatMap((folder) =>
    inside(root, folder).map((name) => `${folder}/${name}/package.json`),
  );
  const patches = inside(root, 'patches').map((name) => `patches/${name}`);
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const name of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...manifests, ...patches]) {
    const file = path.join(root, name);
    if (existsSync(file)) hash.update(`\0${name}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Names in a folder, in one order on every machine. @param {string} root @param {string} folder */
function inside(root, folder) {
  const place = path.join(root, folder);
  return existsSync(place) ? readdirSync(place).sort() : [];
}

/** Whether the packages are those that the lock file names. @param {string} root */
export function isInstalled(root) {
  const marker = path.join(root, MARKER);
  return existsSync(marker) && readFileSync(marker, 'utf8') === wantedInstall(root);
}

/** Notes that an install has ended well. @param {string} root */
export function markInstalled(root) {
  writeFileSync(path.join(root, MARKER), wantedInstall(root));
}
