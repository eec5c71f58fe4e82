import { courseCardLabels } from '../../course/CourseCard/CourseCard.labels.ts';
import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of CoursePurchasePanel. */
export interface CoursePurchasePanelLabels {
  live: string;
  recorded: string;
  reviews: (count: string) => string;
  enrolled: (count: string) => string;
  learning: (count: string) => string;
  /** Accessible name of the class options. */
  offers: string;
  begins: (day: string) => string;
  began: (day: string) => string;
  seatsLeft: (count: number) => string;
  full: string;
  ended: string;
  discontinued: string;
  /** Accessible name of the seat bar. */
  quota: (offer: string) => string;
  /** Separator between the date and the seats of a class. */
  between: string;
  /** The row of the group price: number of people, how many are missing, deadline, button. */
  groupPrice: (people: number, money: string) => string;
  groupMissing: (people: number) => string;
  groupUntil: string;
  groupJoin: string;
  groupStart: string;
  /** The star rating, for screen readers. */
  score: (score: string) => string;
  liveNow: string;
  /** The progress ring, for screen readers. */
  learned: (done: number, lessons: number) => string;
  region: string;
}

/** Labels of CoursePurchasePanel by language. */
export const coursePurchasePanelLabels: Record<Locale, CoursePurchasePanelLabels> = defineLabels(
  'CoursePurchasePanel',
  {
    cn: {
      ...courseCardLabels.cn,
      live: '直播课',
      recorded: '录播课',
      reviews: (count) => `${count}条评价`,
      offers: '班次',
      begins: (day) => `${day}开课`,
      began: (day) => `${day}已开课`,
      quota: (offer) => `${offer}名额`,
      between: '·',
      groupPrice: (people, money) => `${people}人团${money}`,
      groupMissing: (people) => `还差${people}人`,
      groupUntil: '，',
      groupJoin: '参团',
      groupStart: '开团',
      score: (score) => `${score}分，满分5分`,
      liveNow: '直播中',
      region: '报名',
    },
    en: {
      ...courseCardLabels.en,
      live: 'Live course',
      recorded: 'Recorded course',
      reviews: (count) => `${count} ${count === '1' ? 'review' : 'reviews'}`,
      offers: 'Classes',
      begins: (day) => `From ${day}`,
      began: (day) => `Began ${day}`,
      quota: (offer) => `Seats, ${offer}`,
      between: ' · ',
      groupPrice: (people, money) => `${people} together ${money}`,
      groupMissing: (people) => `${people} to go`,
      groupUntil: ', ',
      groupJoin: 'Join',
      groupStart: 'Start one',
      score: (score) => `${score} of 5`,
      liveNow: 'Live',
      region: 'Enrol',
    },
  },
);
