import { token } from '@shuyuan/tokens';
import { SectionHeader, Text } from '@shuyuan/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { readGroup } from './dtcg.ts';
import { Line, Name, Page, pageParameters, Sheet, Value } from './page.tsx';

const SAMPLE = '圆锥曲线专题：从定义到压轴题 Conics in 24 evenings';

function TypePage() {
  const lines = new Map(readGroup('lineHeight').map((line) => [line.name, line]));
  return (
    <Page
      title="Type"
      lead="Nine sizes, each with the line that belongs to it; three weights, none below 400, because thin Han strokes fail at small sizes. Latin faces come first in the stack: the Latin digits of PingFang are poor."
    >
      <section>
        <SectionHeader title="Sizes" sub="Nothing a student reads is smaller than 12." />
        <Sheet>
          {readGroup('fontSize').map(({ name, value, size }) => (
            <Line key={name}>
              <Name>fontSize[{name}]</Name>
              <Value>
                {value} / {lines.get(name)?.value}
              </Value>
              <span style={{ fontSize: `${size}px`, lineHeight: `${lines.get(name)?.size}px` }}>{SAMPLE}</span>
            </Line>
          ))}
        </Sheet>
      </section>
      <section>
        <SectionHeader title="Weights" />
        <Sheet>
          {readGroup('weight').map(({ name, value }) => (
            <Line key={name}>
              <Name>weight.{name}</Name>
              <Value>{value}</Value>
              <span
                style={{ fontSize: token.fontSize[20], lineHeight: token.lineHeight[20], fontWeight: Number(value) }}
              >
                {SAMPLE}
              </span>
            </Line>
          ))}
        </Sheet>
      </section>
      <section>
        <SectionHeader
          title="Figures"
          sub="Prices, times and scores: one width a digit, so that a countdown stands still."
        />
        <Sheet>
          <Line>
            <Name>font.number</Name>
            <Value>tabular</Value>
            <Text size={32} weight={600} numeric>
              ¥1,280.00 00:15 98.5
            </Text>
          </Line>
          <Line>
            <Name>font.ui</Name>
            <Value>words</Value>
            <Text size={32} weight={600}>
              ¥1,280.00 00:15 98.5
            </Text>
          </Line>
        </Sheet>
      </section>
    </Page>
  );
}

const meta = { component: TypePage, tags: ['!autodocs'], parameters: pageParameters } satisfies Meta<typeof TypePage>;
export default meta;

/** Sizes, weights and figures. */
export const Type: StoryObj<typeof meta> = {};
