import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { Button, SectionHeader } from '@shuyuan/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { readGroup } from './dtcg.ts';
import { Line, Name, Page, pageParameters, Sheet, Value } from './page.tsx';

const Track = styled.div({
  height: '36px',
  borderRadius: token.radius.pill,
  background: token.color.surface.sunken,
  '& > i': {
    display: 'block',
    width: '36px',
    height: '36px',
    borderRadius: token.radius.pill,
    background: token.color.action.bg,
    transform: 'translateX(0)',
  },
  '&[data-there="true"] > i': { transform: 'translateX(700px)' },
});

const CURVES = ['ease', 'easeExit'];

function MotionPage() {
  const [isThere, setThere] = useState(false);
  const tokens = readGroup('motion');
  const durations = tokens.filter(({ name }) => !CURVES.includes(name));
  const curves = tokens.filter(({ name }) => CURVES.includes(name));
  return (
    <Page
      title="Motion"
      lead="Four durations and two curves: things arrive on one and leave on the other. Whoever asks the system for less motion gets none; the bolt in the toolbar shows how that is."
    >
      <div>
        <Button onClick={() => setThere(!isThere)}>{isThere ? 'Move back' : 'Move'}</Button>
      </div>
      <section>
        <SectionHeader title="Durations" />
        <Sheet>
          {durations.map(({ name, value }) => (
            <Line key={name}>
              <Name>motion.{name}</Name>
              <Value>{value}</Value>
              <Track data-there={isThere}>
                <i style={{ transition: `transform var(--sy-motion-${name}) ${token.motion.ease}` }} />
              </Track>
            </Line>
          ))}
        </Sheet>
      </section>
      <section>
        <SectionHeader title="Curves" sub="At 960 ms, three times the slowest, so that the eye can follow." />
        <Sheet>
          {curves.map(({ name, value }) => (
            <Line key={name}>
              <Name>motion.{name}</Name>
              <Value>{value}</Value>
              <Track data-there={isThere}>
                <i
                  style={{
                    transition: `transform 960ms ${name === 'ease' ? token.motion.ease : token.motion.easeExit}`,
                  }}
                />
              </Track>
            </Line>
          ))}
        </Sheet>
      </section>
    </Page>
  );
}

const meta = { component: MotionPage, tags: ['!autodocs'], parameters: pageParameters } satisfies Meta<
  typeof MotionPage
>;
export default meta;

/** Press the button: everything moves at its own pace. */
export const Motion: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await expect(canvas.getByRole('button', { name: 'Move back' })).toBeVisible();
  },
};
