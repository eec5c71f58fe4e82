import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict.js';
import { type RawBuilder, sql } from 'kysely';
import { stemmer } from 'stemmer';

/** Most words of a search that count. */
const WORDS_MAX = 10;
/** Most bytes of a lexeme that PostgreSQL stores are 2,046; no word of a text is nearly as long. */
const WORD_LENGTH_MAX = 60;
/** What is no part of a word, so that neither a `tsvector` nor a `tsquery` reads a sign of its own syntax. */
const NO_WORD = /[^\p{L}\p{N}]/gu;
/** An English word that may have an ending; migration 121 reads the same. */
const ENGLISH = /^[a-z]{3,}$/;

let loaded: Jieba | undefined;

/** The dictionary is read with the first text, not with the process: it takes a fifth of a second and 38 MB. */
function jieba(): Jieba {
  loaded ??= Jieba.withDict(dict);
  return loaded;
}

/** The words of a text in either language, lower case, each once: Chinese is cut by a dictionary, which no database has to bring. */
function searchWords(text: string): string[] {
  const words = jieba()
    .cutForSearch(text.normalize('NFKC').toLowerCase(), true)
    .map((word) => word.replaceAll(NO_WORD, ''))
    .filter((word) => word !== '' && word.length <= WORD_LENGTH_MAX);
  return [...new Set(words)];
}

/** A word without its ending, so that `reading`, `reads` and `read` are one (Porter); words of other languages stay. */
const stemOf = (word: string) => (ENGLISH.test(word) ? stemmer(word) : word);

/** Words as they stand and without their endings: a search may begin a word, and means it in any form. */
const withStems = (words: readonly string[]) => [...new Set(words.flatMap((word) => [word, stemOf(word)]))];

/** Words of titles, which weigh more, and of texts, as a value of a `tsvector` column: the same on both engines. */
export function toSearchVector(titles: readonly (string | null)[], texts: readonly (string | null)[]): string {
  const wordsOf = (parts: readonly (string | null)[]) =>
    withStems(parts.flatMap((part) => (part ? searchWords(part) : [])));
  const heads = new Set(wordsOf(titles));
  const rest = [...new Set(wordsOf(texts))].filter((word) => !heads.has(word));
  return [...[...heads].map((word) => `${word}:1A`), ...rest.map((word) => `${word}:2`)].join(' ');
}

/** What is searched for. */
export interface SearchQuery {
  /** A `tsquery`: every word must be there in one of its forms, the last one may begin a longer word. */
  query: RawBuilder<unknown>;
  /** A `tsquery` of any of them, to rank by: words at one place, as those of a title are here, have no rank together. */
  anyWord: RawBuilder<unknown>;
  /** What the found text holds of it: the words and their stems. */
  words: string[];
}

/** The query of a keyword; null when nothing of it is a word. */
export function toSearchQuery(keyword: string): SearchQuery | null {
  const words = searchWords(keyword).slice(0, WORDS_MAX);
  if (words.length === 0) return null;
  const stems = words.map(stemOf);
  const query = [...stems.slice(0, -1), `(${stems.at(-1)} | ${words.at(-1)}:*)`].join(' & ');
  const [last = '', lastStem = ''] = [words.at(-1), stems.at(-1)];
  const forms = [...stems.slice(0, -1), ...(lastStem === last ? [] : [lastStem]), `${last}:*`];
  return { query: sql`${query}::tsquery`, anyWord: sql`${forms.join(' | ')}::tsquery`, words: withStems(words) };
}

/** Words of fewer characters say little alone. */
const TOPIC_LENGTH = { chinese: 2, english: 5 } as const;
/** English words of titles that are no topic, however long. */
const NO_TOPIC = new Set([
  'about',
  'after',
  'again',
  'before',
  'every',
  'first',
  'never',
  'their',
  'there',
  'these',
  'thing',
  'things',
  'think',
  'those',
  'three',
  'through',
  'until',
  'where',
  'which',
  'while',
  'without',
  'would',
  'should',
  'could',
  'because',
  'between',
  'other',
  'being',
]);

/** What titles are about: the nouns that most of them have, of equals those of earlier titles. */
export function topicsOf(titles: readonly string[], most: number): string[] {
  const counts = new Map<string, number>();
  for (const title of titles) {
    for (const topic of new Set(topicsIn(title))) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([topic]) => topic);
}

function topicsIn(title: string): string[] {
  return jieba()
    .tag(title.normalize('NFKC'), true)
    .flatMap(({ word, tag }) => {
      const isEnglish = /^[A-Za-z]+$/.test(word);
      if (isEnglish)
        return word.length >= TOPIC_LENGTH.english && !NO_TOPIC.has(word.toLowerCase()) ? [word.toLowerCase()] : [];
      return word.length >= TOPIC_LENGTH.chinese && /^(n|ns|nz|vn)$/.test(tag) ? [word] : [];
    });
}
