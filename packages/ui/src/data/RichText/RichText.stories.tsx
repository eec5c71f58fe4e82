import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Card } from '../../foundations/Card/Card.tsx';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { RichText, type RichTextProps } from './RichText.tsx';

const COURSE = `<div class="intro"><h3>课程介绍</h3><p style="color:red">从<b>定义</b>出发，<i>一步</i>一步走到<u>压轴题</u>。<br>每周三晚上直播。</p>
<ul><li>24种思路</li><li>配套练习<ol><li>基础</li><li>提高</li></ol></li></ul>
<p>更多内容见<a href="https://example.com/course">课程主页</a>。</p></div>`;

/** What strangers have tried elsewhere; each line would run, load or lead somewhere if it reached the page. */
const HOSTILE = [
  '<script>window.__rich = 1</script>',
  '<img src=x onerror="window.__rich = 2">',
  '<svg onload="window.__rich = 3"><a href="javascript:window.__rich=4">x</a></svg>',
  '<a href="javascript:window.__rich = 5">一</a><a href="data:text/html,x">二</a>',
  '<iframe srcdoc="<script>parent.__rich = 6</script>"></iframe>',
  '<style>*{display:none}</style><link rel="stylesheet" href="https://evil.example/x.css">',
  '<p onclick="window.__rich = 7" style="position:fixed;inset:0" id="root">三</p>',
  '<form action="https://evil.example"><input autofocus onfocus="window.__rich = 8"><button>送</button></form>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror="window.__rich = 9">',
  '<noscript><p title="</noscript><img src=x onerror=window.__rich=10>"></noscript>',
  '<template><img src=x onerror="window.__rich = 11"></template>',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example">',
];

const meta = {
  component: RichText,
  render: (args: RichTextProps) => (
    <Card padding="lg" style={{ width: 480 }}>
      <RichText {...args} />
    </Card>
  ),
  args: { text: COURSE },
  parameters: {
    docs: {
      description: {
        component:
          'A text of others with its marks. **Do** use it for every text that a school writes. **Do not** put markup on a page in any other way.',
      },
    },
  },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Marks of a stranger's editor: headings, bold, italic, underline, lists, a link. */
export const Markup: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: '课程主页' })).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(canvasElement.querySelector('[style*="red"]')).toBeNull();
    await expect(canvasElement).not.toHaveTextContent('<');
  },
};
/** Plain paragraphs, as our own server sends them. */
export const Plain: Story = {
  args: { text: '从定义出发，一步一步走到压轴题。\n每周三晚上直播。\n\n适合高二、高三。' },
};
/** A photo taken upright is on one screen, in its own proportions. */
export const UprightPhoto: Story = {
  args: { text: '<p>板书</p><p><img src="https://files.example/upright.png" alt="板书的照片"></p>' },
  render: (args) => (
    // So far below the window that the browser does not ask for its address, which nobody serves.
    <Card padding="lg" style={{ width: 960, marginTop: 9_000 }}>
      <RichText {...args} />
    </Card>
  ),
  play: async ({ canvas }) => {
    const photo = canvas.getByRole('img', { name: '板书的照片' });
    const drawn = document.createElement('canvas');
    drawn.width = 900;
    drawn.height = 2_400;
    photo.setAttribute('src', drawn.toDataURL());
    photo.setAttribute('loading', 'eager');
    await waitFor(() => expect(photo.getBoundingClientRect().height).toBeGreaterThan(200));
    const { width, height } = photo.getBoundingClientRect();
    await expect(height).toBeLessThanOrEqual(Math.min(0.8 * innerHeight, 720) + 1);
    await expect(Math.round((100 * width) / height)).toBe(38);
  },
};
/** Nothing of it runs, loads or leads away; what is text stays text. */
export const Hostile: Story = {
  args: { text: HOSTILE.join('') },
  play: async ({ canvas, canvasElement }) => {
    const rich = canvasElement.querySelector('div > p')?.parentElement;
    await expect(rich).toHaveTextContent('一二');
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(
      rich?.querySelectorAll('script,img,svg,style,iframe,form,input,button,[onclick],[style],[id]'),
    ).toHaveLength(0);
    await expect('__rich' in window).toBe(false);
  },
};
/** 5,000 elements in each other and a megabyte of text are cut; the page stays alive. */
export const Endless: Story = {
  tags: ['!autodocs'],
  args: { text: `<p>头</p>${'<div>'.repeat(5_000)}底${'</div>'.repeat(5_000)}<p>${'长'.repeat(1_000_000)}</p>` },
  render: (args) => (
    <Card padding="lg" style={{ width: 480, height: 120, overflow: 'hidden' }}>
      <RichText {...args} />
    </Card>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^头底/);
    await expect(canvasElement.textContent?.length).toBeLessThan(200_001);
  },
};

/** Its link is a tab stop. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '课程主页' })).toHaveFocus();
  },
};

/** In five brands: only the link has a colour of its own. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <MatrixTable
      rows={[
        {
          state: 'markup, hover',
          force: { hover: 'a' },
          show: (
            <Card padding="sm" style={{ width: 208 }}>
              <RichText text={COURSE} />
            </Card>
          ),
        },
      ]}
    />
  ),
};
