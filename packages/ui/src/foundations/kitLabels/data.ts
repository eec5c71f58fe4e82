import type { avatarLabels as Avatar } from '../../data/Avatar/Avatar.labels.ts';
import type { badgeLabels as Badge } from '../../data/Badge/Badge.labels.ts';
import type { priceTagLabels as PriceTag } from '../../data/PriceTag/PriceTag.labels.ts';
import type { qrCodeLabels as QrCode } from '../../data/QrCode/QrCode.labels.ts';
import type { rankingListLabels as RankingList } from '../../data/RankingList/RankingList.labels.ts';
import type { statCardLabels as StatCard } from '../../data/StatCard/StatCard.labels.ts';
import type { statusTagLabels as StatusTag } from '../../data/StatusTag/StatusTag.labels.ts';
import type { tableLabels as Table } from '../../data/Table/Table.labels.ts';
import type { tagLabels as Tag } from '../../data/Tag/Tag.labels.ts';
import type { timelineLabels as Timeline } from '../../data/Timeline/Timeline.labels.ts';
import type { LabelsOf } from '../defineLabels.ts';

/** Built-in labels of `data`, by the name of their component. */
export interface DataLabels {
  Avatar: LabelsOf<typeof Avatar>;
  Badge: LabelsOf<typeof Badge>;
  PriceTag: LabelsOf<typeof PriceTag>;
  QrCode: LabelsOf<typeof QrCode>;
  RankingList: LabelsOf<typeof RankingList>;
  StatCard: LabelsOf<typeof StatCard>;
  StatusTag: LabelsOf<typeof StatusTag>;
  Table: LabelsOf<typeof Table>;
  Tag: LabelsOf<typeof Tag>;
  Timeline: LabelsOf<typeof Timeline>;
}
