import { ARTICLE_ALT_MAX, ARTICLE_BODY_MAX, type ArticleDocument, EMPTY_ARTICLE } from '@shuyuan/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { article, articlePictures, shortArticle, written } from '../../fixtures/articleTexts.ts';
import { HOSTILE_MARKUP, WECHAT, WORD } from '../../fixtures/clipboards.ts';
import { quiet } from '../../fixtures/quiet.ts';
import { Card } from '../../foundations/Card/Card.tsx';
import { useKit } from '../../foundations/KitProvider/kitContext.ts';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { ArticleBody } from '../ArticleBody/ArticleBody.tsx';
import { ArticleEditor, type ArticleEditorProps } from './ArticleEditor.tsx';

/** The editor in the language of the toolbar, in a page of its width. */
function Write(props: ArticleEditorProps) {
  const { locale } = useKit();
  const own = props.document === article.cn ? article[locale] : props.document;
  return (
    <Card padding="lg" style={{ width: 940, maxWidth: '100%', boxSizing: 'border-box' }}>
      <ArticleEditor key={locale} {...props} document={own} />
    </Card>
  );
}

const page = (...blocks: ArticleDocument['blocks']): ArticleDocument => ({ version: 1, blocks });
const textBox = (root: HTMLElement) => within(root).getByRole('textbox', { name: /正文|Text/ });
type Change = ReturnType<typeof fn>;
const last = (onChange: unknown) => (onChange as Change).mock.lastCall?.[0] as ArticleDocument;

/** Pastes as a browser does: an event with the clipboard's own data. */
async function paste(root: HTMLElement, data: Record<string, string>, files: File[] = []) {
  const box = textBox(root);
  box.focus();
  await waitFor(() => expect(box).toHaveFocus());
  const clipboardData = new DataTransfer();
  for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text);
  for (const file of files) clipboardData.items.add(file);
  box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

const meta = {
  component: ArticleEditor,
  render: (args) => <Write {...args} />,
  args: {
    document: article.cn,
    pictures: articlePictures,
    onChange: fn(),
    onPicture: async (_file: File) => ({ fileId: 2, url: articlePictures[1]?.url ?? '', width: 640, height: 360 }),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Where an article is written. **Do** save what `onChange` gives as it is. **Do not** import draft-js anywhere else: this component is the only place that knows it.',
      },
    },
  },
} satisfies Meta<typeof ArticleEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An article with every kind of block and mark; it looks as it will be read. */
export const Writing: Story = {};
/** A refused article: the words of the reviewer stand at the paragraph that they are about, and stay with it. */
export const Remarked: Story = {
  args: {
    document: page(...[1, 2, 3].map((at) => written('paragraph', `第${at}段`))),
    remark: { block: 1, note: '不写真名和电话。' },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const note = await canvas.findByText('不写真名和电话。');
    const marked = () => canvasElement.querySelector('[data-remark]');
    await waitFor(() => expect(marked()).toHaveTextContent('第2段'));
    await expect(textBox(canvasElement)).toHaveAccessibleDescription('不写真名和电话。');
    const isBelow = () => note.getBoundingClientRect().top - (marked()?.getBoundingClientRect().bottom ?? 0);
    await expect(isBelow()).toBeGreaterThan(0);
    await paste(canvasElement, { 'text/plain': '新的一段\n\n' });
    await waitFor(() => expect(marked()).toHaveTextContent('第2段'));
    await waitFor(() => expect(isBelow()).toBeGreaterThan(0));
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(isBelow()).toBeGreaterThan(0));
  },
};
/** Nothing is written yet. */
export const Empty: Story = {
  args: { document: EMPTY_ARTICLE },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('从这里开始写')).toBeVisible();
    await expect(canvas.getByText('0 / 10,000')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '撤销' })).toBeDisabled();
  },
};
/** More than 10,000 characters are counted and kept: nothing that was written is lost (§5). */
export const TooLong: Story = {
  args: { document: page(written('paragraph', '长'.repeat(ARTICLE_BODY_MAX + 1))) },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10,001 / 10,000').closest('p')).toHaveAttribute('data-over');
  },
};
/** Blocks and marks by the toolbar, and undone. */
export const Toolbar: Story = {
  args: { document: page(written('paragraph', '第一版只有四十行')) },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const box = textBox(canvasElement);
    box.focus();
    window.getSelection()?.selectAllChildren(box);
    await quiet(100);
    await userEvent.click(canvas.getByRole('button', { name: '加粗' }));
    await waitFor(() =>
      expect(last(args.onChange).blocks).toEqual([
        written('paragraph', '第一版只有四十行', [['第一版只有四十行', { kind: 'bold' }]]),
      ]),
    );
    await userEvent.click(canvas.getByRole('button', { name: '字号20' }));
    await userEvent.click(canvas.getByRole('button', { name: '居中' }));
    await userEvent.click(canvas.getByRole('button', { name: '大标题' }));
    await waitFor(() => expect(last(args.onChange).blocks[0]).toMatchObject({ kind: 'heading2', align: 'center' }));
    await expect(canvas.getByRole('button', { name: '大标题' })).toHaveAttribute('aria-pressed', 'true');
    for (let step = 0; step < 4; step += 1) await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(last(args.onChange).blocks).toEqual([written('paragraph', '第一版只有四十行')]));
  },
};
/** What Word and WeChat put on the clipboard, cleaned to what is allowed. */
export const Paste: Story = {
  args: { document: EMPTY_ARTICLE },
  play: async ({ args, canvas, canvasElement }) => {
    await paste(canvasElement, { 'text/html': WORD, 'text/plain': '期末复习计划' });
    await waitFor(() => expect(canvas.getByRole('heading', { name: '期末复习计划' })).toBeVisible());
    await paste(canvasElement, { 'text/html': WECHAT, 'text/plain': '慌的时候做什么' });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('有1张网页图片没有带过来'));
    await expect(last(args.onChange).blocks.length).toBeGreaterThan(9);
    await expect(canvasElement.querySelector('[class*="Mso"], section, o\\:p')).toBeNull();
  },
};
/** An emoji in pasted text is named and left out (§5, X7). */
export const Emoji: Story = {
  args: { document: EMPTY_ARTICLE },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await paste(canvasElement, { 'text/plain': '收到👍🏽，明天见' });
    await waitFor(() => expect(last(args.onChange).blocks).toEqual([written('paragraph', '收到，明天见')]));
    await expect(canvas.getByRole('status')).toHaveTextContent('不支持表情符号，已去掉“👍🏽”');
    await userEvent.click(canvas.getByRole('button', { name: /关闭|知道了/ }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
/** A pasted picture is uploaded; it gets a description, a width and a place, all undone one by one. */
export const Picture: Story = {
  args: { document: page(written('paragraph', '上面的话'), written('paragraph', '下面的话')) },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const file = new File(['x'], 'cat.png', { type: 'image/png' });
    await paste(canvasElement, {}, [file]);
    const picture = await canvas.findByRole('button', { name: '图片，没有说明文字' });
    await waitFor(() =>
      expect(last(args.onChange).blocks).toContainEqual({ kind: 'picture', fileId: 2, alt: '', width: 100 }),
    );
    picture.focus();
    await userEvent.click(await canvas.findByRole('button', { name: '宽度50%' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '说明文字' }), '一只猫');
    // A field that moves with its picture would be told of its change in the middle of a rendering.
    picture.focus();
    const described = { kind: 'picture', fileId: 2, alt: '一只猫', width: 50 };
    await waitFor(() => expect(last(args.onChange).blocks).toContainEqual(described));
    await userEvent.click(canvas.getByRole('button', { name: '下移' }));
    await waitFor(() => expect(last(args.onChange).blocks[1]).toEqual(described));
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(last(args.onChange).blocks[0]).toEqual(described));
  },
};
/** A picture of another kind is refused by name; a document goes to the attachments (§5). */
export const OtherFiles: Story = {
  args: { document: EMPTY_ARTICLE, onOtherFiles: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    const document = new File(['x'], '清单.docx', { type: 'application/msword' });
    await paste(canvasElement, {}, [document]);
    await expect(await canvas.findByText(/放到了附件里：清单\.docx/)).toBeVisible();
    await expect(args.onOtherFiles).toHaveBeenCalledWith([expect.objectContaining({ name: '清单.docx' })]);
    await paste(canvasElement, {}, [new File(['x'], '动图.gif', { type: 'image/gif' })]);
    await expect(await canvas.findByText(/只能放JPG或PNG图片，没有放进来：动图\.gif/)).toBeVisible();
    await expect(canvasElement.querySelector('.picture')).toBeNull();
  },
};

/** A caption names the emoji that it leaves out, and counts characters as people do (§5, X7). */
export const Caption: Story = {
  args: { document: page({ kind: 'picture', fileId: 2, alt: '', width: 100 }) },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: '图片，没有说明文字' }).focus();
    const caption = await canvas.findByRole('textbox', { name: '说明文字' });
    await userEvent.click(caption);
    await userEvent.paste(`猫👍${'𠮷'.repeat(ARTICLE_ALT_MAX - 1)}`);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('已去掉“👍”'));
    const left = `猫${'𠮷'.repeat(ARTICLE_ALT_MAX - 1)}`;
    await waitFor(() => expect(last(args.onChange).blocks[0]).toMatchObject({ alt: left }));
    await userEvent.paste('多');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('说明文字最多100个字'));
    await expect(last(args.onChange).blocks[0]).toMatchObject({ alt: left });
  },
};

const tried = new WeakSet<File>();
/** The first try of each file fails, as it does offline. */
async function failOnce(file: File) {
  if (!tried.has(file)) {
    tried.add(file);
    throw new Error('offline');
  }
  return { fileId: 9, url: articlePictures[0]?.url ?? '', width: 640, height: 360 };
}

/** A picture that was not stored stays in the text, and can be sent again. */
export const FailedPicture: Story = {
  args: { document: EMPTY_ARTICLE, onPicture: failOnce, onUnstoredChange: fn() },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await paste(canvasElement, {}, [new File(['x'], 'cat.png', { type: 'image/png' })]);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('图片没有传上');
    await expect(args.onUnstoredChange).toHaveBeenLastCalledWith({ pending: [], failed: ['cat.png'] });
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(args.onUnstoredChange).toHaveBeenLastCalledWith({ pending: [], failed: [] }));
    await waitFor(() => expect(last(args.onChange).blocks).toContainEqual(expect.objectContaining({ fileId: 9 })));
  },
};
/** More than two hundred pastes of strangers, in a real browser: nothing of them runs, and nothing breaks out (X1). */
export const Hostile: Story = {
  tags: ['!autodocs'],
  args: { document: EMPTY_ARTICLE },
  render: (args) => <Hostiles {...args} />,
  play: async ({ canvasElement }) => {
    for (const html of HOSTILE_MARKUP.filter(({ length }) => length < 2_000))
      await paste(canvasElement, { 'text/html': html, 'text/plain': '词' });
    await quiet(200);
    await expect('__ran' in window).toBe(false);
    await expect(
      canvasElement.querySelectorAll('script,iframe,object,embed,link,meta,base,form,video,[onerror],[onclick]'),
    ).toHaveLength(0);
    const read = canvasElement.querySelector('#read');
    if (!read) throw new Error('What was pasted is shown as it is read.');
    for (const part of [canvasElement, textBox(canvasElement), read])
      await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth);
    await expect(read).toHaveTextContent('词');
  },
};

function Hostiles(args: ArticleEditorProps) {
  const [document, setDocument] = useState(args.document);
  return (
    <>
      <ArticleEditor {...args} onChange={setDocument} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <section aria-label="read" tabIndex={0} style={{ height: 200, overflow: 'auto' }}>
        <ArticleBody id="read" document={document} pictures={[]} />
      </section>
    </>
  );
}

/** One stop for the tools, arrows between them, the text after them, and a list of every shortcut. */
export const Keyboard: Story = {
  args: { document: page(written('paragraph', '柿子')) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const sizes = canvas.getByRole('group', { name: '字号' });
    await userEvent.tab();
    await expect(within(sizes).getByRole('button', { name: '字号14' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(sizes).getByRole('button', { name: '字号16' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: '快捷键' })).toHaveFocus();
    await userEvent.tab();
    await expect(textBox(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{Alt>}[F10]{/Alt}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '快捷键' })).toHaveFocus());
    await userEvent.tab();
    await expect(textBox(canvasElement)).toHaveFocus();
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(canvas.getByRole('button', { name: '快捷键' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByText('Ctrl+Shift+X')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByText('Ctrl+Shift+X')).toBeNull());
  },
};

function Small() {
  const { locale } = useKit();
  const ignore = () => undefined;
  return (
    <Card padding="md" style={{ width: 480 }}>
      <ArticleEditor
        key={locale}
        document={shortArticle[locale]}
        pictures={articlePictures}
        onChange={ignore}
        onPicture={() => new Promise(() => undefined)}
      />
    </Card>
  );
}

/** The tools and the text in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <MatrixTable
      rows={[
        { state: 'text', show: () => <Small /> },
        { state: 'disabled, hover', force: { hover: '.tool' }, show: () => <Small /> },
        { state: 'focus', force: { focus: '.shown' }, show: () => <Small /> },
        {
          state: 'colours',
          window: { width: 512, height: 420 },
          press: '.tool[aria-label="文字颜色"]',
          force: { hover: '[data-colour]', focus: '[data-colour]:nth-of-type(2)' },
          show: () => <Small />,
        },
        {
          state: 'link, wrong address',
          window: { width: 512, height: 420 },
          press: ['.tool[aria-label="链接"]', '[data-overlays] [type="submit"]'],
          shows: '[data-overlays] [role="alert"], [data-overlays] [aria-invalid="true"]',
          show: () => <Small />,
        },
        {
          state: 'keys',
          window: { width: 640, height: 560 },
          press: '.tool[aria-label="快捷键"]',
          show: () => <Small />,
        },
      ]}
    />
  ),
};
