import type { AnswerFile } from '@shuyuan/contract';
import { isNumbered } from '@shuyuan/contract';
import type { AnswerMedia, AnswerMediaFile } from '@shuyuan/ui';

/** The stored files of an answer as the kit's widgets hold them. */
export function toMedia(files: readonly AnswerFile[]): AnswerMedia {
  const of = (type: AnswerFile['type']) => files.filter((file) => file.type === type).map(toMediaFile);
  return { pictures: of('image'), recordings: of('audio'), videos: of('video') };
}

/** The files of the widgets as an answer sends them: pictures, recordings, videos, each in the student's order. */
export function toFiles({ pictures, recordings, videos }: AnswerMedia): AnswerFile[] {
  return [
    ...pictures.map((file) => toFile(file, 'image')),
    ...recordings.map((file) => toFile(file, 'audio')),
    ...videos.map((file) => toFile(file, 'video')),
  ];
}

const MIMES = { image: 'image/jpeg', audio: 'audio/mpeg', video: 'video/mp4' } as const;

/** Answers show no size of a stored file, so that an untold one is read by nobody. */
const UNTOLD_BYTES = 0;

function toMediaFile({ id, type, name, url, bytes, durationS, rotation }: AnswerFile): AnswerMediaFile {
  return {
    id: String(id),
    name,
    size: bytes ?? UNTOLD_BYTES,
    mime: MIMES[type],
    url,
    ...(durationS !== undefined && { durationS }),
    ...(rotation !== undefined && isRotation(rotation) && { rotation }),
  };
}

function toFile(
  { id, name, url = '', size, durationS, rotation }: AnswerMediaFile,
  type: AnswerFile['type'],
): AnswerFile {
  return {
    id: Number(id),
    type,
    name,
    url,
    bytes: size,
    ...(durationS !== undefined && { durationS }),
    rotation: rotation ?? 0,
  };
}

/** Files as they are sent with an answer: by number, or by address where their upload server gives no numbers (wire-facts 11). */
export function sentFiles(files: readonly AnswerFile[]) {
  const facts = ({ type, durationS, rotation }: AnswerFile) => ({ type, durationS, rotation });
  const unnumbered = files.filter(({ id }) => !isNumbered(id)).map((file) => ({ url: file.url, ...facts(file) }));
  return {
    files: files.filter(({ id }) => isNumbered(id)).map((file) => ({ id: file.id, ...facts(file) })),
    ...(unnumbered.length > 0 && { urlFiles: unnumbered }),
  };
}

function isRotation(degrees: number): degrees is 0 | 90 | 180 | 270 {
  return degrees % 90 === 0 && degrees >= 0 && degrees < 360;
}
