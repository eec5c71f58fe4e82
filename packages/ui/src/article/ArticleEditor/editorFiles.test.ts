// @vitest-environment jsdom
import { ARTICLE_PICTURES_MAX, type ArticleBlock } from '@shuyuan/rules';
import { describe, expect, it } from 'vitest';
import { insertBlocks } from './blocks.ts';
import { EditorState } from './draft.ts';
import { toContent, toDocument } from './draftDocument.ts';
import { pastedBlocks, roomForPictures, sortFiles, unstoredPictures } from './editorFiles.ts';
import { readPaste } from './pasteHtml.ts';
import type { PictureUpload } from './useUploads.ts';

const PNG = 'data:image/png;base64,iVBORw0KGgo=';
const text = (words: string): ArticleBlock => ({ kind: 'paragraph', text: words, marks: [] });
const stateOf = (...blocks: ArticleBlock[]) => EditorState.createWithContent(toContent({ version: 1, blocks }));

/** A paste into an empty text: its blocks, pictures by the order of their files. */
function pasted(html: string, room = ARTICLE_PICTURES_MAX) {
  const files: File[] = [];
  const start = (file: File) => `upload-${files.push(file)}`;
  const { placed, ...left } = pastedBlocks(readPaste(html), start, room);
  const { blocks } = toDocument(insertBlocks(stateOf(text('')), placed).getCurrentContent(), (upload) =>
    Number(upload.slice('upload-'.length)),
  );
  return { blocks: blocks.map((block) => (block.kind === 'picture' ? block.fileId : block.text)), files, ...left };
}

describe('pictures in the clipboard itself', () => {
  it('stand where they stood between the words', () => {
    const { blocks, files } = pasted(`<p>一</p><p><img src="${PNG}"></p><p>二<img src="${PNG}">三</p>`);
    expect(blocks).toEqual(['一', 1, '二', 2, '三']);
    expect(files).toHaveLength(2);
  });

  it('stand before the first word and after the last', () => {
    const { blocks } = pasted(`<img src="${PNG}"><p>一</p><img src="${PNG}"><img src="${PNG}">`);
    expect(blocks.filter((one) => one !== '')).toEqual([1, '一', 2, 3]);
  });

  it('are as many as the text has room for; the others are counted and none of their files is sent (§5)', () => {
    const { blocks, files, excess } = pasted(`<p>一</p><img src="${PNG}"><img src="${PNG}"><p>二</p>`, 1);
    expect(blocks).toEqual(['一', 1, '二']);
    expect([files.length, excess]).toEqual([1, 1]);
  });

  it('are counted as lost where they are damaged', () => {
    const { damaged } = pasted('<p>一</p><img src="data:image/png;base64,a">');
    expect(damaged).toBe(1);
  });
});

describe('files that are dropped or pasted', () => {
  it('are pictures, files for beside the text, or pictures that no text takes (§5)', () => {
    const named = (name: string, type: string) => new File(['x'], name, { type });
    const files = [
      named('a.png', 'image/png'),
      named('b.webp', 'image/webp'),
      named('c.docx', ''),
      named('d.jpg', 'image/jpeg'),
      named('e.gif', 'image/gif'),
    ];
    const names = (list: File[]) => list.map(({ name }) => name);
    const { pictures, others, unfit } = sortFiles([...files, new Blob(['x'])]);
    expect([names(pictures), names(others), names(unfit)]).toEqual([
      ['a.png', 'd.jpg'],
      ['c.docx'],
      ['b.webp', 'e.gif'],
    ]);
  });

  it('find room for fifty pictures in all (§5)', () => {
    const picture = { kind: 'picture', fileId: 1, alt: '', width: 100 } as const;
    expect(roomForPictures(stateOf(text('')))).toBe(ARTICLE_PICTURES_MAX);
    expect(roomForPictures(stateOf(picture, text(''), picture))).toBe(ARTICLE_PICTURES_MAX - 2);
    expect(roomForPictures(stateOf(...Array.from({ length: ARTICLE_PICTURES_MAX + 3 }, () => picture)))).toBe(0);
  });
});

it('pictures that are not stored are named while they are in the text', () => {
  const upload = (name: string, status: PictureUpload['status']): PictureUpload => ({
    status,
    preview: '',
    file: new File(['x'], name),
  });
  const uploads = new Map([
    ['upload-1', upload('a.png', 'busy')],
    ['upload-2', upload('b.png', 'failed')],
    ['upload-3', upload('c.png', 'done')],
    ['upload-4', upload('taken away.png', 'failed')],
  ]);
  let count = 0;
  const html = `<p>一</p>${`<img src="${PNG}">`.repeat(3)}`;
  const start = () => {
    count += 1;
    return `upload-${count}`;
  };
  const { placed } = pastedBlocks(readPaste(html), start, 3);
  const state = insertBlocks(stateOf(text('')), placed);
  expect(unstoredPictures(state, uploads)).toEqual({ pending: ['a.png'], failed: ['b.png'] });
});
