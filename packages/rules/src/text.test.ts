import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ADDRESS_MAX,
  ARTICLE_BODY_MAX,
  ARTICLE_TITLE_MAX,
  addressProblem,
  articleBodyProblem,
  articleTitleProblem,
  COMMENT_MAX,
  CONSIGNEE_MAX,
  cleanName,
  codePointLength,
  commentProblem,
  consigneeProblem,
  emojiPattern,
  FEEDBACK_MAX,
  FEEDBACK_MIN,
  feedbackProblem,
  findEmoji,
  hasControlCharacters,
  RICH_TEXT_SIZES,
  stripEmoji,
  textProblem,
  tidyLines,
} from './text.ts';

/** Every assigned code point that a property holds for. */
function everyCodePoint(property: RegExp): string[] {
  const found: string[] = [];
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const character = String.fromCodePoint(code);
    if (property.test(character)) found.push(character);
  }
  return found;
}

describe('length', () => {
  it('counts code points, not units: 𠮷 is one (X7)', () => {
    expect(codePointLength('')).toBe(0);
    expect(codePointLength('a李𠮷')).toBe(3);
    expect(codePointLength('\ud842a')).toBe(2);
  });

  it('equals what iterating counts, for any text (X7)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(codePointLength(text)).toBe([...text].length);
      }),
    );
  });

  it('stops counting one past the limit (X9)', () => {
    expect(codePointLength('a'.repeat(1000), 20)).toBe(21);
    expect(codePointLength('a'.repeat(20), 20)).toBe(20);
  });
});

describe('emoji', () => {
  it.each([
    ['a face', '😀'],
    ['a new pictograph', '🫠'],
    ['a coloured heart', '❤️'],
    ['a sun', '☀️'],
    ['a keycap', '1️⃣'],
    ['an unqualified keycap', '1⃣'],
    ['a keycap of #', '#️⃣'],
    ['a flag', '🇨🇳'],
    ['half a flag', '🇨'],
    ['a flag of tags', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['a joined family', '👨‍👩‍👧‍👦'],
    ['a skin tone', '👍🏽'],
    ['a skin tone alone', '🏽'],
    ['a profession', '👩🏻‍🚀'],
    ['a watch', '⌚'],
    ['a star', '⭐'],
    ['© in emoji style', '©️'],
    ['a mahjong tile', '🀄'],
    ['a bare thermometer', '🌡'],
    ['a bare detective', '🕵'],
    ['a squared letter', '🅰'],
  ])('of every kind is found and removed whole: %s (§5, X7)', (_, emoji) => {
    expect(findEmoji(`前${emoji}后`)).not.toBeNull();
    expect(stripEmoji(`前${emoji}后`)).toMatch(/^前[1#©]?后$/);
    expect(commentProblem(`前${emoji}后`)).toBe('emoji');
  });

  it('is shown whole by the message (§5)', () => {
    expect(findEmoji('好👨‍👩‍👧‍👦的😀')).toBe('👨‍👩‍👧‍👦');
    expect(findEmoji('好的')).toBeNull();
  });

  it.each([
    '0123456789#*',
    '©®™',
    '☀❤✓★☆→■●',
    '中文，标点。「引号」、《书名》？！…—·～￥',
    '①②㊟㈱℃％',
    '한국어 にほんご ไทย العربية हिन्दी',
    'x² + y² = r² √∑∫≤≥≠π°',
    '𠮷𡃁㐂〇々',
    'क्‍ष',
  ])('is not what digits, signs, CJK and punctuation are: %s (X7)', (text) => {
    expect(findEmoji(text)).toBeNull();
    expect(stripEmoji(text)).toBe(text);
  });

  it('is every code point shown as a picture, and no Chinese character or ASCII (X7)', () => {
    expect(everyCodePoint(/^\p{Emoji_Presentation}$/u).filter((each) => !emojiPattern().test(each))).toEqual([]);
    expect(
      everyCodePoint(/^[\p{Script=Han}\p{ASCII}\p{Script=Hangul}\p{Script=Hiragana}]$/u).filter((each) =>
        emojiPattern().test(each),
      ),
    ).toEqual([]);
    expect(everyCodePoint(/^\p{Emoji}$/u).filter((each) => !emojiPattern().test(`${each}\ufe0f`))).toEqual([]);
  });

  it('is removed by stripping, in any context, and nothing else is (X7)', () => {
    const piece = fc.constantFrom(
      '😀',
      '❤️',
      '1️⃣',
      '🇨🇳',
      '\u200d',
      '\ufe0f',
      '\u20e3',
      '👩',
      '🚀',
      'a',
      '1',
      '李',
      '❤',
      '\u{e0067}',
    );
    fc.assert(
      fc.property(fc.array(piece), fc.string({ unit: 'binary' }), (pieces, text) => {
        const stripped = stripEmoji(pieces.join('') + text);
        expect(findEmoji(stripped)).toBeNull();
        expect(stripEmoji(stripped)).toBe(stripped);
        if (findEmoji(text) === null) expect(stripEmoji(text)).toBe(text);
      }),
    );
  });
});

describe('a name', () => {
  it.each(['\0', '\n', '\r', '\t', '\u001b', '\u007f', '\u0085', '\u2028', '\u202e', '\u2066', '\u200f'])(
    'holds no control or direction character: %j is found and removed (X8)',
    (character) => {
      expect(hasControlCharacters(`a${character}b`)).toBe(true);
      expect(cleanName(` a${character}b `)).toBe('ab');
    },
  );

  it('is clean after cleaning, and a clean one is unchanged (X8)', () => {
    expect(cleanName('李雷 的 文件-1.docx')).toBe('李雷 的 文件-1.docx');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(hasControlCharacters(cleanName(text))).toBe(false);
        expect(cleanName(cleanName(text))).toBe(cleanName(text));
      }),
    );
  });
});

describe('the limits of §5', () => {
  it('are the numbers of the specification (§5)', () => {
    expect([FEEDBACK_MIN, CONSIGNEE_MAX, ADDRESS_MAX, ARTICLE_TITLE_MAX, ARTICLE_BODY_MAX, COMMENT_MAX]).toEqual([
      10, 16, 200, 30, 10_000, 10_000,
    ]);
    expect(FEEDBACK_MAX).toBe(500);
    expect(RICH_TEXT_SIZES).toEqual([14, 16, 18, 20, 30, 32]);
  });

  it.each([
    ['feedback', feedbackProblem, FEEDBACK_MIN, FEEDBACK_MAX],
    ['a consignee', consigneeProblem, 1, CONSIGNEE_MAX],
    ['an address', addressProblem, 1, ADDRESS_MAX],
    ['an article title', articleTitleProblem, 1, ARTICLE_TITLE_MAX],
    ['an article', articleBodyProblem, 1, ARTICLE_BODY_MAX],
    ['a comment', commentProblem, 1, COMMENT_MAX],
  ] as const)('hold at both bounds, in code points, for %s (§5, X7)', (_, problem, min, max) => {
    for (const character of ['a', '学', '𠮷']) {
      expect(problem(character.repeat(min))).toBeNull();
      expect(problem(character.repeat(max))).toBeNull();
      expect(problem(character.repeat(max + 1))).toBe('long');
      expect(problem(character.repeat(min - 1))).toBe(min === 1 ? 'required' : 'short');
    }
    expect(problem(`  ${'学'.repeat(max)}\u3000`)).toBeNull();
    expect(problem(' \u3000\t')).toBe('required');
    expect(problem('\u200b\u200b\u3164')).toBe('required');
    expect(problem(`${'学'.repeat(min)}😀`)).toBe('emoji');
    expect(problem(`${'学'.repeat(min)}\0学`)).toBe('characters');
  });

  it('allow line ends in long texts, and none in one-line texts (X8)', () => {
    for (const problem of [feedbackProblem, articleBodyProblem, commentProblem])
      expect(problem('第一行内容\n\t第二行内容\r\n末')).toBeNull();
    for (const problem of [consigneeProblem, addressProblem, articleTitleProblem])
      expect(problem('一\n二')).toBe('characters');
  });
});

describe('a text with limits of its own', () => {
  it('may be empty unless it is required (§5)', () => {
    expect(textProblem('', {})).toBeNull();
    expect(textProblem('  ', { min: 3 })).toBeNull();
    expect(textProblem('', { required: true })).toBe('required');
  });

  it('is refused when it is invisible (X8)', () => {
    expect(textProblem('\0', {})).toBe('characters');
    expect(textProblem('\u202e\u202e', {})).toBe('characters');
    expect(textProblem('\0', { required: true })).toBe('characters');
  });

  it('accepts emoji unless they are refused', () => {
    expect(textProblem('😀', { max: 1 })).toBeNull();
    expect(textProblem('😀', { noEmoji: true })).toBe('emoji');
  });

  it('passes exactly when its length lies within the limits (X7)', () => {
    const letters = fc.array(fc.constantFrom('a', '学', '𠮷'), { maxLength: 30 });
    fc.assert(
      fc.property(letters, fc.nat(10), fc.nat(20), (characters, min, span) => {
        const { length } = characters;
        const isValid = length === 0 || (length >= min && length <= min + span);
        expect(textProblem(characters.join(''), { min, max: min + span }) === null).toBe(isValid);
      }),
    );
  });
});

describe('a text of people as it is shown', () => {
  it('has a height that is bounded against 20,000 line breaks', () => {
    expect(tidyLines(`天${'\n'.repeat(20_000)}地`)).toBe('天\n\n地');
    expect(tidyLines(`天${'\r\n \u3000'.repeat(20_000)}地`)).toMatch(/^天\n\n\s*地$/);
    const many = tidyLines('a\n'.repeat(20_000));
    expect(many.split('\n')).toHaveLength(500);
    expect(many.match(/a/g)).toHaveLength(20_000);
  });

  it('is what was written, where that has ordinary lines', () => {
    for (const text of ['', '天', '天\n地', '天\n\n地\n', '  天\n  地']) expect(tidyLines(text)).toBe(text);
  });
});
