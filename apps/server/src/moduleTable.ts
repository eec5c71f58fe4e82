import { isCommonPassword } from './modules/account/commonPasswords.ts';
import { accountRoutes } from './modules/account/routes.ts';
import { addressRoutes } from './modules/addresses/routes.ts';
import { archiveRoutes } from './modules/archives/routes.ts';
import { articleRoutes } from './modules/articles/routes.ts';
import { chatRoutes } from './modules/chat/routes.ts';
import { classRoomRoutes } from './modules/classRoom/routes.ts';
import { commentRoutes } from './modules/comments/routes.ts';
import { constantRoutes } from './modules/constants/routes.ts';
import { couponRoutes } from './modules/coupons/routes.ts';
import { courseRoutes } from './modules/courses/routes.ts';
import { discountRoutes } from './modules/discounts/routes.ts';
import { enrolmentRoutes } from './modules/enrolments/routes.ts';
import { exchangeModule } from './modules/exchange/module.ts';
import { grouponRoutes } from './modules/groupons/routes.ts';
import { findOwnLesson } from './modules/learning/lessons.ts';
import { learningModule } from './modules/learning/module.ts';
import { lecturerRoutes } from './modules/lecturers/routes.ts';
import { mediaRoutes } from './modules/media/routes.ts';
import { membershipRoutes } from './modules/memberships/routes.ts';
import { consultationMinutes } from './modules/minutes/consultation.ts';
import { minutesRoutes } from './modules/minutes/routes.ts';
import { placeOrder } from './modules/orders/create.ts';
import { orderModule } from './modules/orders/module.ts';
import { createPriceOffer } from './modules/orders/quote.ts';
import { publishPractices } from './modules/practice/port.ts';
import { practiceRoutes } from './modules/practice/routes.ts';
import { promotionRoutes } from './modules/promotions/routes.ts';
import { rankingRoutes } from './modules/rankings/routes.ts';
import { redemptionRoutes } from './modules/redemptions/routes.ts';
import { reportRoutes } from './modules/reports/routes.ts';
import { siteRoutes } from './modules/site/routes.ts';
import { studyRoomModule } from './modules/studyRooms/module.ts';
import { talkModule } from './modules/talk/module.ts';
import { tenantRoutes } from './modules/tenant/routes.ts';
import { uploadRoutes } from './modules/uploads/routes.ts';
import type { Registration } from './registration.ts';
import { prepared, trade } from './trade.ts';

/** Every module with what it is handed of others. They may stand in any order (app.test.ts). */
export const MODULES: readonly Registration[] = [
  // The school and who comes in.
  { name: 'tenant', register: tenantRoutes },
  { name: 'site', register: siteRoutes },
  { name: 'constants', register: constantRoutes },
  { name: 'account', register: accountRoutes },
  { name: 'talk', register: (app) => talkModule(app, { isCommonPassword }) },
  { name: 'addresses', register: addressRoutes },
  { name: 'uploads', register: uploadRoutes },
  // What is taught.
  { name: 'courses', register: courseRoutes },
  { name: 'lecturers', register: lecturerRoutes },
  { name: 'classRoom', register: classRoomRoutes },
  { name: 'enrolments', register: enrolmentRoutes },
  { name: 'learning', register: (app) => learningModule(app, { publishPractices }) },
  { name: 'media', register: (app) => mediaRoutes(app, { findOwnLesson }) },
  { name: 'practice', register: (app) => practiceRoutes(app, { priceOffer: createPriceOffer(trade) }) },
  { name: 'reports', register: reportRoutes },
  { name: 'archives', register: archiveRoutes },
  // What is sold.
  { name: 'orders', register: (app) => orderModule(app, trade) },
  { name: 'coupons', register: couponRoutes },
  { name: 'discounts', register: discountRoutes },
  { name: 'groupons', register: grouponRoutes },
  { name: 'memberships', register: membershipRoutes },
  { name: 'promotions', register: promotionRoutes },
  { name: 'redemptions', register: (app) => redemptionRoutes(app, prepared) },
  { name: 'exchange', register: (app) => exchangeModule(app, { prepared, placeOrder: placeOrder(trade) }) },
  { name: 'minutes', register: minutesRoutes },
  // Who talks with whom.
  { name: 'studyRooms', register: (app) => studyRoomModule(app, consultationMinutes) },
  { name: 'chat', register: chatRoutes },
  { name: 'articles', register: articleRoutes },
  { name: 'comments', register: commentRoutes },
  { name: 'rankings', register: rankingRoutes },
];
