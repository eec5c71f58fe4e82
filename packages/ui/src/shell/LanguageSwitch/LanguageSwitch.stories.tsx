import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { type Locale, useKit } from '../../foundations/KitProvider/kitContext.ts';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { LanguageSwitch, type LanguageSwitchProps } from './LanguageSwitch.tsx';

const Photo = styled.div({
  width: '240px',
  padding: token.space[24],
  background: `${token.color.actionSoft.bg} ${token.img.login} 0 50% / cover`,
});

/** Keeps the selected language, as the portal's store does. */
function Held({ value, onChange, ...rest }: LanguageSwitchProps) {
  const [locale, setLocale] = useState<Locale>(value);
  const handleChange: LanguageSwitchProps['onChange'] = (next, details) => {
    setLocale(next);
    onChange(next, details);
  };
  return <LanguageSwitch {...rest} value={locale} onChange={handleChange} />;
}

const meta = {
  component: LanguageSwitch,
  render: (args: LanguageSwitchProps) => <Held {...args} key={args.value} />,
  args: { value: 'cn', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Chinese or English. **Do** show each language by its own name. **Do not** use flags: a language is not a country.',
      },
    },
  },
} satisfies Meta<typeof LanguageSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Behind an icon, in the header. */
export const MenuForm: Story = {};
/** English is selected. */
export const MenuEnglish: Story = { args: { value: 'en' } };
/** On the login picture. */
export const PillForm: Story = {
  args: { variant: 'pill' },
  render: (args) => (
    <Photo>
      <Held {...args} />
    </Photo>
  ),
};
/** English is selected, on the picture. */
export const PillEnglish: Story = { ...PillForm, args: { variant: 'pill', value: 'en' } };
/** The icon hovered. */
export const Hovered: Story = { args: { 'data-force': 'hover' } as object };
/** Follows the language of the toolbar. */
export const FollowsKit: Story = {
  render: function FollowsKit(args) {
    return <LanguageSwitch {...args} variant="pill" value={useKit().locale} />;
  },
};

/** Enter opens, arrow keys move, Enter selects and closes the menu. */
export const Keyboard: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '语言' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const page = within(canvasElement.ownerDocument.body);
    const chosen = await page.findByRole('menuitemradio', { name: '中文' });
    await expect(chosen).toBeChecked();
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(page.getByRole('menuitemradio', { name: 'English' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('en', expect.anything());
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
  },
};

/** Both variants in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: ({ onChange }) => (
    <MatrixTable
      rows={[
        { state: 'menu', show: <LanguageSwitch value="cn" onChange={onChange} /> },
        {
          state: 'menu open, highlighted',
          window: { width: 240, height: 160 },
          force: { highlight: '[role="menuitemradio"]:nth-of-type(2)' },
          show: (
            <div style={{ display: 'flex', justifyContent: 'center' }}>
              <LanguageSwitch open value="cn" onChange={onChange} />
            </div>
          ),
        },
        {
          state: 'pill cn, hover',
          force: { hover: 'button[aria-pressed="false"]' },
          show: (
            <Photo>
              <LanguageSwitch variant="pill" value="cn" onChange={onChange} />
            </Photo>
          ),
        },
        {
          state: 'pill en, focus',
          force: { focus: 'button[aria-pressed="false"]' },
          show: (
            <Photo>
              <LanguageSwitch variant="pill" value="en" onChange={onChange} />
            </Photo>
          ),
        },
      ]}
    />
  ),
};
