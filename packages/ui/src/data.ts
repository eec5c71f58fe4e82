export { Avatar, type AvatarProps, type AvatarSize } from './data/Avatar/Avatar.tsx';
export { AvatarGroup, type AvatarGroupProps } from './data/Avatar/AvatarGroup.tsx';
export { Badge, type BadgeProps } from './data/Badge/Badge.tsx';
export { PriceTag, type PriceTagProps } from './data/PriceTag/PriceTag.tsx';
export { type StatusOf, StatusTag, type StatusTagProps } from './data/StatusTag/StatusTag.tsx';
export { Tag, type TagProps, type TagTone } from './data/Tag/Tag.tsx';
