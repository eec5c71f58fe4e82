import type { UploadSlot } from '@shuyuan/rules';

/** What may be read by everybody of a school: nothing but what is listed here as public (U6). */
const VISIBILITY: Readonly<Record<UploadSlot, 'public' | 'private'>> = {
  avatar: 'public',
  articleCover: 'public',
  articleImage: 'public',
  image: 'private',
  file: 'private',
  exercisePicture: 'private',
  exerciseAudio: 'private',
  exerciseVideo: 'private',
  attachDoc: 'private',
  attachImage: 'private',
  attachAudio: 'private',
  attachVideo: 'private',
};

/** Whether uploads of this kind are served by their plain address; every other only behind signed links (U6). */
export function isPublic(kind: string): boolean {
  return VISIBILITY[kind as UploadSlot] === 'public';
}
