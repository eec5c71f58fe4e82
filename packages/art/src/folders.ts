import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '../../..');

/** Folder of the brand files and of the seven pictures of each brand; the packages that use them ship them. */
export const BRANDS_FOLDER = join(PROJECT, 'packages/tokens/brands');

/** Folder of the pictures of the demo schools, which the seed refers to and the server serves. */
export const SCHOOL_FOLDER = join(PROJECT, 'apps/server/src/seed/pictures');

/** Folder of the media of the demo lessons, which the server serves behind signed links. */
export const MEDIA_FOLDER = join(PROJECT, 'apps/server/src/seed/media');

/** Folder of the pictures of the assessment pages, which the portal shows beside its own texts. */
export const ASSESS_FOLDER = join(PROJECT, 'apps/portal/src/features/assess/assessment/pictures');
