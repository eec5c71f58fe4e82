import { accountRows } from '../modules/account/account.matrix.ts';
import { addressRows } from '../modules/addresses/addresses.matrix.ts';
import { archiveRows } from '../modules/archives/archives.matrix.ts';
import { articleRows } from '../modules/articles/articles.matrix.ts';
import { chatRows } from '../modules/chat/chat.matrix.ts';
import { classRoomRows } from '../modules/classRoom/classRoom.matrix.ts';
import { commentRows } from '../modules/comments/comments.matrix.ts';
import { constantRows } from '../modules/constants/constants.matrix.ts';
import { couponRows } from '../modules/coupons/coupons.matrix.ts';
import { courseRows } from '../modules/courses/courses.matrix.ts';
import { discountRows } from '../modules/discounts/discounts.matrix.ts';
import { enrolmentRows } from '../modules/enrolments/enrolments.matrix.ts';
import { exchangeRows } from '../modules/exchange/exchange.matrix.ts';
import { grouponRows } from '../modules/groupons/groupons.matrix.ts';
import { calendarRows } from '../modules/learning/calendar.matrix.ts';
import { classDeskRows } from '../modules/learning/desk.matrix.ts';
import { learningRows } from '../modules/learning/learning.matrix.ts';
import { lecturerRows } from '../modules/lecturers/lecturers.matrix.ts';
import { mediaRows } from '../modules/media/media.matrix.ts';
import { membershipRows } from '../modules/memberships/memberships.matrix.ts';
import { minutesRows } from '../modules/minutes/minutes.matrix.ts';
import { orderRows } from '../modules/orders/orders.matrix.ts';
import { assessmentRows } from '../modules/practice/assess/assess.matrix.ts';
import { practiceRows } from '../modules/practice/practice.matrix.ts';
import { promotionRows } from '../modules/promotions/promotions.matrix.ts';
import { rankingRows } from '../modules/rankings/rankings.matrix.ts';
import { redemptionRows } from '../modules/redemptions/redemptions.matrix.ts';
import { reportRows } from '../modules/reports/reports.matrix.ts';
import { siteRows } from '../modules/site/site.matrix.ts';
import { studyRoomRows } from '../modules/studyRooms/studyRooms.matrix.ts';
import { talkRows } from '../modules/talk/talk.matrix.ts';
import { tenantRows } from '../modules/tenant/tenant.matrix.ts';
import { fileRows } from '../modules/uploads/uploads.matrix.ts';
import type { MatrixRow } from './matrix.ts';

/** A row for every call of the contract: its valid parameters, and who gets what (Z1). */
export const matrixRows: readonly MatrixRow[] = [
  ...tenantRows,
  ...siteRows,
  ...accountRows,
  ...talkRows,
  ...constantRows,
  ...courseRows,
  ...classRoomRows,
  ...lecturerRows,
  ...addressRows,
  ...couponRows,
  ...discountRows,
  ...membershipRows,
  ...redemptionRows,
  ...promotionRows,
  ...grouponRows,
  ...enrolmentRows,
  ...learningRows,
  ...classDeskRows,
  ...calendarRows,
  ...mediaRows,
  ...reportRows,
  ...archiveRows,
  ...articleRows,
  ...commentRows,
  ...rankingRows,
  ...orderRows,
  ...practiceRows,
  ...assessmentRows,
  ...exchangeRows,
  ...minutesRows,
  ...studyRoomRows,
  ...chatRows,
  ...fileRows,
];
