import * as z from 'zod/mini';

/** Who writes: a student or a lecturer by place in the school's list, from 0, or the school. */
export type Writer = { kind: 'student' | 'lecturer'; place: number } | { kind: 'school' };
/** A day before the seed's, and a time of it in Beijing. */
export interface Moment {
  /** Negative. */
  days: number;
  time: string;
}

/** A comment, or an answer to the comment above it. */
export interface WrittenComment {
  by: Writer;
  isReply: boolean;
  /** Whose answer is answered. */
  to: Writer | null;
  state: 'shown' | 'hidden' | 'inReview';
  content: string;
}

/** A title and the lines below it. */
export interface WrittenText {
  title: string;
  lines: string[];
}

/** An article or a note as written. */
export interface WrittenArticle extends WrittenText {
  key: string;
  by: Writer;
  at: Moment;
  state: 'published' | 'inReview' | 'rejected' | 'off';
  /** Why it was refused: at a paragraph, from 1, and when. */
  refusal: { block: number; reason: string; at: Moment } | null;
  /** The board of an article. */
  plate: string | null;
  /** The subject of a note. */
  subject: string | null;
  isFree: boolean;
  isTop: boolean;
  isFeatured: boolean;
  cover: string | null;
  /** Path of each file in the seed, and its name. */
  files: { path: string; name: string }[];
  /** The same in English, where the text before it is Chinese. */
  english: WrittenText | null;
  /** Lines added to a published text by a newer one, which is in review. */
  revision: { at: Moment; lines: string[] } | null;
  comments: WrittenComment[];
}

const MOMENT = /^(?<days>-\d+) (?<time>\d\d:\d\d)$/;
const WRITER = /^(?:(?<kind>[sl])(?<place>\d+)|school)$/;
const COMMENT = /^(?<reply>> )?(?<by>[sl]\d+)(?: @(?<to>[sl]\d+))?(?: (?<state>hidden|review))? \| (?<content>.+)$/;
const REFUSED = /^rejected (?<block>\d+) (?<reason>.+)$/;

const Facts = z.strictObject({
  by: z.string(),
  at: z.string(),
  plate: z.optional(z.string()),
  subject: z.optional(z.string()),
  state: z.optional(z.string()),
  answered: z.optional(z.string()),
  free: z.optional(z.enum(['yes', 'no'])),
  top: z.optional(z.literal('yes')),
  hot: z.optional(z.literal('yes')),
  cover: z.optional(z.string()),
  lang: z.optional(z.literal('en')),
});

/**
 * Articles as they stand in a file, one behind the other: `%% key`, facts as `name: value`, `# title`, its lines (`richText.ts`);
 * then, where there is one, `=== en` with title and lines in English, `+++ day time` with lines that a newer text adds, and `---`
 * with comments. A comment is `who | text`, an answer `> who @whom | text`; `hidden` or `review` stand before the bar.
 */
export function readArticles(text: string): WrittenArticle[] {
  return text
    .split(/^%% /m)
    .slice(1)
    .map((part) => readArticle(part.trimEnd().split('\n')));
}

function readArticle([key = '', ...lines]: string[]): WrittenArticle {
  const parts = split(lines);
  const { facts, files } = factsOf(parts.facts);
  const refused = facts.state ? REFUSED.exec(facts.state)?.groups : undefined;
  return {
    key,
    by: writerOf(facts.by),
    at: momentOf(facts.at),
    state: refused ? 'rejected' : facts.state === 'review' ? 'inReview' : facts.state === 'off' ? 'off' : 'published',
    refusal: refused
      ? {
          block: Number(refused['block']),
          reason: refused['reason'] ?? '',
          at: momentOf(facts.answered ?? ''),
        }
      : null,
    plate: facts.plate ?? null,
    subject: facts.subject ?? null,
    isFree: facts.free !== 'no',
    isTop: facts.top === 'yes',
    isFeatured: facts.hot === 'yes',
    cover: facts.cover ?? null,
    files,
    ...textOf(parts.text),
    english: parts.english.length > 0 ? textOf(parts.english) : null,
    revision: parts.revised ? { at: momentOf(parts.revised), lines: parts.revision } : null,
    comments: parts.comments.map(commentOf),
  };
}

/** The parts of an article by the lines that divide them. */
function split(lines: readonly string[]) {
  const parts = { facts: [] as string[], text: [] as string[], english: [] as string[], revision: [] as string[] };
  const comments: string[] = [];
  let revised = '';
  let into = parts.facts;
  for (const line of lines) {
    if (line === '---') into = comments;
    else if (line === '=== en') into = parts.english;
    else if (line.startsWith('+++ ')) {
      revised = line.slice(4);
      into = parts.revision;
    } else {
      if (into === parts.facts && line.startsWith('# ')) into = parts.text;
      into.push(line);
    }
  }
  return { ...parts, comments, revised };
}

function factsOf(lines: readonly string[]) {
  const pairs = lines.map((line) => line.split(': ')).map(([name = '', ...value]) => [name, value.join(': ')] as const);
  const files = pairs.filter(([name]) => name === 'file').map(([, value]) => value.split(' '));
  return {
    facts: z.parse(Facts, Object.fromEntries(pairs.filter(([name]) => name !== 'file'))),
    files: files.map(([path = '', ...name]) => ({ path, name: name.join(' ') })),
  };
}

function textOf([title = '', ...lines]: readonly string[]): WrittenText {
  return { title: title.replace(/^# /, ''), lines };
}

function commentOf(line: string): WrittenComment {
  const { reply, by, to, state, content } = groupsOf(COMMENT, line);
  return {
    by: writerOf(by ?? ''),
    isReply: reply !== undefined,
    to: to === undefined ? null : writerOf(to),
    state: state === 'hidden' ? 'hidden' : state === 'review' ? 'inReview' : 'shown',
    content: content ?? '',
  };
}

function writerOf(text: string): Writer {
  const { kind, place } = groupsOf(WRITER, text);
  if (kind === undefined) return { kind: 'school' };
  return { kind: kind === 's' ? 'student' : 'lecturer', place: Number(place) };
}

function momentOf(text: string): Moment {
  const { days, time = '' } = groupsOf(MOMENT, text);
  return { days: Number(days), time };
}

function groupsOf(pattern: RegExp, text: string): Record<string, string | undefined> {
  const found = pattern.exec(text);
  if (!found) throw new RangeError(`A written article does not say it like this: ${text}`);
  return found.groups ?? {};
}
