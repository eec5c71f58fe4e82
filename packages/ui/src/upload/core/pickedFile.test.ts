import type { UploadSlot } from '@shuyuan/rules';
import { describe, expect, it } from 'vitest';
import { fileOf } from '../../fixtures/uploadFiles.ts';
import { reasonOf } from '../describe.ts';
import { uploadLabels } from '../upload.labels.ts';
import { judge } from './pickedFile.ts';

const { cn, en } = uploadLabels;
const MB = 1_048_576;

async function said(place: UploadSlot | 'articleAttachment', file: File, words = cn) {
  const judged = await judge(place, file);
  return 'file' in judged ? judged.mime : reasonOf(judged, place, words);
}

describe('a file that the server would refuse is refused before a byte is sent, by its format and with what to do', () => {
  it.each([
    ['exercisePicture', fileOf('IMG_1.heic'), /^这是HEIC照片，只支持JPG、PNG。.*导出为JPG.*兼容性最佳/],
    ['exercisePicture', fileOf('IMG_1.heif', 64, 'heic'), /HEIC照片.*导出为JPG/],
    ['exercisePicture', fileOf('IMG_1.jpg', 64, 'heic'), /^内容是HEIC照片，不是jpg。.*导出为JPG/],
    ['articleCover', fileOf('a.webp'), '这是WEBP，只支持JPG、PNG。请用看图软件另存为JPG或PNG'],
    ['articleCover', fileOf('a.jpg', 64, 'webp'), '内容是WEBP，不是jpg。请用看图软件另存为JPG或PNG'],
    ['avatar', fileOf('a.png', 64, 'avif'), '内容是AVIF，不是png。请用看图软件另存为JPG或PNG'],
    ['avatar', fileOf('a.png', 2048, 'jpg'), '内容是JPG，不是png。把扩展名改成.jpg再选'],
    ['avatar', fileOf('a.png', 2048, 'apng'), '这是动图，请选静态图片'],
    ['exerciseVideo', fileOf('a.mov'), '这是MOV视频，只支持mp4。请用剪辑软件或播放器导出为mp4（H.264）'],
    ['exerciseVideo', fileOf('a.mp4', 2048, 'mov'), '内容是MOV视频，不是mp4。请用剪辑软件或播放器导出为mp4（H.264）'],
    ['exerciseAudio', fileOf('a.m4a'), '这是m4a，只支持mp3。请转换为mp3'],
    ['exerciseAudio', fileOf('a.wav'), '这是WAV，只支持mp3。请转换为mp3'],
    ['attachAudio', fileOf('a.mp3', 64, 'wav'), '内容是WAV，不是mp3。请转换为mp3'],
    ['attachDoc', fileOf('a.doc', 2048, 'docx'), '内容是docx，不是doc。把扩展名改成.docx再选'],
    ['attachDoc', fileOf('a.docx', 2048, 'doc'), '内容是doc，不是docx。把扩展名改成.doc再选'],
    ['attachDoc', fileOf('a.docx', 2048, 'zip'), '内容是ZIP，不是docx。请解压后选里面的文件'],
    ['attachDoc', fileOf('a.xlsx', 2048, 'xls'), '内容是xls，不是xlsx。请另存为docx、xlsx、pptx或pdf'],
    ['articleAttachment', fileOf('a.zip'), '这是ZIP，不支持这种格式。请解压后选里面的文件'],
    ['articleAttachment', fileOf('a.pdf', 53, 'html'), '内容是网页，不是pdf'],
    ['attachVideo', fileOf('a.mp4', 60), /不完整/],
  ] as const)('in %s %s', async (place, file, line) => {
    const text = await said(place, file);
    if (typeof line === 'string') expect(text).toBe(line);
    else expect(text).toMatch(line);
    expect(await said(place, file, en)).not.toMatch(/[\u4e00-\u9fff]/);
  });

  it('a film of 150 MB that is none is refused without being read', async () => {
    const film = fileOf('a.mp4', 150 * MB, 'mov');
    let read = 0;
    const slice = film.slice.bind(film);
    film.slice = (from = 0, until = film.size, type?: string) => {
      read += Math.max(0, Math.min(until, film.size) - from);
      return slice(from, until, type);
    };
    expect(await judge('attachVideo', film)).toMatchObject({ reason: 'mismatch' });
    expect(read).toBeLessThan(MB);
  });
});

describe('what is good is taken', () => {
  it.each([
    ['attachDoc', fileOf('a.docx', 30 * MB), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['attachVideo', fileOf('a.mp4', 190 * MB), 'video/mp4'],
    ['exerciseAudio', fileOf('a.mp3', 3 * MB), 'audio/mpeg'],
    ['attachAudio', fileOf('a.mpeg', 3 * MB), 'audio/mpeg'],
    ['avatar', fileOf('a.JPG', 2048, 'jpg'), 'image/jpeg'],
  ] as const)('in %s %s', async (place, file, mime) => {
    expect(await said(place, file)).toBe(mime);
  });

  it('whatever type a program of this computer registered for its extension', async () => {
    const doc = fileOf('教案.doc');
    expect(await said('attachDoc', new File([doc], doc.name, { type: 'application/kswps' }))).toBe(
      'application/msword',
    );
  });

  it('with as many pixels as a camera has, where it is drawn smaller before it is sent', async () => {
    const bytes = new Uint8Array(4 * MB);
    bytes.set(new Uint8Array(await fileOf('a.jpg', 60).arrayBuffer()));
    new DataView(bytes.buffer).setUint32(25, (12_000 << 16) | 12_000);
    expect(await said('exercisePicture', new File([bytes], 'a.jpg'))).toBe('image/jpeg');
    expect(await said('exercisePicture', new File([bytes.subarray(0, MB)], 'a.jpg'))).toMatch('像素太多');
  });
});
