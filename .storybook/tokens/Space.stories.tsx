import { token } from '@shuyuan/tokens';
import { SectionHeader } from '@shuyuan/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { readGroup } from './dtcg.ts';
import { Line, Name, Page, pageParameters, Sheet, Value } from './page.tsx';

function SpacePage() {
  return (
    <Page
      title="Space"
      lead="Thirteen distances and no others. Inside a control 8 and 12, inside a card 20, between cards the gutter, between sections 64 on public pages and 32 in the learning centre."
    >
      <section>
        <SectionHeader title="Steps" />
        <Sheet>
          {readGroup('space').map(({ name, value, size }) => (
            <Line key={name}>
              <Name>space[{name}]</Name>
              <Value>{value}</Value>
              <span
                style={{
                  width: `${size}px`,
                  height: token.space[16],
                  borderRadius: token.space[2],
                  background: token.color.action.bg,
                }}
              />
            </Line>
          ))}
        </Sheet>
      </section>
    </Page>
  );
}

const meta = { component: SpacePage, tags: ['!autodocs'], parameters: pageParameters } satisfies Meta<typeof SpacePage>;
export default meta;

/** The scale of distances. */
export const Space: StoryObj<typeof meta> = {};
