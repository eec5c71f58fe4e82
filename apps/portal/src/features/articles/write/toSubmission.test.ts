import { expect, it } from 'vitest';
import { EMPTY_DRAFT } from './draft/articleDraft.ts';
import { toSubmission } from './toSubmission.ts';

it('names cover, attachments and pictures by address where the upload server gives no numbers (wire-facts 11)', () => {
  const file = (id: string) => ({ id, name: `${id}.pdf`, size: 4, mime: 'application/pdf', url: `/f/${id}` });
  const block = { kind: 'picture', fileId: -3, alt: '', width: 50 } as const;
  const picture = { fileId: -3, url: '/f/-3', width: 8, height: 6 };
  const sent = toSubmission('new-1', {
    ...EMPTY_DRAFT,
    plateId: 4,
    title: '复盘',
    content: { ...EMPTY_DRAFT.content, blocks: [block] },
    pictures: [picture, { ...picture, fileId: -4, url: '/f/-4' }],
    cover: file('-1'),
    attachments: [file('9'), file('-2')],
  });
  expect(sent).toMatchObject({
    coverUrl: '/f/-1',
    fileIds: [9],
    fileUrls: [{ url: '/f/-2', name: '-2.pdf' }],
    pictures: [{ fileId: -3, url: '/f/-3' }],
  });
  expect(sent).not.toHaveProperty('coverId');
});
