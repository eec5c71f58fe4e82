import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of Avatar and AvatarGroup for screen readers. */
export interface AvatarLabels {
  /** Name of a person who is a member. */
  member: (name: string) => string;
  /** Number of people not shown. */
  more: (count: number) => string;
}

/** Labels of Avatar by language. */
export const avatarLabels: Record<Locale, AvatarLabels> = defineLabels('Avatar', {
  cn: { member: (name) => `${name}，会员`, more: (count) => `另外${count}人` },
  en: { member: (name) => `${name}, member`, more: (count) => `${count} more` },
});
