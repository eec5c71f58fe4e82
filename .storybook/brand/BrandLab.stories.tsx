import { brands } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { portalParameters } from '../pages/page.tsx';
import { pageParameters } from '../tokens/page.tsx';
import { Lab } from './lab/Lab.tsx';

const meta = {
  title: 'Brand Lab',
  component: Lab,
  tags: ['!autodocs', 'designer'],
  args: { from: 'shengya' },
  parameters: { ...pageParameters, ...portalParameters },
} satisfies Meta<typeof Lab>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** Sliders, pictures, key pages, contrast, collisions, import and export; a reload keeps what is worked on. */
export const BrandLab: Story = { args: { isStored: true } };

/** Colours of brand books, as they are pasted without their sign. */
const [BLUE, YELLOW, BLACK] = ['003C78', 'FFD400', '0A0A0A'] as const;
const hexOf = (pasted: string) => `#${pasted.toLowerCase()}`;

/** The text of the file that would be exported. */
const fileIn = (canvas: Canvas) => canvas.getByLabelText('Brand file').textContent ?? '';

const LINK_ON_CARD = '[data-pair="color.text.link on color.surface.card"]';

/** A changed hue updates everything; the exported file is imported again without loss. */
export const ThereAndBack: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const hue = canvas.getByRole('slider', { name: 'Primary hue' });
    const file = () => fileIn(canvas);
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

/** A single colour is changed against the seeds, read in the measured pairs, and given up again. */
export const Overridden: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const sample = () => canvasElement.querySelector<HTMLElement>(`${LINK_ON_CARD} i`)?.style.color;
    const before = { text: fileIn(canvas), sample: sample() };
    await userEvent.click(canvas.getByRole('combobox', { name: 'One colour more' }));
    await userEvent.click(await screen.findByRole('option', { name: 'color.text.link' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Override' }));
    const field = await canvas.findByRole('textbox', { name: 'color.text.link' });
    await userEvent.clear(field);
    await userEvent.type(field, BLUE);
    await expect(fileIn(canvas)).toContain(`"color.text.link": "${hexOf(BLUE)}"`);
    await waitFor(() => expect(sample()).toMatch(/\(0, 60, 120\)$/));
    await expect(canvas.getByText('54 of 54 pairs')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Give up the override of color.text.link' }));
    await expect(fileIn(canvas)).toBe(before.text);
    await expect(sample()).toBe(before.sample);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(fileIn(canvas)).toContain(`"color.text.link": "${hexOf(BLUE)}"`);
  },
};

/** Light ink on a light yellow cannot be read: the advice names the ink that can, and one click takes it. */
export const Advised: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const colour = canvas.getByRole('textbox', { name: /^Primary colour/ });
    await userEvent.clear(colour);
    await userEvent.type(colour, YELLOW);
    const inks = within(canvas.getByRole('radiogroup', { name: 'Ink on the action' }));
    await userEvent.click(inks.getByText('Light'));
    await expect(await canvas.findByText(/pairs cannot be read$/)).toBeVisible();
    const light = fileIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Use dark ink' }));
    await expect(canvas.getByText('54 of 54 pairs')).toBeVisible();
    await expect(canvas.queryByText(/pairs cannot be read$/)).toBeNull();
    await expect(fileIn(canvas)).toContain('"ink": "dark"');
    const page = canvasElement.querySelector<HTMLElement>('[data-brand="default"]');
    await expect(page?.style.getPropertyValue('--sy-color-action-bg')).toBe(hexOf(YELLOW));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(fileIn(canvas)).toBe(light);
  },
};

/** A pasted blue keeps neither the accent nor the red pagoda of the brand it started from, if the designer says so. */
export const Recoloured: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = canvasElement.querySelector<HTMLElement>('[data-brand="default"]');
    const art = () => page?.style.getPropertyValue('--sy-img-login') ?? '';
    const colour = canvas.getByRole('textbox', { name: /^Primary colour/ });
    await userEvent.clear(colour);
    await userEvent.type(colour, BLUE);
    const accent = () => JSON.parse(fileIn(canvas)).seed.accent;
    const before = { hue: accent().hue, art: art() };
    await userEvent.click(canvas.getByRole('button', { name: 'An accent for this primary' }));
    await expect(accent().hue).not.toBe(before.hue);
    await userEvent.click(canvas.getByRole('button', { name: 'Draw the art in these colours' }));
    await waitFor(() => expect(art()).toMatch(/^url\("data:image\/svg\+xml;base64,/));
    await expect(canvas.getByText('7 of 7 pictures')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(art()).toBe(before.art);
  },
};

/** The address of a demo school in the brand that is being made, at the server of the designer. */
export const OnASchool: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const id = canvas.getByRole('textbox', { name: /^Id/ });
    await userEvent.clear(id);
    await userEvent.type(id, 'huangshan');
    const link = () => canvas.getByRole('link', { name: /brand=huangshan/ });
    await expect(link()).toHaveAttribute('href', 'http://localhost:8080/web/index?brand=huangshan');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Demo school' }));
    await userEvent.click(await screen.findByRole('option', { name: /^6c/ }));
    const server = canvas.getByRole('textbox', { name: 'Server' });
    await userEvent.clear(server);
    await userEvent.type(server, 'localhost');
    await expect(canvas.getByText(/^must be an address such as/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /brand=huangshan/ })).toBeNull();
    await userEvent.clear(server);
    await userEvent.type(server, 'https://schools.test:9000/');
    await expect(link()).toHaveAttribute('href', 'https://6c.schools.test:9000/web/index?brand=huangshan');
  },
};

/** The name that is typed stands in the header and the footer of the pages; they are not opened anew. */
export const Named: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const previews = canvasElement.querySelector<HTMLElement>('[data-brand="default"]');
    const parts = () => [previews?.querySelector('header'), previews?.querySelector('footer')];
    const before = parts();
    for (const [field, name] of [
      [/^Name, Chinese/, '黄山'],
      [/^Name, English/, 'Huangshan'],
    ] as const) {
      const input = canvas.getByRole('textbox', { name: field });
      await userEvent.clear(input);
      await userEvent.type(input, name);
    }
    const [header, footer] = parts();
    await waitFor(() => expect(footer?.textContent).toMatch(/黄山|Huangshan/));
    await expect(header?.querySelector('[aria-label*="黄山"], [aria-label*="Huangshan"]')).not.toBeNull();
    await expect(parts()).toEqual(before);
  },
};

/** A brand begun, a policy chosen and the steps taken back by the keyboard alone; another start can be undone. */
export const Keyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const before = fileIn(canvas);
    const reach = async (element: HTMLElement) => {
      for (let steps = 0; document.activeElement !== element && steps < 120; steps += 1) await userEvent.tab();
      await expect(element).toHaveFocus();
    };
    await reach(canvas.getByRole('combobox', { name: 'Start from' }));
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: /^6c/ }));
    await waitFor(() => expect(fileIn(canvas)).toContain('"id": "6c"'));
    await reach(canvas.getByRole('textbox', { name: /^Primary colour/ }));
    await userEvent.keyboard(`{Control>}a{/Control}${BLACK}`);
    await expect(fileIn(canvas)).toContain(`"primary": "${hexOf(BLACK)}"`);
    const corners = within(canvas.getByRole('radiogroup', { name: 'Corners' }));
    await reach(corners.getByRole('radio', { checked: true }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(fileIn(canvas)).not.toContain('"radius": "soft"');
    await reach(canvas.getByLabelText('Choose the picture: Logo'));
    const undo = canvas.getByRole('button', { name: 'Undo' });
    undo.focus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await expect(fileIn(canvas)).toBe(before);
  },
};
