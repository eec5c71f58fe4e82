// Writes dist/sbom.cdx.json: what production runs on, as a CycloneDX list with versions, licences and hashes (SECURITY.md). From the lock
// file and the installed packages, without a network.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './steps.mjs';

const FILE = path.join(root, 'dist/sbom.cdx.json');

mkdirSync(path.dirname(FILE), { recursive: true });
// Version 1.6 is what scanners read.
const form = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6'];
process.exit(await run(['pnpm', '--silent', 'sbom', ...form, '--prod', '--out', FILE]));
