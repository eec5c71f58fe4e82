import styled from '@emotion/styled';
import { brands, token } from '@shuyuan/tokens';
import {
  BrandLogo,
  BrandScope,
  Button,
  Card,
  CouponCard,
  Heading,
  PriceTag,
  SectionHeader,
  Stack,
  Tag,
  Text,
} from '@shuyuan/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { toHex } from '../../packages/tokens/src/colour.ts';
import * as coupons from '../../packages/ui/src/fixtures/coupons.ts';
import { localised } from '../../packages/ui/src/fixtures/localise.tsx';
import { BRANDS } from '../brand/brandText.ts';
import { Contrast } from '../brand/lab/Report.tsx';
import { Slider } from '../brand/lab/Slider.tsx';
import { measureBrand } from '../brand/measure.ts';
import { BRAND_TEXTS } from '../brand/tokens.ts';
import { Name, Page, pageParameters, Sheet } from '../tokens/page.tsx';

const Ticket = localised(CouponCard);
const CHROMAS = Array.from({ length: 9 }, (_, place) => toHex({ L: 0.66, C: place / 26, H: 31 }));
const HUES = Array.from({ length: 25 }, (_, place) => toHex({ L: 0.66, C: 0.2, H: place * 15 }));

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

const Steps = styled.ol({ display: 'grid', gap: token.space[24], counterReset: 'step' });

const Step = styled.li({
  display: 'grid',
  gridTemplateColumns: '370px minmax(0, 1fr)',
  gap: token.space[40],
  alignItems: 'center',
  padding: token.space[32],
  borderRadius: token.radius.dialog,
  background: token.color.surface.card,
  boxShadow: token.shadow[1],
  counterIncrement: 'step',
  '& > .words': { display: 'grid', gap: token.space[8], justifyItems: 'start' },
  '& > .words::before': {
    content: 'counter(step)',
    fontFamily: token.font.number,
    fontSize: token.fontSize[32],
    lineHeight: token.lineHeight[32],
    fontWeight: token.weight.semibold,
    color: token.color.text.link,
  },
  '& a': { marginTop: token.space[4], fontWeight: token.weight.medium, color: token.color.text.link },
  '& > .picture': {
    display: 'grid',
    alignContent: 'center',
    minHeight: '220px',
    padding: token.space[24],
    borderRadius: token.radius.card,
    background: token.color.surface.page,
  },
});

const Row = styled.div({ display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: token.space[12] });

const Mini = styled.div({
  display: 'grid',
  gap: token.space[12],
  justifyItems: 'center',
  padding: `${token.space[20]} ${token.space[8]}`,
  borderRadius: token.radius.card,
  background: token.color.surface.card,
  boxShadow: token.shadow[1],
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

const MADE = 'packages/tokens/brands/lanting';
const shengyaFile = BRANDS.get('shengya');
const pairs = shengyaFile ? measureBrand(shengyaFile).pairs : [];
const chosen = ['color.action.fg', 'color.text.link', 'color.price.fg', 'color.focus.ring'];
const fewPairs = chosen.flatMap((name) => pairs.find(({ front }) => front === name) ?? []);
const nothing = () => undefined;

/** A page of the workbench, opened in the whole window. */
function To({ story, children }: { story: string; children: string }) {
  return (
    <a href={`./?path=/story/${story}`} target="_top">
      {children} →
    </a>
  );
}

interface StepProps {
  title: string;
  text: ReactNode;
  link: ReactNode;
  /** Live components as illustrations, made inert. */
  children: ReactNode;
}

function OneStep({ title, text, link, children }: StepProps) {
  return (
    <Step>
      <div className="words">
        <Heading level={3}>{title}</Heading>
        <Text tone="secondary">{text}</Text>
        {link}
      </div>
      <div className="picture" inert>
        {children}
      </div>
    </Step>
  );
}

function FiveSteps() {
  return (
    <Steps>
      <OneStep
        title="See"
        text="The brush in the toolbar dresses every component and page as a school, or as all of them side by side. The globe changes the language, the bolt stops motion, the eye shows forced colours and 200 %."
        link={<To story="commerce-couponcard--matrix">A Matrix: every state in every brand</To>}
      >
        <Row>
          {brands.map(({ id, name }) => (
            <BrandScope brand={id} key={id}>
              <Mini>
                <BrandLogo alt={name.cn} width="88px" height="24px" />
                <PriceTag priceFen={89_900} />
                <Button size="sm">Enrol</Button>
              </Mini>
            </BrandScope>
          ))}
        </Row>
      </OneStep>
      <OneStep
        title="Make"
        text="In Brand Lab, start from a school that is near, turn three hues, choose corners and prices, and drop the seven pictures. Five pages of the portal follow every move."
        link={<To story="brand-brand-lab--brand-lab">Open Brand Lab</To>}
      >
        <Card>
          <Stack gap={12}>
            <Slider label="Primary hue" value={31} min={0} max={360} step={1} track={HUES} onChange={nothing} />
            <Slider
              label="Primary chroma"
              value={0.2}
              min={0}
              max={0.4}
              step={0.005}
              track={CHROMAS}
              onChange={nothing}
            />
            <BrandScope brand="shengya">
              <Ticket status="toUse" coupon={coupons.noThreshold} size="sm" action={{ onClick: nothing }} />
            </BrandScope>
          </Stack>
        </Card>
      </OneStep>
      <OneStep
        title="Check"
        text="54 pairs of colours, the neighbours and the pictures are measured while you work, as the build measures them. What fails says what would pass."
        link={<To story="brand-image-gallery--image-gallery">All pictures in their places</To>}
      >
        <Contrast pairs={fewPairs} />
      </OneStep>
      <OneStep
        title="Export"
        text="One button gives one file of about 1 KB. It is the brand: no code, no style sheet, no other setting."
        link={<To story="tokens-colour--colour">What the file grows into</To>}
      >
        <Code>{BRAND_TEXTS.get('shengya')?.split('\n').slice(0, 17).join('\n')}</Code>
      </OneStep>
      <OneStep
        title="Hand over"
        text={
          <>
            Send the file and the folder of pictures to a developer, or commit them. The build checks both again, and
            the school is in this toolbar and on its host name.
          </>
        }
        link={<To story="accessibility--accessibility">What students are promised</To>}
      >
        <Stack gap={8}>
          {[
            '.brand.json',
            '/logo.svg',
            '/logo-inverse.svg',
            '/login.svg',
            '/hero.svg',
            '/empty.svg',
            '/coupon.svg',
            '/icon.svg',
          ].map((file) => (
            <Name key={file}>
              {MADE}
              {file}
            </Name>
          ))}
        </Stack>
      </OneStep>
    </Steps>
  );
}

function IntroductionPage() {
  return (
    <Page
      title="The Shuyuan kit"
      lead="One kit, as many schools as there are brand files. A school is one file and seven pictures: a designer makes it, checks it and hands it over here, without a line of code."
    >
      <section>
        <SectionHeader title="From an idea to a school" sub="Five steps." />
        <FiveSteps />
      </section>
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
        <SectionHeader title="Where to look" />
        <Sheet>
          <Stack gap={16} divided>
            <Text>
              <strong>Tokens</strong> hold the colours, type, distances and layers, with their names in code.
            </Text>
            <Text>
              <strong>Every component</strong> has its states as stories, a Matrix of all states in all brands, and a
              Keyboard story that walks through it by keyboard. Its Docs begin with do and do not, and list the tokens
              that it uses.
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
  tags: ['!autodocs', 'designer'],
  parameters: pageParameters,
} satisfies Meta<typeof IntroductionPage>;
export default meta;

/** What to do here, step by step; the brands; where to look. */
export const Introduction: StoryObj<typeof meta> = {};
