/** Takes a screenshot of every page in every brand and both languages, for review: `node --conditions=source tests/e2e/shots.ts <folder> [school …]`. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { browser } from '../../scripts/chromium.mjs';
import { addressOf, builtRoutes, SCHOOLS, studentRoutes } from './support/addresses.ts';
import { type Server, startServer } from './support/server.ts';
import { logIn } from './support/session.ts';

const VIEWPORT = { width: 1280, height: 900 };

/** `/course/detail/:id/:sid` → `course-detail`. */
const nameOf = (pattern: string) =>
  pattern
    .split('/')
    .filter((part) => part && !part.startsWith(':'))
    .join('-');

async function settle(page: Page) {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Paints content outside the window too, which `content-visibility` would skip, and waits for lazy pictures. */
async function paintAll(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
    scrollTo(0, document.documentElement.scrollHeight);
  });
  await settle(page);
  await page.evaluate(() => scrollTo(0, 0));
}

async function shootSchool(server: Server, school: string, language: 'cn' | 'en', folder: string) {
  const shooter = await chromium.launch(await browser());
  try {
    const context = await shooter.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce', locale: 'zh-CN' });
    await context.addInitScript((chosen) => localStorage.setItem('sy_language', chosen), language);
    const page = await context.newPage();
    const shoot = async (name: string, pattern: string, reader?: 'visitor') => {
      await page.goto(server.url(school, await addressOf(server, school, pattern, reader)));
      await settle(page);
      await paintAll(page);
      await page.screenshot({ path: path.join(folder, `${name}.${school}.${language}.png`), fullPage: true });
    };
    for (const pattern of builtRoutes()) await shoot(nameOf(pattern), pattern, 'visitor'); // as a visitor: a guarded page shows the login
    await page.goto(server.url(school, '/login'));
    await logIn(page, language);
    await page.waitForURL('**/index');
    for (const pattern of studentRoutes()) {
      await shoot(`${nameOf(pattern)}-student`, pattern);
    }
  } finally {
    await shooter.close();
  }
}

const [folder, ...asked] = process.argv.slice(2);
if (!folder) {
  console.error('Say where the pictures shall go: node --conditions=source tests/e2e/shots.ts <folder> [school …]');
  process.exit(1);
}
mkdirSync(folder, { recursive: true });
const dataDir = mkdtempSync(path.join(tmpdir(), 'shuyuan-shots-'));
const server = await startServer(dataDir);
try {
  for (const school of asked.length > 0 ? asked : SCHOOLS) {
    for (const language of ['cn', 'en'] as const) await shootSchool(server, school, language, folder);
    console.log(`${school}: done`);
  }
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
