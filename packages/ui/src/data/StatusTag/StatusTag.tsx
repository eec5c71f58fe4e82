import {
  Archive,
  Ban,
  CircleCheck,
  CircleDashed,
  CircleX,
  Clock,
  Flag,
  Hourglass,
  type LucideIcon,
  Mail,
  MailOpen,
  Play,
  Send,
  Ticket,
  Trash2,
  Users,
} from 'lucide-react';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { Tag, type TagProps, type TagTone } from '../Tag/Tag.tsx';
import { type StatusTagLabels, statusTagLabels } from './StatusTag.labels.ts';

/** A domain of the product with one of its statuses (§4). */
export type StatusOf = {
  [Domain in keyof StatusTagLabels]: { domain: Domain; status: keyof StatusTagLabels[Domain] };
}[keyof StatusTagLabels];

export type StatusTagProps = Omit<TagProps, 'children' | 'tone' | 'icon' | 'onClose' | 'labels'> & StatusOf;

type Looks = {
  [Domain in keyof StatusTagLabels]: Record<keyof StatusTagLabels[Domain], readonly [TagTone, LucideIcon]>;
};

const LOOKS: Looks = {
  order: {
    paid: ['success', CircleCheck],
    unpaid: ['warning', Clock],
    cancelled: ['neutral', Ban],
    deleted: ['neutral', Trash2],
  },
  course: {
    notStarted: ['info', Clock],
    inProgress: ['success', Play],
    full: ['warning', Users],
    ended: ['neutral', Flag],
    discontinued: ['neutral', Archive],
  },
  article: { published: ['success', CircleCheck], inReview: ['info', Hourglass], rejected: ['danger', CircleX] },
  message: { read: ['neutral', MailOpen], unread: ['brand', Mail] },
  coupon: { toUse: ['brand', Ticket], used: ['neutral', CircleCheck], expired: ['neutral', Clock] },
  practice: {
    unfinished: ['warning', CircleDashed],
    finished: ['success', CircleCheck],
    expired: ['neutral', Clock],
    submitted: ['info', Send],
    awaitingGrading: ['warning', Hourglass],
  },
};

/** The status of an order, course, article, message, coupon or practice: always as text, with an icon and a tone (§4). */
export function StatusTag({ domain, status, ...rest }: StatusTagProps) {
  const words: Record<string, string> = useLabels(statusTagLabels)[domain];
  const looks: Record<string, readonly [TagTone, LucideIcon]> = LOOKS[domain];
  const [tone, Icon] = looks[status] ?? (['neutral', CircleDashed] as const);
  return (
    <Tag {...rest} tone={tone} icon={<Icon aria-hidden />}>
      {words[status] ?? status}
    </Tag>
  );
}
