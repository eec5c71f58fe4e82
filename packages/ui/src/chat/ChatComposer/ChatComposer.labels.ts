import type { FileProblem } from '@shuyuan/rules';
import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of ChatComposer. */
export interface ChatComposerLabels {
  /** Accessible name of the text box. */
  label: string;
  placeholder: string;
  tools: string;
  emoji: string;
  image: string;
  file: string;
  voice: string;
  send: string;
  hint: string;
  /** Replaces the hint while offline. */
  offline: string;
  sending: string;
  disabled: string;
  left: (count: number) => string;
  over: (count: number) => string;
  /** Why an image was rejected; `limit` such as 3 MB. */
  refused: (problem: FileProblem, kinds: string, limit: string) => string;
}

/** Labels of ChatComposer by language. */
export const chatComposerLabels: Record<Locale, ChatComposerLabels> = defineLabels('ChatComposer', {
  cn: {
    label: '写消息',
    placeholder: '写消息，或者粘贴图片',
    tools: '添加',
    emoji: '表情',
    image: '图片',
    file: '文件',
    voice: '语音',
    send: '发送',
    hint: 'Enter发送，Shift+Enter换行。断网时会先存着',
    offline: '现在没有网络。发出去的会先存着，连上了再发',
    sending: '正在发送',
    disabled: '现在不能发消息',
    left: (count) => `还能写${count}字`,
    over: (count) => `超出${count}字，删一些再发`,
    refused: (problem, kinds, limit) =>
      ({
        name: '图片的名字太长，或者有看不见的字符',
        type: `只能发${kinds}格式的图片`,
        mismatch: '图片的内容和它的格式对不上',
        empty: '这张图片是空的',
        size: `图片压缩后还是超过${limit}，换一张小一点的`,
      })[problem],
  },
  en: {
    label: 'Write a message',
    placeholder: 'Write a message or paste a picture',
    tools: 'Add',
    emoji: 'Emoji',
    image: 'Picture',
    file: 'File',
    voice: 'Voice',
    send: 'Send',
    hint: 'Enter sends, Shift+Enter begins a line. Kept while offline',
    offline: 'No network. What you send is kept until it is back',
    sending: 'Sending',
    disabled: 'You cannot write here now',
    left: (count) => (count === 1 ? '1 character left' : `${count} characters left`),
    over: (count) => `${count} too many, shorten it to send`,
    refused: (problem, kinds, limit) =>
      ({
        name: 'The name of the picture is too long or has hidden characters',
        type: `Pictures must be ${kinds}`,
        mismatch: 'The picture is not what its ending says',
        empty: 'The picture is empty',
        size: `The picture is over ${limit} even when compressed; take a smaller one`,
      })[problem],
  },
});
