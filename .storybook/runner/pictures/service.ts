import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { compare } from './compare.ts';
import { decode, isStampedWith, toPng, toWebp } from './files.ts';
import { difference, type Picture } from './pixels.ts';
import { type Look, Takes } from './takes.ts';

/** Where the pictures are, and what happens to a changed one. */
export interface Baselines {
  readonly folder: string;
  /** The folder of the report about changed pictures. */
  readonly report: string;
  /** Changed pictures become baselines. */
  readonly isUpdate: boolean;
}

/** What the story is told. */
export interface Answer {
  readonly isSame: boolean;
  readonly message: string;
  /** It differs from the look before it, too: another one may decide. */
  readonly isUnsteady?: true;
  /** It has become the baseline. */
  readonly taken?: 'new' | 'changed';
}

/** Baselines that are being written, two at a time: a story does not wait for the compression of its pictures. */
const writing = [Promise.resolve(), Promise.resolve()];

function later(write: () => Promise<void>) {
  const earliest = writing.shift() ?? Promise.resolve();
  writing.push(earliest.then(write));
}

/** Resolves when all new baselines are written. */
export const allWritten = () => Promise.all(writing);

const SAME: Answer = { isSame: true, message: '' };

/** Names become file names; ids of stories are nothing else. */
const NAME = /^[a-z0-9][a-z0-9-]*$/;

/** A Matrix never has more. */
const MOST_SHEETS = 9;

/** Sheets that a Matrix no longer has; an update removes them. */
export function extraSheets({ folder, isUpdate }: Baselines, name: string, sheets: number): string[] {
  const numbers = Array.from({ length: MOST_SHEETS - sheets }, (_, at) => at + sheets + 1);
  const extra = numbers.map((number) => `${name}--${number}`);
  const files = extra.filter((sheet) => existsSync(path.join(folder, `${sheet}.webp`)));
  if (isUpdate) for (const sheet of files) rmSync(path.join(folder, `${sheet}.webp`));
  return isUpdate ? [] : files;
}

/** Whether a take looks like the one before it. */
async function isSteady(before: Uint8Array | undefined, actual: Picture): Promise<boolean> {
  return before !== undefined && compare(await decode(before), actual).isSame;
}

/**
 * Compares one picture with its baseline, or makes it the baseline if it is not the first look and looks like the one before. Only a last look
 * is in the report.
 */
export async function checkPicture(
  { folder, report, isUpdate }: Baselines,
  name: string,
  png: Uint8Array,
  { look, before }: { look: Look; before?: Uint8Array | undefined } = { look: 'again', before: png },
): Promise<Answer> {
  if (!NAME.test(name)) throw new Error(`No name of a picture: ${name}`);
  const file = path.join(folder, `${name}.webp`);
  if (isUpdate) rmSync(path.join(folder, `${name}.png`), { force: true });
  const stored = existsSync(file) ? readFileSync(file) : undefined;
  clearReport(report, name);
  if (stored && isStampedWith(stored, png)) return SAME;
  const actual = await decode(png);
  const baseline = stored && (await decode(stored));
  const verdict = baseline && compare(baseline, actual);
  if (verdict?.isSame) return SAME;
  if (look === 'first') return { isSame: false, message: `The picture ${name} differs at first.` };
  const unsteady = (await isSteady(before, actual)) ? undefined : ({ isUnsteady: true } as const);
  if (isUpdate && unsteady)
    return { isSame: false, ...unsteady, message: `The picture ${name} looks other each time: no baseline.` };
  if (isUpdate) {
    mkdirSync(folder, { recursive: true });
    // Decoded again when its turn comes: hundreds of decoded pictures would fill the memory.
    later(async () => writeFileSync(file, await toWebp(await decode(png), png)));
    return { ...SAME, taken: baseline ? 'changed' : 'new' };
  }
  await writeReport(report, name, actual, png, baseline && { file, picture: baseline });
  const reasons = verdict?.reasons ?? ['It has no baseline yet; `npm run test:stories -- --update` makes one.'];
  return { isSame: false, ...unsteady, message: `The picture ${name} differs. ${reasons.join(' ')}` };
}

/** What was told of an earlier look at the picture. */
function clearReport(folder: string, name: string) {
  for (const part of ['actual.png', 'diff.png', 'baseline.webp', 'whole.png'])
    rmSync(path.join(folder, `${name}-${part}`), { force: true });
}

async function writeReport(
  folder: string,
  name: string,
  actual: Picture,
  png: Uint8Array,
  baseline?: { file: string; picture: Picture },
) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}-actual.png`), png);
  if (!baseline) return;
  copyFileSync(baseline.file, path.join(folder, `${name}-baseline.webp`));
  const { width, height } = baseline.picture;
  if (width !== actual.width || height !== actual.height) return;
  writeFileSync(path.join(folder, `${name}-diff.png`), await toPng(difference(baseline.picture, actual)));
}

/** Baselines that live as long as one run: the story that proves the comparison has no file. */
const held = new Map<string, Picture>();

async function compareHeld(name: string, png: Uint8Array): Promise<Answer> {
  const actual = await decode(png);
  const before = held.get(name);
  if (before === undefined) {
    held.set(name, actual);
    return SAME;
  }
  const { isSame, reasons } = compare(before, actual);
  return { isSame, message: reasons.join(' ') };
}

/** Keeps how the story of a changed picture looks with all that the picture leaves out. */
function keepWhole({ report }: Baselines, name: string, png: Uint8Array): Answer {
  if (!NAME.test(name)) throw new Error(`No name of a picture: ${name}`);
  mkdirSync(report, { recursive: true });
  writeFileSync(path.join(report, `${name}-whole.png`), png);
  return SAME;
}

async function answer(baselines: Baselines, takes: Takes, request: IncomingMessage): Promise<Answer> {
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const name = searchParams.get('name') ?? '';
  const png = await buffer(request);
  if (searchParams.has('held')) return compareHeld(name, png);
  if (searchParams.has('whole')) return keepWhole(baselines, name, png);
  const look = searchParams.has('again') ? 'again' : 'first';
  const given = await checkPicture(baselines, name, png, { look, before: takes.lastOf(name) });
  takes.note(name, png, given);
  const extra = searchParams.has('sheets') ? extraSheets(baselines, name, Number(searchParams.get('sheets'))) : [];
  if (extra.length === 0) return given;
  return { isSame: false, message: `${given.message} No longer drawn: ${extra.join(', ')}.`.trim() };
}

/** Serves the processes that visit stories: one process decodes and compares, whatever runner they belong to. */
export async function servePictures(baselines: Baselines) {
  const takes = new Takes();
  const server = createServer((request, response) => {
    answer(baselines, takes, request).then(
      (given) => response.end(JSON.stringify(given)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/`,
    takes,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await allWritten();
    },
  };
}
