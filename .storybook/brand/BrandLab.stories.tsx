import { brands } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { portalParameters } from '../pages/page.tsx';
import { pageParameters } from '../tokens/page.tsx';
import { Lab } from './lab/Lab.tsx';

const meta = {
  title: 'Brand Lab',
  component: Lab,
  tags: ['!autodocs', 'designer'],
  args: { from: 'shengya' },
  parameters: {
    ...pageParameters,
    ...portalParameters,
    // Several whole pages stand side by side, each with the landmarks of one.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
} satisfies Meta<typeof Lab>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sliders, pictures, key pages, contrast, collisions, import and export. */
export const BrandLab: Story = {};

const LINK_ON_CARD = '[data-pair="color.text.link on color.surface.card"]';

/** A changed hue updates everything; the exported file is imported again without loss. */
export const ThereAndBack: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const hue = canvas.getByRole('slider', { name: 'Primary hue' });
    const file = () => canvas.getByLabelText('Brand file').textContent ?? '';
    const page = canvasElement.querySelector<HTMLElement>('[data-brand="default"]');
    const primary = () => page?.style.getPropertyValue('--sy-primary-600');
    const sample = () => canvasElement.querySelector<HTMLElement>(`${LINK_ON_CARD} i`)?.style.color;
    const before = { text: file(), primary: primary(), sample: sample() };
    await expect(before.primary).toBe(brands.find(({ id }) => id === 'shengya')?.themeColor);

    fireEvent.change(hue, { target: { value: '200' } });
    await waitFor(() => expect(primary()).not.toBe(before.primary));
    await expect(sample()).not.toBe(before.sample);
    await expect(file()).toContain('"hue": 200');
    await expect(canvas.getByText('54 of 54 pairs')).toBeVisible();

    const exported = await exportedBy(() => userEvent.click(canvas.getByRole('button', { name: 'Export brand JSON' })));
    await expect(exported).toEqual({ name: 'shengya.brand.json', text: file() });
    const turned = { text: file(), primary: primary() };

    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(file()).toBe(before.text);
    await expect(primary()).toBe(before.primary);

    const paste = canvas.getByRole('textbox', { name: 'Paste a brand file' });
    const take = canvas.getByRole('button', { name: 'Import what is pasted' });
    fireEvent.change(paste, { target: { value: exported.text.replace('200', '2000') } });
    await userEvent.click(take);
    await expect(await canvas.findByText('seed.primary.hue must be at most 360')).toBeVisible();
    await expect(file()).toBe(before.text);

    fireEvent.change(paste, { target: { value: exported.text } });
    await userEvent.click(take);
    await waitFor(() => expect(file()).toBe(turned.text));
    await expect(primary()).toBe(turned.primary);
    await expect(hue).toHaveValue('200');
  },
};

/** The file downloaded by a click: its name and its text. */
async function exportedBy(act: () => Promise<void>) {
  let name = '';
  let text = Promise.resolve('');
  const catchLink = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement) || event.target.download === '') return;
    event.preventDefault();
    name = event.target.download;
    text = fetch(event.target.href).then((answer) => answer.text());
  };
  document.addEventListener('click', catchLink, true);
  await act();
  await waitFor(() => expect(name).not.toBe(''));
  document.removeEventListener('click', catchLink, true);
  return { name, text: await text };
}

/** A brand that looks like another, has its host name, and lacks contrast: all three are reported. */
export const Warned: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const id = canvas.getByRole('textbox', { name: /^Id/ });
    await userEvent.clear(id);
    await userEvent.type(id, 'lanting');
    await expect(canvas.getByText('Too close to shengya: 0.000 in OKLab')).toBeVisible();
    await expect(canvas.getByText('Another school already has the tenant shengya')).toBeVisible();
    await expect(canvas.getByLabelText('Brand file')).toHaveTextContent('"logo": "lanting/logo.svg"');
    const controls = within(canvas.getByRole('region', { name: 'Controls' }));
    await userEvent.clear(id);
    await expect(controls.getByText(/^must match/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export brand JSON' })).toBeDisabled();
  },
};
