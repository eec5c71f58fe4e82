import { parseArgs } from 'node:util';
import { secretsOf } from '../boot.ts';
import { INVITATION_DAYS } from '../modules/talk/invitation.ts';
import { listBrands } from '../platform/core/brands.ts';
import type { Config } from '../platform/core/config/config.ts';
import { StartError } from '../platform/core/startError.ts';
import { addSchool, checkName, checkSchool } from './addSchool.ts';
import { inSchool, type SchoolParts } from './inSchool.ts';
import { addLecturer, closeLecturer, closeStudent, inviteAgain, readPhone } from './people.ts';
import {
  readDensity,
  readLearntPercent,
  readMode,
  readReportDays,
  readSmsADay,
  renameSchool,
  setSchool,
} from './setSchool.ts';
import { NEW_SCHOOL } from './words.ts';

const USAGE = [
  'Usage: npm run school -- add <label> --brand <id> --name <name> --phone <phone of the first lecturer> [--name-en <name>] [--lecturer <name>]',
  'set <label> [--learnt-percent <50 to 100>] [--report-days <0 to 60>] [--sms-a-day <1 to 1000000>] [--mode <light|dark|auto>] [--density <comfortable|compact>]',
  'rename <label> --name <name> [--name-en <name>] [--legal-name <name>]',
  'lecturer <label> --name <name> --phone <phone> [--name-en <name>]',
  'invite <label> --phone <phone of a lecturer>',
  'close <label> --lecturer <phone> or --student <phone or mail address>.',
].join(' · ');

const MODES = { light: 'light', dark: 'dark', auto: 'light or dark, as the system of the visitor says' };

const TEXT = { type: 'string' } as const;
const OPTIONS = {
  brand: TEXT,
  name: TEXT,
  'name-en': TEXT,
  'legal-name': TEXT,
  lecturer: TEXT,
  student: TEXT,
  phone: TEXT,
  'learnt-percent': TEXT,
  'report-days': TEXT,
  'sms-a-day': TEXT,
  mode: TEXT,
  density: TEXT,
};
type Values = { [name in keyof typeof OPTIONS]?: string };
interface Command {
  /** Options that must be there, and those that may. */
  needs: readonly (keyof Values)[];
  takes: readonly (keyof Values)[];
  act(parts: SchoolParts, label: string, values: Values): Promise<string[]>;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  add: { needs: ['brand', 'name', 'phone'], takes: ['name-en', 'lecturer'], act: add },
  set: { needs: [], takes: ['learnt-percent', 'report-days', 'sms-a-day', 'mode', 'density'], act: set },
  rename: { needs: ['name'], takes: ['name-en', 'legal-name'], act: rename },
  lecturer: { needs: ['name', 'phone'], takes: ['name-en'], act: lecturer },
  invite: { needs: ['phone'], takes: [], act: invite },
  close: { needs: [], takes: ['lecturer', 'student'], act: close },
};

/** Makes or changes a school and its people; resolves to the lines to print. Throws the usage in one sentence. */
export function readSchoolCommand(args: readonly string[]): (parts: SchoolParts) => Promise<string[]> {
  const { name, label, values } = parse(args);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const given = Object.keys(values) as (keyof Values)[];
  const isFit =
    command &&
    label !== '' &&
    given.length > 0 &&
    command.needs.every((option) => given.includes(option)) &&
    given.every((option) => command.needs.includes(option) || command.takes.includes(option));
  if (!isFit) throw usage();
  for (const option of ['name', 'name-en', 'legal-name'] as const) {
    if (values[option] !== undefined) checkName(option, values[option]);
  }
  return (parts) => command.act(parts, label, values);
}

const usage = () => new StartError(`${USAGE} Brands: ${listBrands().join(', ')}.`);

function parse(args: readonly string[]): { name: string; label: string; values: Values } {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    const [name = '', label = '', ...more] = positionals;
    if (more.length === 0) return { name, label, values };
  } catch {
    // An unknown option, or one without its value.
  }
  throw usage();
}

async function add({ store, config, now }: SchoolParts, label: string, values: Values): Promise<string[]> {
  const { brand = '', name = '', phone = '', lecturer: first = NEW_SCHOOL.lecturer[0] } = values;
  const school = { label, brand, name, nameEn: values['name-en'] ?? null, lecturer: first, phone };
  checkSchool(school);
  const made = await addSchool(store.owner, await secretsOf(store, config, now), { school, now });
  const origin = originOf(config, label);
  return [
    `${school.name} is at ${origin}/web/`,
    `Its first lecturer (${school.phone}) chooses a password here, once, within ${INVITATION_DAYS} days:`,
    `  ${origin}${made.invitation}`,
    'Read its agreements before it opens: they are templates in its name.',
  ];
}

async function set({ store, now }: SchoolParts, label: string, values: Values): Promise<string[]> {
  const { 'learnt-percent': percent, 'report-days': days, 'sms-a-day': messages, mode, density } = values;
  const settings = {
    label,
    learntPercent: percent === undefined ? undefined : readLearntPercent(percent),
    reportDays: days === undefined ? undefined : readReportDays(days),
    smsADay: messages === undefined ? undefined : readSmsADay(messages),
    mode: mode === undefined ? undefined : readMode(mode),
    density: density === undefined ? undefined : readDensity(density),
  };
  await setSchool(store.owner, settings, now);
  const { learntPercent, reportDays, smsADay } = settings;
  return [
    ...(learntPercent === undefined ? [] : [`${label}: ${learntPercent} % of a recording make a lesson learnt.`]),
    ...(reportDays === undefined ? [] : [`${label}: reports are published after ${reportDays} days without words.`]),
    ...(smsADay === undefined ? [] : [`${label}: at most ${smsADay} short messages leave in 24 hours.`]),
    ...(settings.mode === undefined ? [] : [`${label}: pages are ${MODES[settings.mode]}.`]),
    ...(settings.density === undefined ? [] : [`${label}: pages are ${settings.density}.`]),
  ];
}

async function rename({ store, now }: SchoolParts, label: string, values: Values): Promise<string[]> {
  const name = (values.name ?? '').trim();
  const nameEn = values['name-en']?.trim() ?? null;
  await renameSchool(store.owner, { label, name, nameEn, legalName: values['legal-name']?.trim() }, now);
  return [
    `${label} is called ${name}${nameEn === null ? '' : `, in English ${nameEn}`} now; its address is as before.`,
    'Its agreements still name it as they did: they are texts of the school.',
  ];
}

async function lecturer(parts: SchoolParts, label: string, values: Values): Promise<string[]> {
  const person = { name: (values.name ?? '').trim(), nameEn: values['name-en']?.trim() ?? null };
  const phone = readPhone(values.phone ?? '');
  const path = await inSchool(parts, label, (ctx) => addLecturer(ctx, { ...person, phone }));
  return invitation(parts.config, label, `${person.name} (${phone})`, path);
}

async function invite(parts: SchoolParts, label: string, values: Values): Promise<string[]> {
  const phone = readPhone(values.phone ?? '');
  return invitation(parts.config, label, phone, await inSchool(parts, label, (ctx) => inviteAgain(ctx, phone)));
}

function invitation(config: Config, label: string, who: string, path: string): string[] {
  return [
    `${who} chooses a password here, once, within ${INVITATION_DAYS} days:`,
    `  ${originOf(config, label)}${path}`,
  ];
}

async function close(parts: SchoolParts, label: string, { lecturer: phone, student }: Values): Promise<string[]> {
  if ((phone === undefined) === (student === undefined)) throw usage();
  const name = await inSchool(parts, label, (ctx) =>
    phone === undefined ? closeStudent(ctx, student ?? '') : closeLecturer(ctx, readPhone(phone)),
  );
  return [`The account of ${name} is closed: nobody is logged in with it any more, or can be.`];
}

const originOf = ({ publicOrigin }: Config, label: string) => publicOrigin.replace('{label}', label);
