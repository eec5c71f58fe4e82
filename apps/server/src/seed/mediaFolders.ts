import { join } from 'node:path';
import type { MediaFolders } from '../platform/core/mediaFolders.ts';

/** Recordings and pictures of the demo schools, drawn by us. */
export const DEMO_MEDIA: MediaFolders = {
  lessons: join(import.meta.dirname, 'media'),
  pictures: join(import.meta.dirname, 'pictures'),
};
