import { FEEDBACK_MAX, FEEDBACK_MIN, type TextProblem } from '@shuyuan/rules';
import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of FeedbackForm. */
export interface FeedbackFormLabels {
  name: string;
  type: string;
  typeRequired: string;
  content: string;
  contentPlaceholder: string;
  contentProblems: Readonly<Record<TextProblem, string>>;
  images: string;
  contact: string;
  contactHelp: string;
  contactProblem: string;
  submit: string;
  failed: string;
  done: string;
  doneHint: string;
  again: string;
}

/** Labels of FeedbackForm by language. */
export const feedbackFormLabels: Record<Locale, FeedbackFormLabels> = defineLabels('FeedbackForm', {
  cn: {
    name: '意见反馈',
    type: '哪方面的问题',
    typeRequired: '请选一类',
    content: '说说情况',
    contentPlaceholder: '在哪一页、做了什么、看到了什么',
    contentProblems: {
      required: `请写下情况，至少${FEEDBACK_MIN}个字`,
      short: `再多写一点，至少${FEEDBACK_MIN}个字`,
      long: `最多${FEEDBACK_MAX}个字`,
      emoji: '不能用表情',
      characters: '有不能显示的字符，请删掉',
    },
    images: '截图',
    contact: '联系方式',
    contactHelp: '选填，需要时好找到你',
    contactProblem: '手机号或邮箱格式不正确',
    submit: '提交反馈',
    failed: '提交失败，请重试',
    done: '收到了，谢谢',
    doneHint: '有回复会出现在消息里',
    again: '再写一条',
  },
  en: {
    name: 'Feedback',
    type: 'What is it about',
    typeRequired: 'Choose one',
    content: 'What happened',
    contentPlaceholder: 'Where you were, what you did, what you saw',
    contentProblems: {
      required: `Tell us what happened in at least ${FEEDBACK_MIN} characters`,
      short: `A little more, please: at least ${FEEDBACK_MIN} characters`,
      long: `At most ${FEEDBACK_MAX} characters`,
      emoji: 'No emoji here',
      characters: 'Some characters cannot be shown, please remove them',
    },
    images: 'Screenshots',
    contact: 'How to reach you',
    contactHelp: 'Optional',
    contactProblem: 'Check the phone or email',
    submit: 'Send feedback',
    failed: 'Not sent, please try again',
    done: 'Received, thank you',
    doneHint: 'An answer will appear in your messages',
    again: 'Write another',
  },
});
