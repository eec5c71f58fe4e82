import type { ArticleColour } from '@shuyuan/rules';
import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';
import type { ShortcutName } from './shortcuts.ts';

/** Labels of ArticleEditor. */
export interface ArticleEditorLabels {
  /** Name of the text box. */
  body: string;
  placeholder: string;
  toolbar: string;
  /** What each command is called, on its button and in the list of shortcuts. */
  commands: Record<ShortcutName, string>;
  size: (pixels: number) => string;
  sizes: string;
  colour: string;
  colours: Record<ArticleColour, string>;
  plainColour: string;
  linkAddress: string;
  linkHint: string;
  linkWrong: string;
  setLink: string;
  removeLink: string;
  shortcuts: string;
  /** Shortcuts of a selected picture, in one sentence. */
  pictureKeys: string;
  count: (shown: string, most: string) => string;
  /** Name of a picture in the text: its text alternative or that it has none. */
  picture: (alt: string) => string;
  pictureTools: string;
  width: (percent: number) => string;
  moveUp: string;
  moveDown: string;
  replace: string;
  caption: string;
  captionHint: string;
  remove: string;
  uploading: string;
  uploadFailed: string;
  retry: string;
  /** An emoji that was refused (§5, X7). */
  refusedSign: (sign: string) => string;
  /** Pictures of a page that could not be pasted. */
  lostPictures: (count: number) => string;
  /** Pictures beyond the number that a text may have (§5). */
  excessPictures: (count: number, most: number) => string;
  /** Pictures of kinds that no text takes (§5). */
  unfitFiles: (names: string) => string;
  /** Files that are no pictures and went to `onOtherFiles`. */
  handedOn: (names: string) => string;
  longCaption: (most: number) => string;
  /** A paste or a drop with nothing that a text can take. */
  nothingPasted: string;
  /** A paste of which the end was left out. */
  cutPaste: string;
  listOf: (names: readonly string[]) => string;
  recovered: string;
  broken: string;
  dismiss: string;
}

/** Labels of ArticleEditor by language. */
export const articleEditorLabels: Record<Locale, ArticleEditorLabels> = defineLabels('ArticleEditor', {
  cn: {
    body: '正文',
    placeholder: '从这里开始写',
    toolbar: '正文格式',
    commands: {
      undo: '撤销',
      redo: '重做',
      bold: '加粗',
      italic: '斜体',
      underline: '下划线',
      strike: '删除线',
      larger: '放大字号',
      smaller: '缩小字号',
      paragraph: '普通段落',
      heading2: '大标题',
      heading3: '中标题',
      heading4: '小标题',
      ordered: '编号列表',
      bullet: '项目列表',
      quote: '引用',
      deeper: '列表缩进',
      shallower: '列表减少缩进',
      start: '左对齐',
      center: '居中',
      end: '右对齐',
      link: '链接',
      picture: '插入图片',
      help: '快捷键',
      toolbar: '到工具栏',
    },
    size: (pixels) => `字号${pixels}`,
    sizes: '字号',
    colour: '文字颜色',
    colours: { action: '品牌色', accent: '点缀色', danger: '红色', success: '绿色', info: '蓝色', muted: '灰色' },
    plainColour: '默认颜色',
    linkAddress: '链接地址',
    linkHint: '网址或邮箱，例如 example.com',
    linkWrong: '只能链接到网址或邮箱',
    setLink: '确定',
    removeLink: '去掉链接',
    shortcuts: '快捷键',
    pictureKeys: '选中图片后：Alt+↑↓移动，Alt+←→调整宽度，Enter另起一段，Delete删除',
    count: (shown, most) => `${shown} / ${most}`,
    picture: (alt) => (alt === '' ? '图片，没有说明文字' : `图片：${alt}`),
    pictureTools: '图片工具',
    width: (percent) => `宽度${percent}%`,
    moveUp: '上移',
    moveDown: '下移',
    replace: '替换',
    caption: '说明文字',
    captionHint: '写一句话，说明图里是什么',
    remove: '删除图片',
    uploading: '正在上传图片',
    uploadFailed: '图片没有传上',
    retry: '重试',
    refusedSign: (sign) => `不支持表情符号，已去掉“${sign}”`,
    lostPictures: (count) => `有${count}张网页图片没有带过来，请保存到电脑后再插入`,
    excessPictures: (count, most) => `正文最多${most}张图，有${count}张没有放进来`,
    unfitFiles: (names) => `正文里只能放JPG或PNG图片，没有放进来：${names}`,
    handedOn: (names) => `不是图片的文件放到了附件里：${names}`,
    longCaption: (most) => `说明文字最多${most}个字，多的没有留下`,
    nothingPasted: '粘贴的内容里没有文字，也没有能放进来的图片',
    cutPaste: '内容太长，只放进了前面的部分',
    listOf: (names) => names.join('、'),
    recovered: '编辑器刚刚出错，已经恢复，文字都在',
    broken: '编辑器打不开了，下面是已经写下的内容',
    dismiss: '知道了',
  },
  en: {
    body: 'Text',
    placeholder: 'Start writing here',
    toolbar: 'Format of the text',
    commands: {
      undo: 'Undo',
      redo: 'Redo',
      bold: 'Bold',
      italic: 'Italic',
      underline: 'Underline',
      strike: 'Strikethrough',
      larger: 'Larger text',
      smaller: 'Smaller text',
      paragraph: 'Plain paragraph',
      heading2: 'Large heading',
      heading3: 'Medium heading',
      heading4: 'Small heading',
      ordered: 'Numbered list',
      bullet: 'Bulleted list',
      quote: 'Quote',
      deeper: 'Indent item',
      shallower: 'Outdent item',
      start: 'Align start',
      center: 'Align centre',
      end: 'Align end',
      link: 'Link',
      picture: 'Insert picture',
      help: 'Shortcuts',
      toolbar: 'Go to the toolbar',
    },
    size: (pixels) => `Size ${pixels}`,
    sizes: 'Text size',
    colour: 'Text colour',
    colours: { action: 'Brand', accent: 'Accent', danger: 'Red', success: 'Green', info: 'Blue', muted: 'Grey' },
    plainColour: 'Plain colour',
    linkAddress: 'Address of the link',
    linkHint: 'A page or a mail address, e.g. example.com',
    linkWrong: 'Links lead to pages or mail addresses only',
    setLink: 'Apply',
    removeLink: 'Remove link',
    shortcuts: 'Shortcuts',
    pictureKeys: 'On a picture: Alt+↑↓ moves it, Alt+←→ changes its width, Enter starts a paragraph, Delete removes it',
    count: (shown, most) => `${shown} / ${most}`,
    picture: (alt) => (alt === '' ? 'Picture without a description' : `Picture: ${alt}`),
    pictureTools: 'Picture tools',
    width: (percent) => `Width ${percent}%`,
    moveUp: 'Move up',
    moveDown: 'Move down',
    replace: 'Replace',
    caption: 'Description',
    captionHint: 'Say in a sentence what it shows',
    remove: 'Remove picture',
    uploading: 'Uploading the picture',
    uploadFailed: 'The picture was not uploaded',
    retry: 'Try again',
    refusedSign: (sign) => `Emoji are not supported: “${sign}” was left out`,
    lostPictures: (count) =>
      count === 1
        ? 'One picture of the page did not come along: save it and insert the file'
        : `${count} pictures of the page did not come along: save them and insert the files`,
    excessPictures: (count, most) => `A text has ${most} pictures at most: ${count} did not go in`,
    unfitFiles: (names) => `Only JPG and PNG pictures go into the text. Left out: ${names}`,
    handedOn: (names) => `Files that are no pictures went to the attachments: ${names}`,
    longCaption: (most) => `A description has ${most} characters at most; the rest was left out`,
    nothingPasted: 'What was pasted has no words and no picture that can go in',
    cutPaste: 'That was too long: only its beginning went in',
    listOf: (names) => names.join(', '),
    recovered: 'The editor failed and is back; nothing you wrote is lost',
    broken: 'The editor cannot be opened. This is what you have written',
    dismiss: 'OK',
  },
});
