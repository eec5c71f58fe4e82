import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { Heading, Stack, Text } from '@shuyuan/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Name, Page, pageParameters } from './page.tsx';

const LEVELS = [
  { level: 1, job: 'Rests', use: 'Cards and panels on the page' },
  { level: 2, job: 'Rises', use: 'A card under the pointer' },
  { level: 3, job: 'Floats', use: 'Menus, popovers and the unread popup' },
  { level: 4, job: 'Commands', use: 'Dialogs and the study-room call' },
] as const;

const Row = styled.div({ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: token.space[48] });

const Plate = styled.div({
  display: 'grid',
  alignContent: 'end',
  height: '200px',
  padding: token.space[20],
  borderRadius: token.radius.card,
  background: token.color.surface.card,
});

function ShadowPage() {
  return (
    <Page
      title="Shadow"
      lead="Four heights. The shadow is mixed from the darkest neutral of the brand, so that it never looks like dirt on a tinted page."
    >
      <Row>
        {LEVELS.map(({ level, job, use }) => (
          <Stack gap={16} key={level}>
            <Plate style={{ boxShadow: token.shadow[level] }}>
              <Heading level={2} size={20}>
                {job}
              </Heading>
              <Text size={13} tone="secondary">
                {use}
              </Text>
            </Plate>
            <Name>shadow[{level}]</Name>
          </Stack>
        ))}
      </Row>
    </Page>
  );
}

const meta = { component: ShadowPage, tags: ['!autodocs'], parameters: pageParameters } satisfies Meta<
  typeof ShadowPage
>;
export default meta;

/** Four heights. */
export const Shadow: StoryObj<typeof meta> = {};
