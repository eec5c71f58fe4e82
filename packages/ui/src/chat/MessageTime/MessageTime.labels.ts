import { MESSAGE_TIME_WORDS } from '@shuyuan/rules';
import { defineLabels } from '../../foundations/defineLabels.ts';

/** Labels of MessageTime by language: §9 says them. */
export const messageTimeLabels = defineLabels('MessageTime', MESSAGE_TIME_WORDS);
