import { describe, expect, it } from 'vitest';
import { personPath, readChatLink, readIds } from './chatLink.ts';

describe('address of the chat window (§2)', () => {
  it('names people as a JSON array', () => {
    expect(readChatLink('?toUserNickName=A&toUserType=2&toUserIdList=[7]')).toEqual({
      kind: 'person',
      type: 'lecturer',
      ids: [7],
      name: 'A',
    });
  });

  it('also takes a list with commas (product.md 5.1)', () => {
    expect(readIds('7, 8,7')).toEqual([7, 8]);
    expect(readIds('7')).toEqual([7]);
    expect(readIds('["7",8]')).toEqual([7, 8]);
  });

  it('ignores garbage', () => {
    expect(readIds('[-1,0,1.5,"x",{},null,3]')).toEqual([3]);
    for (const search of [
      '',
      '?toUserIdList=[7]',
      '?toUserType=9&toUserIdList=[7]',
      '?toUserType=2&toUserIdList=[',
      '?talk=x',
    ])
      expect(readChatLink(search)).toBeNull();
  });

  it('takes the words with which a message begins, up to 300 characters', () => {
    const person = '?toUserNickName=A&toUserType=2&toUserIdList=[7]';
    expect(readChatLink(`${person}&draft=第3题`)).toMatchObject({ ids: [7], draft: '第3题' });
    expect(readChatLink(`${person}&draft=${'题'.repeat(400)}`)).toMatchObject({ draft: '题'.repeat(300) });
    expect(readChatLink(`${person}&draft=`)).not.toHaveProperty('draft');
  });

  it('reads what it writes', () => {
    const path = personPath({ type: 'student', id: 9, name: '李 & 王' });
    expect(readChatLink(path.slice(path.indexOf('?')))).toEqual({
      kind: 'person',
      type: 'student',
      ids: [9],
      name: '李 & 王',
    });
  });

  it('opens a talk by its number, and the desk', () => {
    expect(readChatLink('?talk=12')).toEqual({ kind: 'talk', id: 12 });
    expect(readChatLink('?view=desk')).toEqual({ kind: 'desk' });
  });
});
