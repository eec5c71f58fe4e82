import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Beside } from '../../fixtures/Beside.tsx';
import { localised } from '../../fixtures/localise.tsx';
import { pdf } from '../../fixtures/media.ts';
import { unembeddedPdf } from '../../fixtures/unembeddedPdf.ts';
import { KitProvider } from '../../foundations/KitProvider/KitProvider.tsx';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { PdfPreview, type PdfPreviewProps } from './PdfPreview.tsx';

const Preview = localised(PdfPreview);
const Room = styled.div({ width: '860px', height: '640px' });
const Small = styled.div({ width: '420px', height: '420px' });
const addressOf = (file: string) => `data:application/pdf;base64,${btoa(file)}`;
const UNEMBEDDED = addressOf(unembeddedPdf());
const BROKEN = 'data:application/pdf;base64,AAAA';

const meta = {
  component: PdfPreview,
  render: (args: PdfPreviewProps) => (
    <Room>
      <Preview {...args} />
    </Room>
  ),
  args: { src: pdf(3), label: '第8讲讲义.pdf' },
  parameters: {
    docs: {
      description: {
        component:
          'A PDF page by page. **Do** offer the download beside it. **Do not** show other office files with it: they cannot be previewed.',
      },
    },
  },
} satisfies Meta<typeof PdfPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three pages. */
export const Pages: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lesson 8, page 1')).toBeInTheDocument();
    await expect(canvas.getByText('共3页')).toBeInTheDocument();
  },
};
/** One page: no navigation. */
export const OnePage: Story = {
  args: { src: pdf(1) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('共1页')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: '下一页' })).toBeDisabled();
  },
};
/** Opened at a given page. */
export const AtPage: Story = {
  args: { initialPage: 3 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lesson 8, page 3')).toBeInTheDocument();
  },
};
/** Damaged: a message with a retry. */
export const Broken: Story = {
  args: { src: BROKEN },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('文件打不开');
    await expect(canvas.getByRole('button', { name: '再试一次' })).toBeInTheDocument();
  },
};
/** Chinese and standard fonts that are not embedded: their character maps and outlines come from the application. */
export const NotEmbedded: Story = {
  args: { src: UNEMBEDDED },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('宋体不嵌入：焦点弦')).toBeInTheDocument();
    // The layer of texts is written piece by piece.
    for (const text of ['中文', '繁體字', 'Helvetica: plain', 'Times: italic', /^αβγ.Σπ$/])
      await expect(await canvas.findByText(text)).toBeInTheDocument();
    await expect(canvas.queryByText(/没有嵌入的字体/)).toBeNull();
  },
};
/** The application serves no character maps: what shows, shows, and a sentence says what is missing. */
export const Incomplete: Story = {
  args: { src: addressOf(unembeddedPdf(true)) },
  render: (args) => (
    <KitProvider locale="cn" pdfFilesUrl="data:text/html,">
      <Room>
        <Preview {...args} />
      </Room>
    </KitProvider>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/没有嵌入的字体/)).toBeInTheDocument();
  },
};
/** In a narrow container. */
export const Narrow: Story = {
  render: (args) => (
    <Small>
      <Preview {...args} />
    </Small>
  ),
};
/** A page number beyond the last is clamped. */
export const BeyondTheLast: Story = {
  play: async ({ canvas, userEvent }) => {
    const page = canvas.getByRole('textbox', { name: '页码' });
    await waitFor(() => expect(page).toBeEnabled());
    await userEvent.type(page, '9');
    await expect(page).toHaveValue('3');
  },
};

/** Page Down and Page Up on the document, Home and End; the toolbar follows. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Lesson 8, page 1')).toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: '第8讲讲义.pdf' })).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await expect(await canvas.findByText('Lesson 8, page 2')).toBeInTheDocument();
    await userEvent.keyboard('{End}');
    await expect(await canvas.findByText('Lesson 8, page 3')).toBeInTheDocument();
    await userEvent.keyboard('{Home}');
    await expect(await canvas.findByText('Lesson 8, page 1')).toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: '页码' })).toHaveFocus();
  },
};

/** Open and damaged, in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <MatrixTable
      wide
      rows={[
        {
          state: 'open with focus, broken',
          force: { focus: ['.stage', '.tools input'] },
          show: (
            <Beside>
              <Small>
                <Preview {...args} src={pdf(3)} />
              </Small>
              <Small>
                <Preview {...args} src={BROKEN} />
              </Small>
            </Beside>
          ),
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Lesson 8, page 1')).toHaveLength(5));
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(5));
  },
};
