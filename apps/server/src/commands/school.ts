// npm run school -- add <label> --brand <id> --name <name> --phone <phone>: makes a school and its first lecturer.
// npm run school -- set <label> [--learnt-percent <50 to 100>] [--report-days <0 to 60>] [--mode <light|dark|auto>] [--density <comfortable|compact>]: changes the settings of a school.
import { parseArgs } from 'node:util';
import { openStore, prepareStore, secretsOf } from '../boot.ts';
import { INVITATION_DAYS } from '../modules/talk/invitation.ts';
import { listBrands } from '../platform/ops/brands.ts';
import { machineClock } from '../platform/ops/clock.ts';
import { readConfig } from '../platform/ops/config.ts';
import { StartError } from '../platform/ops/startError.ts';
import { addSchool, checkSchool, type NewSchool } from './addSchool.ts';
import { run } from './run.ts';
import {
  readDensity,
  readLearntPercent,
  readMode,
  readReportDays,
  type SchoolSettings,
  setSchool,
} from './setSchool.ts';
import { NEW_SCHOOL } from './words.ts';

const USAGE =
  'Usage: npm run school -- add <label> --brand <id> --name <name> --phone <phone of the first lecturer> [--name-en <name>] [--lecturer <name>], or npm run school -- set <label> [--learnt-percent <50 to 100>] [--report-days <0 to 60>] [--mode <light|dark|auto>] [--density <comfortable|compact>].';

const MODES = { light: 'light', dark: 'dark', auto: 'light or dark, as the system of the visitor says' };

type Wanted = { command: 'add'; school: NewSchool } | { command: 'set'; settings: SchoolSettings };

/** Reads the command line; throws the usage in one sentence. */
function readArguments(args: readonly string[]): Wanted {
  const { command, label, values } = parse(args) ?? {};
  const { brand, name, phone, lecturer = NEW_SCHOOL.lecturer[0] } = values ?? {};
  const { 'learnt-percent': percent, 'report-days': days, mode, density } = values ?? {};
  const hasSettings = percent !== undefined || days !== undefined || mode !== undefined || density !== undefined;
  if (command === 'add' && label && brand && name && phone && !hasSettings) {
    return { command, school: { label, brand, name, nameEn: values?.['name-en'] ?? null, lecturer, phone } };
  }
  if (command === 'set' && label && hasSettings) {
    const learntPercent = percent === undefined ? undefined : readLearntPercent(percent);
    return {
      command,
      settings: {
        label,
        learntPercent,
        reportDays: days === undefined ? undefined : readReportDays(days),
        mode: mode === undefined ? undefined : readMode(mode),
        density: density === undefined ? undefined : readDensity(density),
      },
    };
  }
  throw new StartError(`${USAGE} Brands: ${listBrands().join(', ')}.`);
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const settings = { 'learnt-percent': text, 'report-days': text, mode: text, density: text };
  const options = { brand: text, name: text, 'name-en': text, lecturer: text, phone: text, ...settings };
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [command, label, ...more] = positionals;
    return more.length === 0 ? { command, label, values } : null;
  } catch {
    // An unknown option, or one without its value.
    return null;
  }
}

await run(async () => {
  const wanted = readArguments(process.argv.slice(2));
  if (wanted.command === 'add') checkSchool(wanted.school);
  const config = readConfig(process.env);
  const store = await openStore(config);
  try {
    await prepareStore(store, config, async (patient) => {
      if (wanted.command === 'set') {
        await setSchool(patient.owner, wanted.settings);
        const { label, learntPercent, reportDays, mode, density } = wanted.settings;
        if (learntPercent !== undefined)
          console.log(`${label}: ${learntPercent} % of a recording make a lesson learnt.`);
        if (reportDays !== undefined)
          console.log(`${label}: reports are published after ${reportDays} days without words.`);
        if (mode !== undefined) console.log(`${label}: pages are ${MODES[mode]}.`);
        if (density !== undefined) console.log(`${label}: pages are ${density}.`);
        return;
      }
      const { school } = wanted;
      const made = await addSchool(patient.owner, secretsOf(config), { school, now: machineClock().now() });
      const origin = config.publicOrigin.replace('{label}', school.label);
      console.log(
        [
          `${school.name} is at ${origin}/web/`,
          `Its first lecturer (${school.phone}) chooses a password here, once, within ${INVITATION_DAYS} days:`,
          `  ${origin}${made.invitation}`,
          'Read its agreements before it opens: they are templates in its name.',
        ].join('\n'),
      );
    });
  } finally {
    await store.close();
  }
});
