import styled from '@emotion/styled';
import { brands, token } from '@shuyuan/tokens';
import { BrandLogo, BrandScope, Button, Card, Heading, SectionHeader, Stack, Tag, Text } from '@shuyuan/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import shengya from '../../packages/tokens/brands/shengya.brand.json';
import { Name, Page, pageParameters, Sheet } from '../tokens/page.tsx';

const Schools = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: token.layout.gutter,
});

const Banner = styled.div({
  height: '132px',
  borderRadius: `${token.radius.card} ${token.radius.card} 0 0`,
  background: 'var(--sy-img-hero) center 40% / cover no-repeat',
});

const NextSchool = styled.div({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: token.space[8],
  borderRadius: token.radius.card,
  border: `2px dashed ${token.color.border.control}`,
});

const Steps = styled.ol({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: token.layout.gutter,
  counterReset: 'step',
  '& > li': {
    display: 'grid',
    alignContent: 'start',
    gap: token.space[8],
    padding: token.space[24],
    borderRadius: token.radius.card,
    background: token.color.surface.card,
    boxShadow: token.shadow[1],
    counterIncrement: 'step',
  },
  '& > li::before': {
    content: 'counter(step)',
    fontFamily: token.font.number,
    fontSize: token.fontSize[32],
    lineHeight: token.lineHeight[32],
    fontWeight: token.weight.semibold,
    color: token.color.text.link,
  },
});

const Code = styled.pre({
  margin: 0,
  padding: token.space[24],
  borderRadius: token.radius.card,
  background: token.color.surface.inverse,
  color: token.color.text.inverse,
  fontFamily: 'ui-monospace, SFMono-Regular, Consolas, monospace',
  fontSize: token.fontSize[13],
  lineHeight: token.lineHeight[13],
  whiteSpace: 'pre-wrap',
  columns: 2,
});

/** A school at a glance: its picture, its name and its buttons. */
function School({ id, name }: { id: string; name: { cn: string; en: string } }) {
  return (
    <BrandScope brand={id}>
      <Card padding="none">
        <Banner />
        <Stack gap={16} style={{ padding: token.space[20] }}>
          <BrandLogo alt={name.cn} />
          <Stack direction="row" gap={8} align="center">
            <Heading level={3}>{name.en}</Heading>
            <Tag>{id}</Tag>
          </Stack>
          <Stack direction="row" gap={8}>
            <Button size="sm">Enrol</Button>
            <Button size="sm" variant="soft">
              Listen in
            </Button>
          </Stack>
        </Stack>
      </Card>
    </BrandScope>
  );
}

function IntroductionPage() {
  return (
    <Page
      title="The Shuyuan kit"
      lead="One kit, as many schools as there are brand files. Every component here is shown in every state that a designer or a student can meet; the brush in the toolbar dresses it as any school, or as all of them side by side, and the globe changes the language."
    >
      <section>
        <SectionHeader title="The schools" sub="From the brand files, so a new one appears here by itself." />
        <Schools>
          {brands.map(({ id, name }) => (
            <School id={id} name={name} key={id} />
          ))}
          <NextSchool>
            <Heading level={3}>The next school</Heading>
            <Text tone="secondary">One file and seven pictures</Text>
          </NextSchool>
        </Schools>
      </section>
      <section>
        <SectionHeader title="A new brand is one file" />
        <Stack gap={24}>
          <Steps>
            <li>
              <Heading level={3}>Copy a brand file</Heading>
              <Text tone="secondary">
                In <Name>packages/tokens/brands</Name>, copy <Name>default.brand.json</Name> to the id of the school:
                its name, its host name, three seeds of colour, how round it is.
              </Text>
            </li>
            <li>
              <Heading level={3}>Add seven pictures</Heading>
              <Text tone="secondary">
                Logo, logo on dark, login, hero, empty place, coupon texture and tab icon, in a folder of the same name.
                Sizes stand in the README of the package.
              </Text>
            </li>
            <li>
              <Heading level={3}>Look</Heading>
              <Text tone="secondary">
                The school is in the toolbar. Ramps grow from the seeds, and 54 pairs of colours are measured: what
                cannot be read is named, with the step that would pass.
              </Text>
            </li>
          </Steps>
          <Code>{JSON.stringify(shengya, null, 2)}</Code>
        </Stack>
      </section>
      <section>
        <SectionHeader title="Where to look" />
        <Sheet>
          <Stack gap={16} divided>
            <Text>
              <strong>Tokens</strong> hold the colours, type, distances and layers, with their names in code.
            </Text>
            <Text>
              <strong>Every component</strong> has its states as stories, a Matrix of all states in all brands, and a
              Keyboard story that walks through it by keyboard. Do and don't stand at the top of its Docs.
            </Text>
            <Text>
              <strong>The Matrix is its picture:</strong> a change that moves a pixel of it fails the tests until
              somebody has looked. <Name>npm run test:stories -- --update</Name> accepts what has changed.
            </Text>
          </Stack>
        </Sheet>
      </section>
    </Page>
  );
}

const meta = {
  title: 'Introduction',
  component: IntroductionPage,
  tags: ['!autodocs'],
  parameters: pageParameters,
} satisfies Meta<typeof IntroductionPage>;
export default meta;

/** What this is, who is in it, and how to add a school. */
export const Introduction: StoryObj<typeof meta> = {};
