import type { UploadSlot } from '@shuyuan/rules';

/** Who reads the plain address of an upload: everybody, everybody once a use of it is public, nobody. */
type Visibility = 'public' | 'published' | 'private';

/** What may be read by everybody of a school: nothing but what is listed here as public (U6). */
const VISIBILITY: Readonly<Record<UploadSlot, Visibility>> = {
  avatar: 'public',
  articleCover: 'published',
  articleImage: 'published',
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

/** Who reads uploads of this kind by their plain address; everybody else has signed links (U6). */
export function visibilityOf(kind: string): Visibility {
  return VISIBILITY[kind as UploadSlot] ?? 'private';
}
