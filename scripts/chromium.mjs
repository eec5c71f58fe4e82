// Resolves the browser that every test uses. CHROMIUM_PATH wins; on Linux x64 the pinned build from the registry is
// unpacked with its own libraries and fonts into a project-local folder, so pictures do not depend on the machine.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

export const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--autoplay-policy=no-user-gesture-required',
];

/** Whether pictures can be compared here: baselines belong to one browser build. */
export const isPinned = !process.env.CHROMIUM_PATH && process.platform === 'linux' && process.arch === 'x64';

/** Launch options for playwright: `{ executablePath | channel, args, env }`. */
export async function browser() {
  // A shell without a locale would name a download in Chinese just "download".
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  const base = { args, env };
  if (process.env.CHROMIUM_PATH) return { ...base, executablePath: process.env.CHROMIUM_PATH };
  if (!isPinned) return { ...base, channel: 'chrome' };
  const home = path.join(root, 'node_modules/@sparticuz/chromium');
  const { version } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));
  const dir = path.join(root, 'node_modules/.cache', `chromium-${version}`);
  mkdirSync(dir, { recursive: true });
  const before = process.env.TMPDIR;
  process.env.TMPDIR = dir; // the package unpacks into os.tmpdir() and reuses existing files
  const { default: chromium, inflate } = await import('@sparticuz/chromium');
  const executablePath = await chromium.executablePath();
  if (!existsSync(path.join(dir, 'al2023/lib'))) await inflate(path.join(home, 'bin/al2023.tar.br'));
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  return {
    ...base,
    executablePath,
    env: { ...env, LD_LIBRARY_PATH: path.join(dir, 'al2023/lib'), FONTCONFIG_FILE: fonts(dir) },
  };
}

/** Noto Sans SC in three weights and no other font: neither the machine's nor the browser's, whose Latin has one weight. */
function fonts(dir) {
  const noto = path.join(root, 'node_modules/@expo-google-fonts/noto-sans-sc');
  const file = path.join(dir, 'fonts.conf');
  const folders = ['400Regular', '500Medium', '600SemiBold'].map((weight) => `<dir>${path.join(noto, weight)}</dir>`);
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${folders.join('')}<cachedir>${path.join(dir, 'font-cache')}</cachedir></fontconfig>\n`,
  );
  return file;
}
