import type { PartialLabels } from './defineLabels.ts';
import type { AccountLabels } from './kitLabels/account.ts';
import type { ArticleLabels } from './kitLabels/article.ts';
import type { ChatLabels } from './kitLabels/chat.ts';
import type { CommerceLabels } from './kitLabels/commerce.ts';
import type { ControlsLabels } from './kitLabels/controls.ts';
import type { CourseLabels } from './kitLabels/course.ts';
import type { DataLabels } from './kitLabels/data.ts';
import type { FeedbackLabels } from './kitLabels/feedback.ts';
import type { FoundationsLabels } from './kitLabels/foundations.ts';
import type { MediaLabels } from './kitLabels/media.ts';
import type { OverlaysLabels } from './kitLabels/overlays.ts';
import type { PracticeLabels } from './kitLabels/practice.ts';
import type { ReportLabels } from './kitLabels/report.ts';
import type { ShellLabels } from './kitLabels/shell.ts';
import type { StudyRoomLabels } from './kitLabels/studyRoom.ts';
import type { UploadLabels } from './kitLabels/upload.ts';

/** All built-in labels of the kit, by the name of their component; `KitLabels['CouponCard']` is the type of one. */
export interface KitLabels
  extends AccountLabels,
    ArticleLabels,
    ChatLabels,
    CommerceLabels,
    ControlsLabels,
    CourseLabels,
    DataLabels,
    FeedbackLabels,
    FoundationsLabels,
    MediaLabels,
    OverlaysLabels,
    PracticeLabels,
    ReportLabels,
    ShellLabels,
    StudyRoomLabels,
    UploadLabels {}

/** A dictionary for `KitProvider`: another language, or other words. What is missing is taken from the provider's `locale`. */
export type KitDictionary = PartialLabels<KitLabels>;
