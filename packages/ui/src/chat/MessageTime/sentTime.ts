import { type Instant, messageTime } from '@shuyuan/rules';
import { labelsIn } from '../../foundations/defineLabels.ts';
import type { ReaderView } from '../../foundations/KitProvider/kitContext.ts';
import { knownZone } from '../../foundations/zones.ts';
import { messageTimeLabels } from './MessageTime.labels.ts';

/** When something was sent, in the reader's words (§9); empty for no instant. */
export const sentTime = (at: Instant, reader: ReaderView, isShort = false) =>
  messageTime(at, {
    ...reader,
    timeZone: knownZone(reader.timeZone),
    isShort,
    words: labelsIn(reader, messageTimeLabels),
  });
