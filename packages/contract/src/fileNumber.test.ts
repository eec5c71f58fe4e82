import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { chat } from './chat.ts';
import { isNumbered } from './fileNumber.ts';
import { contract } from './index.ts';
import { Answer } from './paperRecords.ts';
import { practice } from './practice.ts';
import { toShape } from './toWire.ts';
import { decodeShape, type Shape } from './wire.ts';

/** Fields of requests that name stored files. */
const BY_NUMBER = /^(?:\w*[fF]ileId(?:List)?|imageIds|attachmentList)$/;
const BY_ADDRESS = /^(?:\w*[uU]rl(?:s|List)?)$/;
const ADDRESS = 'https://files.outside.example/a.png';

/** Wire names of the fields of a request, those of its records among them. */
function wireNamesOf(shape: Shape): string[] {
  if (typeof shape === 'string' || 'oneOf' in shape || 'words' in shape || 'wordList' in shape) return [];
  if ('maybe' in shape) return wireNamesOf(shape.maybe);
  if ('optional' in shape) return wireNamesOf(shape.optional);
  if ('list' in shape) return wireNamesOf(shape.list);
  return Object.values(shape.record).flatMap(([wire, of]) => [wire, ...wireNamesOf(of)]);
}

describe('a file that its upload server has not numbered (wire-facts 11)', () => {
  it('is read with a number of its address, so that no answer loses it', () => {
    const file = { fileType: 1, filename: 'a.png', url: ADDRESS };
    const wire = { questionId: 4, answerValue: [], answerFiles: [file, { ...file, url: `${ADDRESS}?2` }] };
    const { files } = decodeShape(toShape(Answer), wire) as z.output<typeof Answer>;
    expect(files.map(({ url, id }) => [url, isNumbered(id)])).toEqual([
      [ADDRESS, false],
      [`${ADDRESS}?2`, false],
    ]);
    expect(files[0]?.id).not.toBe(files[1]?.id);
    expect(decodeShape(toShape(Answer), wire)).toEqual(decodeShape(toShape(Answer), wire));
  });

  it('can be named by its address in every request that names files', () => {
    const requests = Object.entries(contract).flatMap(([group, calls]) =>
      Object.entries(calls).map(([name, { input }]) => ({
        name: `${group}.${name}`,
        fields: wireNamesOf(toShape(input)),
      })),
    );
    const withFiles = requests.filter(({ fields }) => fields.some((field) => BY_NUMBER.test(field)));
    expect(withFiles.length).toBeGreaterThan(8);
    const byNumberAlone = withFiles.filter(({ fields }) => !fields.some((field) => BY_ADDRESS.test(field)));
    // What is asked for there is time for the files of our own server.
    expect(byNumberAlone.map(({ name }) => name)).toEqual(['articles.keepFiles']);
  });

  it('is refused by our own server, which numbers every file and asks whose it is (U10)', () => {
    const message = { conversationId: 3, clientMsgId: 'c', msgType: 1 };
    expect(z.safeParse(chat.send.input, { ...message, fileId: 7 }).success).toBe(true);
    expect(z.safeParse(chat.send.input, { ...message, fileUrl: ADDRESS }).error?.issues[0]).toMatchObject({
      path: ['fileUrl'],
      params: { rule: 'fileId' },
    });
    const answer = { practiceRecordId: 1, questionId: 4, answerValue: [], version: 0 };
    const urls = { answerFileUrls: [{ fileUrl: ADDRESS, fileType: 1 }] };
    expect(z.safeParse(practice.saveAnswer.input, { ...answer, ...urls }).success).toBe(false);
    expect(z.safeParse(practice.saveAnswer.input, answer).success).toBe(true);
  });
});
