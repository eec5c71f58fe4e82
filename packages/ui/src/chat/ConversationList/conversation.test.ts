import { describe, expect, it } from 'vitest';
import { type Conversation, findConversations } from './conversation.ts';

const build = (id: string, rest: Partial<Conversation> = {}): Conversation => ({
  id,
  name: id,
  people: [],
  href: `/chat?id=${id}`,
  ...rest,
});

describe('the search over conversations', () => {
  const items = [
    build('Zhou Yanqiu'),
    build('物理竞赛小组', { last: { kind: 'text', author: '何沐阳', text: '谁有第三题的图', at: 0 } }),
    build('draft', { draft: { state: 'failed', text: '那我再算一遍' } }),
  ];

  it.each([
    ['', 3],
    ['   ', 3],
    ['zhou', 1],
    ['何沐阳', 1],
    ['第三题', 1],
    ['再算', 1],
    ['没有', 0],
  ])('for %j finds %i', (query, count) => {
    expect(findConversations(items, query)).toHaveLength(count);
  });
});
