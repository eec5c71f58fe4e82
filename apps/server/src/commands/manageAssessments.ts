import {
  listAssessments,
  listLecturers,
  type ManagedAssessment,
  openLink,
  releaseResults,
  setContact,
  withdrawLink,
} from '../modules/practice/assess/manage.ts';
import type { PracticeCtx } from '../modules/practice/rows.ts';
import { StartError } from '../platform/core/startError.ts';
import { type DecisionParts, mustFindSchool } from './decide.ts';

const USAGE = [
  'Usage: npm run assessment -- list <school>',
  'link <school> <assessment> <days> [tries]',
  'withdraw <school> <link>',
  'release <school> <assessment>',
  'contact <school> <assessment> <lecturer>.',
].join(' · ');
const DAY_MS = 86_400_000;
const DAYS_MAX = 366;
const TRIES_MAX = 100;

/** What a command does with the numbers after the school. */
type Act = (ctx: PracticeCtx, numbers: readonly number[]) => Promise<string[]>;

const COMMANDS: Readonly<Record<string, { least: number; most: number; act: Act }>> = {
  list: { least: 0, most: 0, act: list },
  link: { least: 2, most: 3, act: link },
  withdraw: { least: 1, most: 1, act: withdraw },
  release: { least: 1, most: 1, act: release },
  contact: { least: 2, most: 2, act: contact },
};

/** Lists the assessments of a school, makes or withdraws a link, shows results that wait, or says whom to ask (product.md 4.5); resolves to the lines to print. */
export async function manageAssessments(
  args: readonly string[],
  { tenancy, companies, now }: DecisionParts,
): Promise<string[]> {
  const [name = '', label = '', ...rest] = args;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const isFit = command && rest.length >= command.least && rest.length <= command.most;
  if (!isFit || !rest.every((one) => /^[1-9]\d{0,15}$/.test(one))) throw new StartError(USAGE);
  const { id: companyId } = await mustFindSchool(companies, label);
  return tenancy.withTenant(companyId, (tx) => command.act({ tx, companyId, now }, rest.map(Number)));
}

/** Path of the page that a link opens. */
function pathOf(type: ManagedAssessment['type'], linkId: number): string {
  return `/web/${type === 'objective' ? 'assess' : 'subjective'}/evaluation?bid=${linkId}`;
}

/** When the results of an assessment are shown. */
function whenOf({ shows_result, released_at }: ManagedAssessment): string {
  if (shows_result === 'afterMarking') return 'shown once marked';
  return released_at ? 'released' : 'wait for a release';
}

async function list({ tx, now }: PracticeCtx): Promise<string[]> {
  const found = await listAssessments(tx);
  if (found.length === 0) return ['The school has no assessment.'];
  return found.flatMap((one) => [
    `${one.id} ${one.name} · ${one.type} · results ${whenOf(one)}`,
    ...one.links.map(({ id, endsAt, tries, isWithdrawn, records }) => {
      const state = isWithdrawn ? 'withdrawn' : Date.parse(endsAt) <= now.getTime() ? 'ended' : pathOf(one.type, id);
      return `  link ${id} · until ${new Date(endsAt).toISOString()} · tries ${tries} · records ${records} · ${state}`;
    }),
  ]);
}

async function link(ctx: PracticeCtx, [id = 0, days = 0, tries = 1]: readonly number[]): Promise<string[]> {
  if (days > DAYS_MAX || tries > TRIES_MAX) {
    throw new StartError(`A link lives for at most ${DAYS_MAX} days and allows at most ${TRIES_MAX} tries.`);
  }
  const made = await openLink(ctx, id, { endsAt: new Date(ctx.now.getTime() + days * DAY_MS), tries });
  if (!made) throw new StartError(`The school has no assessment ${id}.`);
  return [`Link ${made.id} is open: ${pathOf(made.type, made.id)}`];
}

async function withdraw(ctx: PracticeCtx, [id = 0]: readonly number[]): Promise<string[]> {
  if (!(await withdrawLink(ctx, id))) throw new StartError(`The school has no link ${id} that could be withdrawn.`);
  return [`Link ${id} is withdrawn; what was started from it goes on.`];
}

async function release(ctx: PracticeCtx, [id = 0]: readonly number[]): Promise<string[]> {
  const told = await releaseResults(ctx, id);
  if (told === undefined) throw new StartError(`The school has no assessment ${id} whose results wait for a release.`);
  return [`The results of ${id} are shown; students told: ${told}.`];
}

async function contact(ctx: PracticeCtx, [id = 0, lecturerId = 0]: readonly number[]): Promise<string[]> {
  const lecturers = await listLecturers(ctx.tx);
  const lecturer = lecturers.find((one) => one.id === lecturerId);
  if (!lecturer) {
    const names = lecturers.map((one) => `${one.id} ${one.name}`).join(', ');
    throw new StartError(
      `The school has no lecturer ${lecturerId} who teaches there now. There are: ${names || 'none'}.`,
    );
  }
  const name = await setContact(ctx, id, lecturerId);
  if (name === undefined) throw new StartError(`The school has no assessment ${id}.`);
  return [`Questions about ${id} ${name} go to ${lecturer.name}.`];
}
