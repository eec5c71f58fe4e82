// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fileOf } from '../fixtures/uploadFiles.ts';
import { fakeUploads } from '../fixtures/uploadTransport.ts';
import { KitProvider } from '../foundations/KitProvider/KitProvider.tsx';
import { AudioRecorder } from '../media/AudioRecorder/AudioRecorder.tsx';
import { MediaAnswer } from '../practice/MediaAnswer/MediaAnswer.tsx';
import { AvatarUpload } from './AvatarUpload/AvatarUpload.tsx';
import { CoverUpload } from './CoverUpload/CoverUpload.tsx';
import { DropZone } from './DropZone/DropZone.tsx';
import { FileUpload } from './FileUpload/FileUpload.tsx';
import { ImageUpload } from './ImageUpload/ImageUpload.tsx';
import { UploadButton } from './UploadButton/UploadButton.tsx';

const MB = 1_048_576;
let root: Root;

beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

async function shows(widget: ReactNode, ...texts: string[]) {
  root.render(
    <KitProvider locale="cn" uploads={fakeUploads()}>
      {widget}
    </KitProvider>,
  );
  for (const text of texts) await vi.waitFor(() => expect(document.body.textContent).toContain(text));
}

/** Picks files as the system's dialog does when all files are shown; `nth` counts the inputs of the page. */
function pick(files: readonly File[], nth = 0) {
  const input = document.querySelectorAll<HTMLInputElement>('input[type=file]')[nth];
  if (!input) throw new Error('The input is missing.');
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

const accepted = () => [...document.querySelectorAll<HTMLInputElement>('input[type=file]')].map(({ accept }) => accept);

const said = (text: string) => vi.waitFor(() => expect(document.body.textContent).toContain(text));

describe('limits of its own are shown before picking and named to a rejected file', () => {
  it('by the pictures', async () => {
    await shows(
      <ImageUpload title="图" limits={{ maxCount: 2, maxBytes: 512_000, extensions: ['png'] }} />,
      'PNG，每张不超过500 KB',
      '0/2',
    );
    expect(accepted()).toEqual(['.png,image/png']);
    pick([fileOf('a.png'), fileOf('b.png'), fileOf('c.png'), fileOf('d.jpg')]);
    await said('已经有2张');
    await said('只支持PNG');
  });

  it('by the attachments, and by the note of what is compressed', async () => {
    await shows(
      <FileUpload title="附件" limits={{ maxCount: 3, maxBytes: 4 * MB }} />,
      '文档4 MB、图片4 MB',
      '0/3',
      '超过3 MB的图片',
    );
    pick([fileOf('讲义.pdf', 4 * MB + 1)]);
    await said('4 MB多1字节，文档上限4 MB');
    await shows(<FileUpload limits={{ extensions: ['pdf'] }} />, 'pdf，不超过50 MB');
    await vi.waitFor(() => expect(document.body.textContent).not.toContain('像素宽'));
    await shows(<FileUpload place="exercisePicture" limits={{ maxBytes: MB }} />, '超过1 MB的图片');
  });

  it('by the avatar', async () => {
    const onSave = vi.fn(async () => undefined);
    await shows(
      <AvatarUpload limits={{ maxBytes: 512_000, extensions: ['png'] }} onSave={onSave} />,
      'PNG，不超过500 KB',
    );
    pick([fileOf('a.png', 512_001)]);
    await said('500 KB多1字节，超过500 KB');
    pick([fileOf('b.jpg')]);
    await said('只支持PNG');
    expect(onSave).not.toHaveBeenCalled();
  });

  it('by the cover', async () => {
    const onChange = vi.fn();
    await shows(
      <CoverUpload limits={{ maxBytes: MB, extensions: ['jpg'] }} onChange={onChange} />,
      '推荐320×230，JPG，不超过1 MB',
    );
    expect(accepted()[0]).toBe('.jpg,.jpeg,image/jpeg,image/jpg,image/pjpeg');
    pick([fileOf('a.jpg', MB + 1)]);
    await said('1 MB多1字节，超过1 MB');
    pick([fileOf('b.jpg', MB)]);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ size: MB })));
  });

  it('by the drop zone and the button', async () => {
    await shows(
      <DropZone place={{ slot: 'articleAttachment', maxBytes: 2.5 * MB }} onFiles={vi.fn()} />,
      '文档2.5 MB、图片2.5 MB',
    );
    const place = { slot: 'articleAttachment', extensions: ['png', 'mp4'] } as const;
    const dragged = { valid: false, count: 0, kind: '' };
    await shows(<DropZone place={place} dragged={dragged} onFiles={vi.fn()} />, '可以换成PNG、mp4');
    await shows(<UploadButton place={{ slot: 'avatar', maxBytes: MB }} onFiles={vi.fn()} />, 'JPG、PNG，不超过1 MB');
  });

  it('by an answer of pictures, sound and video', async () => {
    const limits = { picture: { maxCount: 4 }, audio: { maxBytes: 2 * MB, maxCount: 1 }, video: { maxBytes: 20 * MB } };
    await shows(<MediaAnswer limits={limits} />, '0/4', '音频MP3不超过2 MB，视频MP4不超过20 MB', '0/1', '0/3');
    pick([fileOf('朗读.mp3', 2 * MB + 1)], 1);
    await said('2 MB多1字节，超过2 MB');
    pick([fileOf('实验.mp4', 20 * MB + 1)], 2);
    await said('20 MB多1字节，超过20 MB');
  });

  it('by the recorder, which then does not hand in', async () => {
    const blob = new Blob([new Uint8Array(MB + 1)], { type: 'audio/webm' });
    const initial = { phase: 'review', elapsedMs: 1000, recording: { blob, seconds: 1 } } as const;
    await shows(
      <AudioRecorder maxBytes={MB} initial={initial} onDone={vi.fn()} />,
      '不超过1 MB',
      '1.0 MB，音频上限1 MB',
    );
    const send = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === '交这段录音');
    expect(send?.disabled).toBe(true);
  });
});

describe('limits that change', () => {
  it('hold for the next files, and those that are there stay', async () => {
    const onChange = vi.fn();
    await shows(<ImageUpload place="articleImage" title="图" limits={{ maxCount: 1 }} onChange={onChange} />, '0/1');
    pick([fileOf('a.png'), fileOf('b.png')]);
    await said('已经有1张');
    await shows(
      <ImageUpload place="articleImage" title="图" limits={{ maxCount: 2, maxBytes: 4096 }} onChange={onChange} />,
      '1/2',
    );
    pick([fileOf('c.png', 4097), fileOf('d.png', 4096)]);
    await vi.waitFor(() =>
      expect(onChange).toHaveBeenLastCalledWith([
        expect.objectContaining({ name: 'a.png' }),
        expect.objectContaining({ name: 'd.png' }),
      ]),
    );
  });
});

describe('files that are not stored', () => {
  it('are named, refused ones too, and each file from elsewhere is taken in once', async () => {
    const onUnstoredChange = vi.fn();
    const [zip, empty] = [fileOf('期末复习.zip'), fileOf('空的.pdf', 0)];
    const widget = (added: File[]) => (
      <FileUpload zone="button" added={added} onUnstoredChange={onUnstoredChange} labels={{ add: '加文件' }} />
    );
    await shows(widget([zip]), '加文件', '期末复习.zip');
    await shows(widget([zip, empty]), '空的.pdf');
    await vi.waitFor(() =>
      expect(onUnstoredChange).toHaveBeenLastCalledWith({ pending: [], failed: ['期末复习.zip', '空的.pdf'] }),
    );
    expect(document.querySelectorAll('[aria-live] > li')).toHaveLength(2);
  });
});
