// Builds the workbench and visits every story in the pinned browser: play, axe, an empty console, the brands without a render, and
// the pictures of each Matrix and each page (docs/decisions/0026). The checks of a visit are in .storybook/runner.
//
//   npm run test:stories                     everything
//   npm run test:stories -- Button           the story files whose path holds "Button"
//   npm run test:stories -- --changed        the story files that the uncommitted changes can reach; --changed main: since there
//   npm run test:stories -- --update         writes new and changed pictures, removes those of stories that are gone
//   npm run test:stories -- --accept NAME    takes one picture of the last report as it is; further names may follow
//   npm run test:stories -- --pictures       the stories that have a picture: Matrix and pages
//   npm run test:stories -- --repeat 5       visits five times, to check that pictures are stable
//   npm run test:stories -- --baselines DIR  compares with, and updates, the pictures of another folder
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { servePictures } from '../.storybook/runner/pictures/service.ts';
import { PICTURE_TAGS } from '../.storybook/shots.ts';
import { visitStories } from '../.storybook/testRunner/command.mjs';
import { isPinned } from './chromium.mjs';
import { writePictureReport } from './picture-report.mjs';
import { serveFolder } from './serve-folder.mjs';
import { accept } from './stories/accept.ts';
import { brandIds, checkVariables, isOfFormerKind, orphans } from './stories/baselines.mjs';
import { buildWorkbench } from './stories/build.mjs';
import { changedStories } from './stories/changed.ts';
import { weigh, weightSentence } from './stories/weight.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    update: { type: 'boolean', short: 'u', default: false },
    accept: { type: 'string' },
    pictures: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    repeat: { type: 'string', default: '1' },
    baselines: { type: 'string', default: 'tests/visual' },
  },
});

const baselines = path.resolve(root, values.baselines);
const report = path.join(baselines, 'report');

/** Prints findings under a title; returns whether there are any. */
function tell(title, findings) {
  if (findings.length === 0) return false;
  console.error(`${title}\n${findings.map((finding) => `  ${finding}`).join('\n')}`);
  return true;
}

/** Whether pictures are compared here; says why not. */
function picturesAreOn() {
  if (!isPinned) {
    console.log(
      'Pictures are skipped: the pinned browser runs on Linux x64 only, and baselines belong to one browser build.',
    );
    return false;
  }
  if (values.update || !isOfFormerKind(baselines)) return true;
  console.log(
    `Pictures are skipped: ${values.baselines} has none of this kind yet; \`npm run test:stories -- --update\` makes them.`,
  );
  return false;
}

/** The story files to visit: named, reached by a change, or all of them (an empty list); undefined if a change reaches none. */
function chosenFiles(built) {
  if (!values.changed) return positionals;
  const [revision = 'HEAD'] = positionals;
  const { files, isAll, reason } = changedStories({ root, built, revision });
  console.log(
    `Changed since ${revision}: ${isAll ? `all stories, because of ${reason}` : `${files.length} story files`}.`,
  );
  if (isAll) return [];
  return files.length > 0 ? files : undefined;
}

/** Pictures without a story; an update removes them. */
function checkOrphans(built) {
  const gone = orphans(baselines, built);
  if (values.update) for (const file of gone) rmSync(path.join(baselines, file));
  const title = 'No story has these pictures any more; `npm run test:stories -- --update` removes them:';
  return !values.update && tell(title, gone);
}

/** The variables of the brands, in every browser: they are text, and belong to no build of it. */
async function checkBrands(url) {
  const moved = await checkVariables(baselines, url, values.update);
  return tell('Computed variables changed; `npm run test:stories -- --update` records them:', moved);
}

/** Prints the weight of all pictures; returns whether it is too much. */
function isTooHeavy() {
  const weight = weigh(baselines, brandIds().length);
  (weight.isOver ? console.error : console.log)(weightSentence(weight));
  return weight.isOver;
}

/** A picture that differs and then does not is no failure, but it is told: it may hide what is not steady. */
function sayRecovered(names) {
  const list = names.map((name) => `\n  ${name}`).join('');
  if (names.length > 0)
    console.log(`Pictures that differed first and were the same at a later look: ${names.length}${list}`);
}

/** What an update has made a baseline. */
function sayTaken(taken) {
  for (const [kind, names] of Object.entries(taken))
    if (names.length > 0) console.log(`Taken, ${kind}: ${names.length}\n  ${names.join('\n  ')}`);
}

/** Takes the named pictures of the last report; returns the exit code. */
async function acceptReported(names) {
  try {
    await accept({ folder: baselines, report, names });
  } catch (error) {
    console.error(error.message);
    return 1;
  }
  sayTaken({ accepted: names });
  return 0;
}

async function main() {
  if (values.accept !== undefined) return acceptReported([values.accept, ...positionals]);
  const started = Date.now();
  const built = await buildWorkbench();
  const files = chosenFiles(built);
  const isOn = picturesAreOn();
  rmSync(report, { recursive: true, force: true });
  const { url, close } = await serveFolder(built);
  const service = isOn ? await servePictures({ folder: baselines, report, isUpdate: values.update }) : undefined;
  let code = (await checkBrands(url)) ? 1 : 0;
  if (isOn && checkOrphans(built)) code = 1;
  const passes = files ? Number(values.repeat) : 0;
  for (let pass = 1; pass <= passes; pass += 1) {
    if (passes > 1) console.log(`Visit ${pass} of ${passes}`);
    const tags = values.pictures ? PICTURE_TAGS : [];
    code = (await visitStories({ url, files, tags, pictures: service?.url ?? '' })) || code;
  }
  await service?.close();
  close();
  if (values.update) sayTaken(service?.takes.taken ?? {});
  else sayRecovered(service?.takes.recovered ?? []);
  if (isOn && isTooHeavy()) code = 1;
  if (existsSync(report) && readdirSync(report).length > 0) {
    const page = path.relative(root, writePictureReport(report, built));
    console.error(`Changed pictures: baseline, actual and difference of each; open ${page}.`);
  }
  console.log(`Stories: ${code === 0 ? 'all well' : 'failed'} in ${Math.round((Date.now() - started) / 1000)} s.`);
  return code;
}

process.exit(await main());
