import type { chatBubbleLabels as ChatBubble } from '../../chat/ChatBubble/ChatBubble.labels.ts';
import type { chatComposerLabels as ChatComposer } from '../../chat/ChatComposer/ChatComposer.labels.ts';
import type { chatInfoLabels as ChatInfo } from '../../chat/ChatInfo/ChatInfo.labels.ts';
import type { chatWindowLabels as ChatWindow } from '../../chat/ChatWindow/ChatWindow.labels.ts';
import type { connectionBannerLabels as ConnectionBanner } from '../../chat/ConnectionBanner/ConnectionBanner.labels.ts';
import type { conversationListLabels as ConversationList } from '../../chat/ConversationList/ConversationList.labels.ts';
import type { feedbackFormLabels as FeedbackForm } from '../../chat/FeedbackForm/FeedbackForm.labels.ts';
import type { messageListLabels as MessageList } from '../../chat/MessageList/MessageList.labels.ts';
import type { messageTimeLabels as MessageTime } from '../../chat/MessageTime/MessageTime.labels.ts';
import type { LabelsOf } from '../defineLabels.ts';

/** Built-in labels of `chat`, by the name of their component. */
export interface ChatLabels {
  ChatBubble: LabelsOf<typeof ChatBubble>;
  ChatComposer: LabelsOf<typeof ChatComposer>;
  ChatInfo: LabelsOf<typeof ChatInfo>;
  ChatWindow: LabelsOf<typeof ChatWindow>;
  ConnectionBanner: LabelsOf<typeof ConnectionBanner>;
  ConversationList: LabelsOf<typeof ConversationList>;
  FeedbackForm: LabelsOf<typeof FeedbackForm>;
  MessageList: LabelsOf<typeof MessageList>;
  MessageTime: LabelsOf<typeof MessageTime>;
}
