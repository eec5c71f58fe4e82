export { Accordion, type AccordionItem, type AccordionProps } from './data/Accordion/Accordion.tsx';
export { Avatar, type AvatarProps, type AvatarSize } from './data/Avatar/Avatar.tsx';
export { AvatarGroup, type AvatarGroupProps } from './data/Avatar/AvatarGroup.tsx';
export { Badge, type BadgeProps } from './data/Badge/Badge.tsx';
export {
  type Description,
  DescriptionList,
  type DescriptionListProps,
} from './data/DescriptionList/DescriptionList.tsx';
export { Formula, type FormulaProps } from './data/Formula/Formula.tsx';
export { PriceTag, type PriceTagProps } from './data/PriceTag/PriceTag.tsx';
export { QrCode, type QrCodeProps } from './data/QrCode/QrCode.tsx';
export { RankingList, type RankingListProps } from './data/RankingList/RankingList.tsx';
export type { RankingItem } from './data/RankingList/rankingItem.ts';
export { RichText, type RichTextProps } from './data/RichText/RichText.tsx';
export { StatCard, type StatCardPart, type StatCardProps } from './data/StatCard/StatCard.tsx';
export { type StatusOf, StatusTag, type StatusTagProps } from './data/StatusTag/StatusTag.tsx';
export type { TableSort } from './data/Table/sorting.ts';
export { Table, type TableColumn, type TablePart, type TableProps } from './data/Table/Table.tsx';
export { Tag, type TagProps, type TagTone } from './data/Tag/Tag.tsx';
export { Timeline, type TimelineItem, type TimelineProps } from './data/Timeline/Timeline.tsx';
