import { account } from './account.ts';
import { addresses } from './addresses.ts';
import { archives } from './archives.ts';
import { articles } from './articles.ts';
import { assessments } from './assessments.ts';
import { chat } from './chat.ts';
import { classDesk } from './classDesk.ts';
import { classRoom } from './classRoom.ts';
import { collections } from './collections.ts';
import { comments } from './comments.ts';
import { constants } from './constants.ts';
import { coupons } from './coupons.ts';
import { courses } from './courses.ts';
import { desk } from './desk.ts';
import { discounts } from './discounts.ts';
import { evaluations } from './evaluations.ts';
import { exchange } from './exchange.ts';
import { files } from './files.ts';
import { follows } from './follows.ts';
import { groupons } from './groupons.ts';
import { homePosts } from './homePosts.ts';
import { learning } from './learning.ts';
import { lecturers } from './lecturers.ts';
import { marking } from './marking.ts';
import { media } from './media.ts';
import { memberships } from './memberships.ts';
import { minutes } from './minutes.ts';
import { notes } from './notes.ts';
import { openUploads } from './openUploads.ts';
import { orders } from './orders.ts';
import { practice } from './practice.ts';
import { promotions } from './promotions.ts';
import { rankings } from './ranking.ts';
import { redemptions } from './redemptions.ts';
import { report } from './report.ts';
import { room } from './room.ts';
import { site } from './site.ts';
import { studyRooms } from './studyRooms.ts';
import { talk } from './talk.ts';
import { tenant } from './tenant.ts';

export * from './account.ts';
export * from './addresses.ts';
export * from './archives.ts';
export * from './articleQuery.ts';
export * from './articleRecords.ts';
export * from './articles.ts';
export * from './assessmentRecords.ts';
export * from './assessmentReview.ts';
export * from './assessments.ts';
export * from './authorRecords.ts';
export * from './call.ts';
export * from './chat.ts';
export * from './chatRecords.ts';
export * from './classDesk.ts';
export * from './classRoom.ts';
export * from './coding.ts';
export * from './collections.ts';
export * from './comments.ts';
export * from './constants.ts';
export * from './coupons.ts';
export * from './courseRecords.ts';
export * from './courses.ts';
export * from './desk.ts';
export * from './discounts.ts';
export * from './envelope.ts';
export * from './errors.ts';
export * from './evaluations.ts';
export * from './exchange.ts';
export { ruled } from './fields.ts';
export { isNumbered } from './fileNumber.ts';
export * from './files.ts';
export * from './follows.ts';
export * from './groupons.ts';
export * from './homePosts.ts';
export * from './learning.ts';
export * from './learningRecords.ts';
export * from './lecturers.ts';
export * from './lessonRecords.ts';
export * from './marking.ts';
export * from './media.ts';
export * from './memberships.ts';
export * from './minutes.ts';
export * from './notes.ts';
export * from './openApi.ts';
export * from './openUploads.ts';
export * from './orderRecords.ts';
export * from './orders.ts';
export * from './paperRecords.ts';
export * from './practice.ts';
export * from './promotions.ts';
export * from './proof.ts';
export * from './ranking.ts';
export type { ReadOf, SentOf } from './reading.ts';
export * from './redemptions.ts';
export * from './refusals.ts';
export * from './report.ts';
export * from './reportRecords.ts';
export * from './room.ts';
export * from './site.ts';
export * from './socket.ts';
export * from './socketTypes.ts';
export * from './studyRoomRecords.ts';
export * from './studyRooms.ts';
export * from './talk.ts';
export * from './tenant.ts';
export { toShape, toWireCall, toWireGroup } from './toWire.ts';
export * from './transitions.ts';
export * from './uploads.ts';
export * from './wire.ts';

/** Calls by domain. Written out: inferred, the type would be longer than the compiler writes into a declaration file. */
export type Contract = {
  readonly tenant: typeof tenant;
  readonly site: typeof site;
  readonly account: typeof account;
  readonly constants: typeof constants;
  readonly courses: typeof courses;
  readonly lecturers: typeof lecturers;
  readonly orders: typeof orders;
  readonly coupons: typeof coupons;
  readonly discounts: typeof discounts;
  readonly groupons: typeof groupons;
  readonly homePosts: typeof homePosts;
  readonly memberships: typeof memberships;
  readonly minutes: typeof minutes;
  readonly redemptions: typeof redemptions;
  readonly evaluations: typeof evaluations;
  readonly assessments: typeof assessments;
  readonly exchange: typeof exchange;
  readonly addresses: typeof addresses;
  readonly promotions: typeof promotions;
  readonly talk: typeof talk;
  readonly studyRooms: typeof studyRooms;
  readonly desk: typeof desk;
  readonly room: typeof room;
  readonly classRoom: typeof classRoom;
  readonly classDesk: typeof classDesk;
  readonly chat: typeof chat;
  readonly report: typeof report;
  readonly practice: typeof practice;
  readonly media: typeof media;
  readonly marking: typeof marking;
  readonly learning: typeof learning;
  readonly archives: typeof archives;
  readonly articles: typeof articles;
  readonly comments: typeof comments;
  readonly collections: typeof collections;
  readonly follows: typeof follows;
  readonly notes: typeof notes;
  readonly rankings: typeof rankings;
  readonly files: typeof files;
  readonly openUploads: typeof openUploads;
};

/** Every call that this version serves, by domain. */
export const contract: Contract = {
  tenant,
  site,
  account,
  constants,
  courses,
  lecturers,
  orders,
  coupons,
  discounts,
  groupons,
  homePosts,
  memberships,
  minutes,
  redemptions,
  exchange,
  addresses,
  promotions,
  talk,
  studyRooms,
  desk,
  room,
  classRoom,
  classDesk,
  chat,
  archives,
  articles,
  assessments,
  collections,
  comments,
  evaluations,
  files,
  follows,
  learning,
  marking,
  media,
  notes,
  openUploads,
  practice,
  rankings,
  report,
};
