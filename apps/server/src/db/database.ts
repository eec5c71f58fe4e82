import type { AccountTables } from './account.ts';
import type { ChatTables } from './chat.ts';
import type { ClassTables } from './classes.ts';
import type { ConstantTables } from './constants.ts';
import type { CoreTables } from './core.ts';
import type { CouponTables } from './coupons.ts';
import type { CourseTables } from './courses.ts';
import type { GroupTables } from './groups.ts';
import type { LecturerTables } from './lecturers.ts';
import type { LiveTables } from './live.ts';
import type { OrderTables } from './orders.ts';
import type { SandboxTables } from './sandbox.ts';
import type { SiteTables } from './site.ts';
import type { StudyRoomTables } from './studyRooms.ts';

/** Every table, by domain. */
export interface Database
  extends CoreTables,
    AccountTables,
    SiteTables,
    ConstantTables,
    LecturerTables,
    CourseTables,
    ClassTables,
    OrderTables,
    CouponTables,
    GroupTables,
    SandboxTables,
    LiveTables,
    StudyRoomTables,
    ChatTables {}
