import { EMPTY_ARTICLE } from '@shuyuan/rules';
import { describe, expect, it } from 'vitest';
import { type ArticleDraft, coverUrlOf, EMPTY_DRAFT, isUntouched, parseDraft } from './articleDraft.ts';

const file = { id: '7', name: 'a.pdf', size: 3, mime: 'application/pdf' };
const draft: ArticleDraft = {
  ...EMPTY_DRAFT,
  title: '我用两个月写完了第一个小游戏',
  plateId: 3,
  plateName: '作品展示',
  cover: { ...file, url: '/files/7' },
  pictures: [{ fileId: 9, url: '/files/9', width: 320, height: 230 }],
  attachments: [file],
  unstored: ['完整讲解.mp4'],
  isPublic: false,
  version: 2,
  publicSince: '2026-11-16T14:17:00.000Z',
};
const paragraph = (text: string) => ({
  version: 1 as const,
  blocks: [{ kind: 'paragraph' as const, text, marks: [] }],
});

describe('a stored draft', () => {
  it('is read as it was written', () => {
    expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it.each([
    ['an emoji', paragraph('好👍啊')],
    ['too many characters', paragraph('字'.repeat(10_001))],
    ['a control character', paragraph('a\u0007b')],
  ])('keeps a text with %s: no word is lost before it is corrected', (_, content) => {
    expect(parseDraft({ ...draft, content })?.content).toEqual(content);
  });

  it.each([
    ['nothing', null],
    ['no title', { ...draft, title: 7 }],
    ['HTML', { ...draft, content: '<p>a</p>' }],
    [
      'a link that runs',
      {
        ...draft,
        content: {
          version: 1,
          blocks: [
            { kind: 'paragraph', text: 'a', marks: [{ kind: 'link', href: 'javascript:alert(1)', from: 0, to: 1 }] },
          ],
        },
      },
    ],
  ])('is none when it is %s (B6)', (_, stored) => {
    expect(parseDraft(stored)).toBeUndefined();
  });

  it('leaves out files that are none', () => {
    const stored = {
      title: '',
      content: EMPTY_ARTICLE,
      cover: 'x',
      pictures: [{ url: 1 }],
      attachments: [file, null],
      unstored: [7],
    };
    expect(parseDraft(stored)).toEqual({ ...EMPTY_DRAFT, attachments: [file] });
  });
});

it('an editor that nobody has touched is told apart from one with anything in it, so that it shows no red', () => {
  expect(isUntouched(EMPTY_DRAFT)).toBe(true);
  const changes: Partial<ArticleDraft>[] = [
    { title: 'x' },
    { plateId: 3 },
    { cover: draft.cover },
    { content: paragraph('天') },
    { attachments: [file] },
    { version: 2 },
  ];
  for (const change of changes) expect(isUntouched({ ...EMPTY_DRAFT, ...change })).toBe(false);
});

it('begins with its cover, and without one with the first picture of the text, as its readers will see it', () => {
  const picture = (fileId: number) => ({ kind: 'picture' as const, fileId, alt: '', width: 50 as const });
  const content = { version: 1 as const, blocks: [...paragraph('天').blocks, picture(9), picture(8)] };
  expect(coverUrlOf({ ...draft, content })).toBe('/files/7');
  expect(coverUrlOf({ ...draft, content, cover: null })).toBe('/files/9');
  expect(coverUrlOf({ ...draft, content, cover: null, pictures: [] })).toBeUndefined();
  expect(coverUrlOf({ ...draft, cover: null })).toBeUndefined();
});
