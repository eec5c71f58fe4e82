import { describe, expect, it } from 'vitest';
import type { RefusalReason, UploadPlace } from './core/pickedFile.ts';
import { hintOf, reasonOf } from './describe.ts';
import { uploadLabels } from './upload.labels.ts';

const MB = 1_048_576;
const { cn, en } = uploadLabels;

describe('the limits before picking (§5)', () => {
  it.each([
    ['exercisePicture', ['JPG、PNG，每张不超过3 MB']],
    ['avatar', ['JPG、PNG，不超过3 MB']],
    ['articleCover', ['推荐320×230，JPG、PNG，不超过10 MB']],
    ['articleAttachment', ['文档50 MB、图片5 MB', '音频100 MB、视频200 MB']],
  ] satisfies [UploadPlace, string[]][])('of %s are %j', (place, lines) => {
    expect(hintOf(place, cn)).toEqual(lines);
  });

  it('are given in English too', () => {
    expect(hintOf('exercisePicture', en)).toEqual(['JPG, PNG, up to 3 MB each']);
  });
});

describe('the line of a rejected file gives the reason and the limit', () => {
  const file = (name: string, reason: RefusalReason, size = 1, resultBytes?: number) => ({
    name,
    reason,
    size,
    slot: name.endsWith('.mp4') ? ('attachVideo' as const) : null,
    resultBytes,
  });

  it.each([
    ['avatar', file('a.gif', 'type'), '只支持JPG、PNG'],
    ['articleAttachment', file('a.zip', 'type'), '不支持这种格式'],
    ['avatar', file('a.png', 'size', 3 * MB + 1), '3 MB多1字节，超过3 MB'],
    ['avatar', file('a.png', 'size', 3.5 * MB), '3.5 MB，超过3 MB'],
    ['articleAttachment', file('a.mp4', 'size', 201 * MB), '201 MB，视频上限200 MB'],
    ['articleAttachment', file('a.mp3', 'mismatch'), '内容不是mp3，可能改过扩展名'],
    ['exercisePicture', file('a.png', 'count'), '已经有9张，这张没有加进来'],
    ['articleAttachment', file('a.mp4', 'count'), '附件最多6个，这是第7个'],
    ['articleCover', file('a.png', 'compression', 3.9 * MB, 11.5 * MB), '压缩失败：压完11.5 MB，比原图还大'],
    ['exercisePicture', file('a.png', 'compression', 9 * MB, 4 * MB), '压缩失败：压完4.0 MB，仍超过3 MB'],
    ['avatar', file('a.png', 'broken'), '文件打不开，可能已经损坏'],
    ['avatar', file('a.png', 'empty'), '文件是空的'],
    ['avatar', file('a.png', 'name'), '文件名太长，或含有特殊字符'],
  ] as const)('%s: %j', (place, refusal, line) => {
    expect(reasonOf(refusal, place, cn)).toBe(line);
  });
});
