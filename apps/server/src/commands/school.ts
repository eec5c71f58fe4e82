// npm run school -- add <label> --brand <id> --name <name> --phone <phone>: makes a school and its first lecturer.
import { parseArgs } from 'node:util';
import { openStore, prepareStore, secretsOf } from '../boot.ts';
import { INVITATION_DAYS } from '../modules/talk/invitation.ts';
import { machineClock } from '../platform/ops/clock.ts';
import { readConfig } from '../platform/ops/config.ts';
import { StartError } from '../platform/ops/startError.ts';
import { addSchool, checkSchool, listBrands, type NewSchool } from './addSchool.ts';
import { run } from './run.ts';
import { NEW_SCHOOL } from './words.ts';

const USAGE =
  'Usage: npm run school -- add <label> --brand <id> --name <name> --phone <phone of the first lecturer> [--name-en <name>] [--lecturer <name>].';

/** Reads the command line; throws the usage in one sentence. */
function readArguments(args: readonly string[]): NewSchool {
  const text = { type: 'string' } as const;
  const options = { brand: text, name: text, 'name-en': text, lecturer: text, phone: text };
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [command, label, ...more] = positionals;
    const { brand, name, phone, lecturer = NEW_SCHOOL.lecturer[0] } = values;
    if (command === 'add' && label !== undefined && more.length === 0 && brand && name && phone) {
      return { label, brand, name, nameEn: values['name-en'] ?? null, lecturer, phone };
    }
  } catch {
    // An unknown option, or one without its value.
  }
  throw new StartError(`${USAGE} Brands: ${listBrands().join(', ')}.`);
}

await run(async () => {
  const school = readArguments(process.argv.slice(2));
  checkSchool(school);
  const config = readConfig(process.env);
  const store = await openStore(config);
  try {
    await prepareStore(store, config, async (patient) => {
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
