import styled from '@emotion/styled';
import { brands, token } from '@shuyuan/tokens';
import { BrandScope, Heading, SectionHeader, Stack, Text } from '@shuyuan/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { readRamp, readShared, type Step } from './dtcg.ts';
import { Name, Page, pageParameters, Sheet } from './page.tsx';

const RAMPS = ['primary', 'accent', 'neutral'] as const;
const SHARED = ['danger', 'success', 'warning', 'info'] as const;

const Ramp = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  overflow: 'hidden',
  borderRadius: token.radius.control,
  boxShadow: token.shadow[1],
  '&[data-few]': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
});

const Swatch = styled.div({
  display: 'grid',
  alignContent: 'space-between',
  height: '128px',
  padding: token.space[8],
  fontSize: token.fontSize[12],
  lineHeight: token.lineHeight[12],
  fontVariantNumeric: 'tabular-nums',
  '& > strong': { fontSize: token.fontSize[16], fontWeight: token.weight.semibold },
  '&[data-ink="dark"]': { color: token.color.text.primary },
  '&[data-ink="light"]': { color: token.color.text.onAction },
});

/** Light ink from 4.5 on white, so that what is written on a swatch can be read. */
function StepSwatch({ step, hex, oklch: [l, c, h], contrast }: Step) {
  return (
    <Swatch data-ink={contrast >= 4.5 ? 'light' : 'dark'} style={{ background: hex }}>
      <strong>{step}</strong>
      <span>
        {contrast.toFixed(2)} : 1<br />L {(l * 100).toFixed(0)} C {c.toFixed(2).slice(1)}
        <br />H {h.toFixed(0)}
        <br />
        {hex}
      </span>
    </Swatch>
  );
}

const JOBS = Object.entries(token.color).filter(([group]) => group !== 'status');
const STATUS = Object.entries(token.color.status);

const Jobs = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${token.space[32]} ${token.layout.gutter}`,
});

const Chip = styled.i({
  flex: 'none',
  width: '36px',
  height: '36px',
  borderRadius: token.radius.control,
  border: `1px solid ${token.color.border.subtle}`,
});

/** The colours of one job and their names in code. */
function Job({ name, leaves }: { name: string; leaves: object }) {
  return (
    <Stack gap={12}>
      <Heading level={3} size={16}>
        {name}
      </Heading>
      {Object.entries(leaves).map(([leaf, value]) => (
        <Stack direction="row" gap={12} align="center" key={leaf}>
          <Chip style={{ background: String(value) }} />
          <Name>
            {name}.{leaf}
          </Name>
        </Stack>
      ))}
    </Stack>
  );
}

function ColourPage() {
  return (
    <Page
      title="Colour"
      lead="A step is a contrast on white, not a lightness: 600 is at least 4.85 : 1 in every brand, so white text on it can always be read. Components never name a step; they name a job, and the job points at a step."
    >
      <section>
        <SectionHeader title="Jobs" sub="What components use. Follows the brand of the toolbar." />
        <Sheet>
          <Jobs>
            {JOBS.map(([name, leaves]) => (
              <Job name={name} leaves={leaves} key={name} />
            ))}
            {STATUS.map(([name, leaves]) => (
              <Job name={`status.${name}`} leaves={leaves} key={name} />
            ))}
          </Jobs>
        </Sheet>
      </section>
      <section>
        <SectionHeader title="Ramps" sub="What a brand file grows into: three seeds, twelve steps each." />
        <Stack gap={40}>
          {brands.map(({ id, name }) => (
            <BrandScope brand={id} key={id}>
              <Stack gap={12}>
                <Stack direction="row" gap={12} align="baseline">
                  <Heading level={3}>{name.en}</Heading>
                  <Text tone="tertiary">
                    {name.cn} · {id}
                  </Text>
                </Stack>
                {RAMPS.map((ramp) => (
                  <Ramp key={ramp}>
                    {readRamp(id, ramp).map((step) => (
                      <StepSwatch {...step} key={step.step} />
                    ))}
                  </Ramp>
                ))}
              </Stack>
            </BrandScope>
          ))}
        </Stack>
      </section>
      <section>
        <SectionHeader
          title="Shared"
          sub="Status colours are the same in every school, so that red means no everywhere."
        />
        <Stack gap={12}>
          {SHARED.map((ramp) => (
            <Stack gap={8} key={ramp}>
              <Heading level={3} size={16}>
                {ramp}
              </Heading>
              <Ramp data-few>
                {readShared(ramp).map((step) => (
                  <StepSwatch {...step} key={step.step} />
                ))}
              </Ramp>
            </Stack>
          ))}
        </Stack>
      </section>
    </Page>
  );
}

const meta = { component: ColourPage, tags: ['!autodocs'], parameters: pageParameters } satisfies Meta<
  typeof ColourPage
>;
export default meta;

/** Every job and every step. */
export const Colour: StoryObj<typeof meta> = {};
