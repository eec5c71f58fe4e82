import { parseArgs } from 'node:util';
import { ResultCode } from '@shuyuan/contract';
import { passText, putBack, refuseText, takeOff } from '../modules/articles/decide.ts';
import { decideComment } from '../modules/comments/decide.ts';
import { AppError } from '../platform/core/errors.ts';
import { StartError } from '../platform/core/startError.ts';
import type { Tx } from '../platform/data/tenancy.ts';
import { type DecisionParts, type FilesParts, mustFindSchool } from './decide.ts';
import { showText } from './showText.ts';

const USAGE =
  'Usage: npm run review -- list|reports <school>, read <school> <article>, approve <school> <article> --version <n> [--by <who>], reject <school> <article> --version <n> --reason <why> [--paragraph <n>] [--by <who>], takeOff|putBack <school> <article>, or show|hide <school> <comment> [--reason <why>].';
const REASON_MAX = 200;

interface Order {
  id: number;
  /** Number of the text that was read, as `list` names it. */
  version: number;
  reason: string | undefined;
  /** From 1, as a person counts. */
  paragraph: number | undefined;
  by: string | null;
}
type Ctx = { tx: Tx; companyId: number; now: Date };

const DECISIONS: Record<
  string,
  { decide: (ctx: Ctx, order: Order) => Promise<void>; done: string; needsReason?: true; needsVersion?: true }
> = {
  approve: {
    decide: (ctx, { id, version, by }) => passText(ctx, id, { version, by }),
    done: 'Article %s is published.',
    needsVersion: true,
  },
  reject: {
    decide: (ctx, { id, version, reason = '', paragraph, by }) =>
      refuseText(ctx, id, { version, reason, block: paragraph === undefined ? undefined : paragraph - 1, by }),
    done: 'Article %s is refused, and its author is told why.',
    needsVersion: true,
    needsReason: true,
  },
  takeOff: { decide: (ctx, { id }) => takeOff(ctx, id), done: 'Article %s is no longer shown.' },
  putBack: { decide: (ctx, { id }) => putBack(ctx, id), done: 'Article %s is shown again.' },
  show: {
    decide: (ctx, { id }) => decideComment(ctx, id, { state: 'shown', reason: '' }),
    done: 'Comment %s is shown.',
  },
  hide: {
    decide: (ctx, { id, reason = '' }) => decideComment(ctx, id, { state: 'hidden', reason }),
    done: 'Comment %s is hidden, and its writer is told why.',
    needsReason: true,
  },
};

/** Lists what waits for the school, or decides about an article or a comment; resolves to the lines to print. */
export async function reviewWritings(
  args: readonly string[],
  { tenancy, companies, now, config }: DecisionParts & FilesParts,
): Promise<string[]> {
  const { positionals, values } = parse(args);
  const [command = '', label = '', id = '', ...more] = positionals;
  const decision = DECISIONS[command];
  const isList = (command === 'list' || command === 'reports') && id === '' && label !== '';
  const isRead = command === 'read';
  if (!isList && ((!decision && !isRead) || !/^\d{1,16}$/.test(id) || more.length > 0)) throw new StartError(USAGE);
  const { version = '', reason, paragraph, by } = values;
  if (decision?.needsVersion ? !/^[1-9]\d{0,8}$/.test(version) : version !== '') throw new StartError(USAGE);
  if (decision?.needsReason && !reason?.trim()) throw new StartError(USAGE);
  if (paragraph !== undefined && !/^[1-9]\d{0,3}$/.test(paragraph)) throw new StartError(USAGE);
  const company = await mustFindSchool(companies, label);
  return tenancy.withTenant(company.id, async (tx) => {
    if (isRead) return showText(tx, { id: Number(id), companyId: company.id, dataDir: config.dataDir });
    if (!decision) return command === 'list' ? listWaiting(tx) : listReports(tx);
    const order: Order = {
      id: Number(id),
      version: Number(version),
      reason: reason?.trim().slice(0, REASON_MAX),
      paragraph: paragraph === undefined ? undefined : Number(paragraph),
      by: by?.trim().slice(0, 40) || null,
    };
    try {
      await decision.decide({ tx, companyId: company.id, now }, order);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      throw new StartError(`${command} ${id} is not possible: ${reasonOf(error, order)}.`);
    }
    return [decision.done.replace('%s', id)];
  });
}

const REFUSALS: Partial<Record<string, string>> = {
  missing: 'there is no such article or comment',
  invalid: 'the text has no such paragraph',
};

/** Why a decision was not taken; another text than the one that was read waits for a reader of its own. */
function reasonOf({ kind, details }: AppError, { version }: Order): string {
  if (details.code === ResultCode.changedElsewhere) {
    return `its author has replaced text ${version}, which is no longer in review; list it, read the new text and name its number`;
  }
  return REFUSALS[kind] ?? 'its state does not allow it';
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    const options = { version: text, reason: text, paragraph: text, by: text };
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new StartError(USAGE);
  }
}

async function listWaiting(tx: Tx): Promise<string[]> {
  const texts = await tx
    .selectFrom('article_text')
    .select(['article_id', 'version', 'title'])
    .where('state', '=', 'inReview')
    .orderBy('submitted_at')
    .orderBy('id')
    .execute();
  const comments = await tx
    .selectFrom('article_comment')
    .select(['id', 'article_id', 'content'])
    .where('state', '=', 'inReview')
    .orderBy('id')
    .limit(100)
    .execute();
  const lines = [
    ...texts.map((row) => `article ${row.article_id}, text ${row.version}: ${row.title}`),
    ...comments.map((row) => `comment ${row.id} at article ${row.article_id}: ${row.content}`),
  ];
  return lines.length === 0 ? ['Nothing waits.'] : lines;
}

async function listReports(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('article_report')
    .select(['article_id', 'comment_id', 'reason', 'words'])
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  if (rows.length === 0) return ['Nothing is reported.'];
  return rows.map(
    ({ article_id, comment_id, reason, words }) =>
      `${comment_id === null ? `article ${article_id}` : `comment ${comment_id} at article ${article_id}`}: ${reason}${words ? `, ${words}` : ''}`,
  );
}
