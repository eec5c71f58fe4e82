import { LOGIN_RETENTION } from './domain/logins/retention.ts';
import { ACCOUNT_RETENTION } from './modules/account/retention.ts';
import { ARTICLE_RETENTION } from './modules/articles/retention.ts';
import { ASSESSMENT_RETENTION } from './modules/practice/assess/retention.ts';
import { REDEMPTION_RETENTION } from './modules/redemptions/retention.ts';
import { SITE_RETENTION } from './modules/site/retention.ts';
import { TALK_RETENTION } from './modules/talk/retention.ts';
import { UPLOAD_RETENTION } from './modules/uploads/retention.ts';
import { FILE_RETENTION } from './platform/files/retention.ts';
import { PLATFORM_RETENTION } from './platform/work/retention.ts';

/** How long each kind of row is stored (S11); files are swept last, when the rows that used them are gone. */
export const RETENTION = [
  ...PLATFORM_RETENTION,
  ...LOGIN_RETENTION,
  ...ACCOUNT_RETENTION,
  ...ARTICLE_RETENTION,
  ...ASSESSMENT_RETENTION,
  ...REDEMPTION_RETENTION,
  ...SITE_RETENTION,
  ...TALK_RETENTION,
  ...UPLOAD_RETENTION,
  ...FILE_RETENTION,
];
