import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { Text } from '@shuyuan/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { readGroup } from './dtcg.ts';
import { Name, Page, pageParameters } from './page.tsx';

const WHAT: Record<string, string> = {
  sticky: 'Filters and table heads that stay in sight',
  sidemenu: 'The menu of the learning centre',
  header: 'The header of 72 px',
  floating: 'The purchase bar, back to top',
  dropdown: 'What a field opens',
  drawer: 'A sheet from the side',
  dialog: 'A question that must be answered',
  popover: 'What a dialog opens in turn',
  tooltip: 'A hint, over everything that has one',
  notification: 'The unread popup in the corner',
  toast: 'A message of 1.5 seconds',
  call: 'The study-room call: nothing may cover it',
  skip: 'The skip link, first of all',
};

const Pile = styled.div({
  display: 'grid',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '56px 180px 1fr',
    gap: token.space[20],
    alignItems: 'center',
    minHeight: '56px',
    padding: `0 ${token.space[24]}`,
    borderRadius: token.radius.card,
    border: `1px solid ${token.color.border.subtle}`,
    background: token.color.surface.card,
    boxShadow: token.shadow[2],
  },
});

function ZPage() {
  const layers = readGroup('z').sort((a, b) => b.size - a.size);
  return (
    <Page
      title="Layers"
      lead="One order for everything that can lie on top of something else. A component takes its layer by name and never writes a number."
    >
      <Pile>
        {layers.map(({ name, value }, place) => (
          <div
            key={name}
            style={{ marginInlineStart: `calc(${token.space[24]} * ${place})`, marginTop: place === 0 ? 0 : '-4px' }}
          >
            <Text weight={600} numeric>
              {value}
            </Text>
            <Name>z.{name}</Name>
            <Text size={13} tone="secondary">
              {WHAT[name]}
            </Text>
          </div>
        ))}
      </Pile>
    </Page>
  );
}

const meta = { component: ZPage, tags: ['!autodocs'], parameters: pageParameters } satisfies Meta<typeof ZPage>;
export default meta;

/** The order of layers. */
export const Z: StoryObj<typeof meta> = { name: 'Z' };
