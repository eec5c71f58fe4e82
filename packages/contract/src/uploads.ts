import type { UploadSlot } from '@shuyuan/rules';
import * as z from 'zod/mini';
import { type Call, post } from './call.ts';
import { OPTIONAL, REQUIRED, type ReadOf } from './reading.ts';
import { Id, maybe, record, text, Whole } from './schema.ts';
import { toShape } from './toWire.ts';
import { decodeShape } from './wire.ts';

/**
 * Where files of each kind are sent: the path on the upload server and the name of the part that holds the file
 * (wire-facts 11); each key names the row of `UPLOADS` that checks them (§5). The bodies are multipart: the common parameters
 * and `fileName` as fields, the file last; the answer is the second envelope of §7.
 */
export const UPLOADS_TO = {
  image: { path: '/fileUpload/imgUpload', part: 'imgFile' },
  file: { path: '/fileUpload/fileUpload', part: 'file' },
  exerciseVideo: { path: '/fileUpload/videoUpload', part: 'videoFile' },
  exerciseAudio: { path: '/fileUpload/audioUpload', part: 'audioFile' },
  /** Files of articles, the family's forum: each kind has its own limits, so its own path. */
  articleCover: { path: '/fileUpload/forumCoverUpload', part: 'forumFile' },
  articleImage: { path: '/fileUpload/forumImgUpload', part: 'forumFile' },
  attachDoc: { path: '/fileUpload/forumFileUpload', part: 'forumFile' },
  attachImage: { path: '/fileUpload/forumImgFileUpload', part: 'forumFile' },
  attachAudio: { path: '/fileUpload/forumAudioUpload', part: 'forumFile' },
  attachVideo: { path: '/fileUpload/forumVideoUpload', part: 'forumFile' },
} as const satisfies Partial<Record<UploadSlot, { path: string; part: string }>>;
export type UploadTo = keyof typeof UPLOADS_TO;

/** A file stored by the server; the family tells its name and its address and no more (wire-facts 11). */
export const UploadedFile = record({
  id: ['fileId', Id],
  name: ['filename', z.string()],
  url: ['fileUrl', z.string(), REQUIRED],
  bytes: ['fileSize', Whole, OPTIONAL],
  width: ['width', maybe(Whole)],
  height: ['height', maybe(Whole)],
});
export type UploadedFile = ReadOf<typeof UploadedFile>;

/** Reads the answer of an upload as every answer is read (decision 0020); throws where it names no address. */
export function readUploaded(data: unknown): UploadedFile {
  return decodeShape(toShape(UploadedFile), data) as UploadedFile; // the shape of the same schema
}

const uploadCall = (to: UploadTo) =>
  post(UPLOADS_TO[to].path, {
    summary: 'Takes a picture, a document, a recording or a video',
    service: 'upload',
    access: 'member',
    input: record({ name: ['fileName', z.optional(text(1_024))] }),
    result: UploadedFile,
  });

/** The same endpoints as the server mounts them; not among the calls of the client, whose bodies are JSON. */
export const uploadCalls = {
  image: uploadCall('image'),
  file: uploadCall('file'),
  exerciseVideo: uploadCall('exerciseVideo'),
  exerciseAudio: uploadCall('exerciseAudio'),
  articleCover: uploadCall('articleCover'),
  articleImage: uploadCall('articleImage'),
  attachDoc: uploadCall('attachDoc'),
  attachImage: uploadCall('attachImage'),
  attachAudio: uploadCall('attachAudio'),
  attachVideo: uploadCall('attachVideo'),
} as const satisfies Record<UploadTo, Call>;
