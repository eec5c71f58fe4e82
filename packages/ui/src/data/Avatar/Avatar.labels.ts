import type { Locale } from '../../foundations/KitProvider/kitContext.ts';

/** What avatars say aloud. */
export interface AvatarLabels {
  /** Name with the mark of a member. */
  member: (name: string) => string;
  /** The people beyond those shown. */
  more: (count: number) => string;
}

/** Dictionary of the avatar. */
export const avatarLabels: Record<Locale, AvatarLabels> = {
  cn: { member: (name) => `${name}，会员`, more: (count) => `另外${count}人` },
  en: { member: (name) => `${name}, member`, more: (count) => `${count} more` },
};
