import styled from '@emotion/styled';
import { UPLOADS } from '@shuyuan/rules';
import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { localise } from '../../fixtures/localise.tsx';
import { students } from '../../fixtures/pictures.ts';
import { pick, pictureOf } from '../../fixtures/uploadEntries.ts';
import { fileOf } from '../../fixtures/uploadFiles.ts';
import { useKit } from '../../foundations/KitProvider/kitContext.ts';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { AvatarUpload, type AvatarUploadProps } from './AvatarUpload.tsx';

const Card = styled.div({
  boxSizing: 'border-box',
  width: '400px',
  padding: token.space[24],
  borderRadius: token.radius.card,
  background: token.color.surface.card,
});

function Live(props: AvatarUploadProps) {
  return (
    <Card>
      <AvatarUpload {...localise(props, useKit().locale)} />
    </Card>
  );
}

const never = () => new Promise<void>(() => undefined);
const dialog = () => within(document.body).findByRole('dialog');
const face = (width: number, height: number) => pictureOf('毕业照.png', 0, undefined, { width, height });

const meta = {
  component: AvatarUpload,
  render: (args: AvatarUploadProps) => <Live {...args} />,
  args: { title: '换头像', value: students.lin, onSave: fn(async () => undefined) },
  parameters: {
    docs: {
      description: {
        component:
          'The student’s profile picture. **Do** keep the old picture until the new one is saved. **Do not** compress a picture over 3 MB: it is rejected.',
      },
    },
  },
} satisfies Meta<typeof AvatarUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The current picture. */
export const Default: Story = {};
/** Hovered. */
export const Hover: Story = { args: { 'data-force': 'hover' } };
/** No picture yet. */
export const Empty: Story = { args: { value: undefined } };
/** Disabled. */
export const Disabled: Story = { args: { disabled: true } };
/** A picked picture is cropped in a dialog. */
export const Crop: Story = {
  play: async ({ canvasElement }) => {
    pick(canvasElement, [await face(720, 480)]);
    await waitFor(async () => expect(await dialog()).toBeVisible());
  },
};

/** JPG and PNG only, detected by content; 3 MB and a byte is rejected, not compressed (§5). */
export const Refused: Story = {
  play: async ({ canvas, canvasElement }) => {
    pick(canvasElement, [fileOf('毕业照.png', UPLOADS.avatar.maxBytes + 1)]);
    await expect(await canvas.findByText(/3 MB多1字节，超过3 MB|3 MB and 1 byte/)).toBeInTheDocument();
    pick(canvasElement, [fileOf('头像.gif')]);
    await expect(await canvas.findByText(/只支持JPG、PNG|Only JPG, PNG/)).toBeInTheDocument();
    pick(canvasElement, [fileOf('头像.png', 2048, 'gif')]);
    await expect(await canvas.findByText(/内容是GIF，不是png|The content is GIF, not png/)).toBeInTheDocument();
    pick(canvasElement, [fileOf('坏的.png')]);
    await expect(await canvas.findByText(/文件打不开|Cannot be opened/)).toBeInTheDocument();
  },
};

/** 3 MB exactly opens the dialog. */
export const AtTheLimit: Story = {
  play: async ({ canvasElement, userEvent }) => {
    pick(canvasElement, [await pictureOf('头像.png', UPLOADS.avatar.maxBytes)]);
    const window = await dialog();
    await waitFor(() => expect(window).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

/** While saving, the new picture is shown and no other can be picked. */
export const Saving: Story = {
  args: { onSave: fn(never) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    pick(canvasElement, [await face(800, 600)]);
    const save = await within(await dialog()).findByRole('button', { name: /^(保存头像|Save picture)$/ });
    await userEvent.click(save);
    await expect(await canvas.findByRole('button', { name: /^(保存中|Saving)$/ })).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

/** A failure keeps the old picture and offers a retry. */
export const Failed: Story = {
  args: { onSave: fn(() => Promise.reject(new Error('no connection'))) },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    pick(canvasElement, [await face(800, 600)]);
    await userEvent.click(await within(await dialog()).findByRole('button', { name: /^(保存头像|Save picture)$/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/仍是原来的|the old one stays/);
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /^(重试|Try again)$/ }));
    await expect(args.onSave).toHaveBeenCalledTimes(2);
  },
};

/** Long custom labels wrap. */
export const LongText: Story = {
  args: { title: '换一张清楚的正面照片，老师点名和批改作业的时候会看到它，请不要用风景或者卡通' },
};

const SAVE = '.foot > button:last-of-type';
const room = { width: 640, height: 760 };

/** In five brands; a picture is picked in each cell that has a window. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => {
    const shared = { title: '换头像', value: students.lin, onSave: async () => undefined };
    return (
      <MatrixTable
        wide
        rows={[
          {
            state: 'default, hover, focus, disabled, none',
            show: (
              <Card style={{ display: 'flex', gap: 32, width: 'max-content' }}>
                <AvatarUpload {...shared} />
                <AvatarUpload {...shared} data-force="hover" />
                <AvatarUpload {...shared} data-force="focus" />
                <AvatarUpload {...shared} disabled />
                <AvatarUpload {...shared} value={undefined} />
              </Card>
            ),
          },
          {
            state: 'crop, hover, focus',
            window: room,
            press: Array.from({ length: 3 }, () => '.tools > button:nth-of-type(2)'),
            force: { focus: '.stage', hover: '.tools > button:nth-of-type(3)' },
            show: <AvatarUpload {...shared} />,
          },
          {
            state: 'saving',
            window: { width: 440, height: 220 },
            press: SAVE,
            shows: '[aria-busy="true"]',
            show: <AvatarUpload {...shared} onSave={never} />,
          },
          {
            state: 'failed',
            window: { width: 440, height: 260 },
            press: SAVE,
            shows: '[role="alert"]',
            show: <AvatarUpload {...shared} onSave={() => Promise.reject(new Error('no connection'))} />,
          },
        ]}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const picture = await face(720, 480);
    for (const cell of canvasElement.querySelectorAll<HTMLElement>('[data-window]')) pick(cell, [picture]);
  },
};

/** Arrow keys move the picture, + and − zoom, a button rotates; Enter saves a PNG of 320 px. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    pick(canvasElement, [await face(800, 600)]);
    const window = within(await dialog());
    const stage = window.getByRole('application');
    stage.focus();
    const placed = () => stage.querySelector('img')?.style.transform ?? '';
    const before = placed();
    await userEvent.keyboard('{ArrowRight}');
    await expect(placed()).not.toBe(before);
    await userEvent.keyboard('{+}{+}');
    await expect(window.getByRole('slider')).toHaveAttribute('aria-valuetext', '120%');
    await userEvent.keyboard('-');
    await expect(window.getByRole('slider')).toHaveAttribute('aria-valuetext', '110%');
    window.getByRole('button', { name: /^(向右旋转|Turn right)$/ }).focus();
    await userEvent.keyboard('{Enter}');
    window.getByRole('button', { name: /^(保存头像|Save picture)$/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ name: '毕业照.png', type: 'image/png' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};
