import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config/config.ts';
import { StartError } from './startError.ts';

/** Where the files of the schools lie that nobody uploads. */
export interface MediaFolders {
  /** Recordings and documents by the path that a lesson names: served by signed links only (U6), but for `questions`, which is public. */
  lessons: string;
  /** Pictures for everybody: covers, portraits, gifts. */
  pictures: string;
}

/**
 * The folders of a server: in `MEDIA_DIR`, else those of the demo schools in demo mode, else `media` in the data folder. A `MEDIA_DIR`
 * that is no folder ends the start: every lesson would be missing.
 */
export function mediaFoldersOf(
  { mediaDir, isDemo, dataDir }: Pick<Config, 'mediaDir' | 'isDemo' | 'dataDir'>,
  demo: MediaFolders,
): MediaFolders {
  if (mediaDir !== null && !statSync(mediaDir, { throwIfNoEntry: false })?.isDirectory())
    throw new StartError(`MEDIA_DIR ${mediaDir} is no folder: make it, or name the one that holds the recordings.`);
  if (mediaDir === null && isDemo) return demo;
  const root = mediaDir ?? join(dataDir, 'media');
  return { lessons: join(root, 'lessons'), pictures: join(root, 'pictures') };
}
