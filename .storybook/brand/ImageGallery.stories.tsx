import reports from 'virtual:brand-pictures';
import styled from '@emotion/styled';
import { brands, token } from '@shuyuan/tokens';
import { BrandLogo, BrandScope, Card, CouponCard, Empty, Heading, SectionHeader, Stack, Tag, Text } from '@shuyuan/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { IMAGES, type ImageName } from '../../packages/tokens/scripts/brandShape.ts';
import { FITS } from '../../packages/tokens/scripts/imageFit.ts';
import * as coupons from '../../packages/ui/src/fixtures/coupons.ts';
import { localised } from '../../packages/ui/src/fixtures/localise.tsx';
import { covers } from '../../packages/ui/src/fixtures/pictures.ts';
import { Page, pageParameters } from '../tokens/page.tsx';
import { Mark } from './lab/Mark.tsx';

const Ticket = localised(CouponCard);

const Row = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, 76px)',
  gap: `${token.space[20]} ${token.layout.gutter}`,
  alignItems: 'start',
});

const Place = styled.figure({
  display: 'grid',
  gap: token.space[8],
  '& > .ground': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    borderRadius: token.radius.card,
  },
  '& > .ground[data-ground="white"]': { background: token.color.surface.card },
  '& > .ground[data-ground="dark"]': { background: token.color.surface.inverse },
  '& > .ground[data-ground="brand"]': { background: token.color.action.bg },
  '& > .ground[data-ground="page"]': {
    background: token.color.surface.page,
    boxShadow: `inset 0 0 0 1px ${token.color.border.subtle}`,
  },
  '& > .ground > img': { gridArea: '1 / 1', width: '100%', height: '100%', objectFit: 'cover' },
  '& > .ground > .over': { gridArea: '1 / 1', position: 'relative' },
  '& > .ground > .scrim': { position: 'absolute', inset: 0, background: token.color.surface.photoScrim },
});

interface PlaceProps {
  /** Columns of the twelve. */
  columns: number;
  height: number;
  ground?: 'white' | 'dark' | 'brand' | 'page';
  note: string;
  children: ReactNode;
}

function Shown({ columns, height, ground = 'page', note, children }: PlaceProps) {
  return (
    <Place style={{ gridColumn: `span ${columns}` }}>
      <div className="ground" data-ground={ground} style={{ height }}>
        {children}
      </div>
      <Text size={12} tone="tertiary" as="figcaption">
        {note}
      </Text>
    </Place>
  );
}

const LoginBox = styled.i({
  position: 'absolute',
  right: '32px',
  top: '50%',
  width: '192px',
  height: '228px',
  translate: '0 -50%',
  borderRadius: token.radius.card,
  background: token.color.surface.card,
  boxShadow: token.shadow[4],
});

const Texture = styled.div({ position: 'absolute', inset: 0, background: `${token.img.coupon} 0 0 / 96px` });

/** Opacities of the tile on the ticket: as a quiet ground, as on coupons, and full, to show its seams. */
const OPACITIES = [0.06, 0.16, 1];

const Checks = styled.dl({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: token.space[12],
  padding: token.space[20],
  borderRadius: token.radius.card,
  background: token.color.surface.card,
  '& > div': { display: 'grid', gap: token.space[2], alignContent: 'start' },
  '& dt': { fontWeight: token.weight.semibold },
  '& dd': {
    display: 'grid',
    fontSize: token.fontSize[12],
    lineHeight: token.lineHeight[12],
    color: token.color.text.tertiary,
  },
});

/** The size of the real file, and the size required. */
function Check({ brand, name }: { brand: string; name: ImageName }) {
  const report = reports[brand]?.[name];
  const { wanted, maxKb } = FITS[name];
  if (!report) return null;
  const { size, kb, flaws } = report;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Mark passes={flaws.length === 0}>
          {size?.width} × {size?.height}, {kb.toFixed(1)} KB
        </Mark>
        <span>
          {wanted}, to {maxKb} KB
        </span>
        {flaws.map((flaw) => (
          <Mark passes={false} key={flaw}>
            {flaw}
          </Mark>
        ))}
      </dd>
    </div>
  );
}

function BrandPictures({ id, name }: { id: string; name: { cn: string; en: string } }) {
  const failing = IMAGES.flatMap((picture) => reports[id]?.[picture]?.flaws ?? []);
  return (
    <BrandScope brand={id}>
      <section>
        <SectionHeader title={name.en} sub={`${name.cn} · ${id}`}>
          <Tag tone={failing.length === 0 ? 'success' : 'danger'}>
            {failing.length === 0 ? '7 of 7 fit' : `${failing.length} flaws`}
          </Tag>
        </SectionHeader>
        <Stack gap={24}>
          <Checks>
            {IMAGES.map((picture) => (
              <Check brand={id} name={picture} key={picture} />
            ))}
          </Checks>
          <Row>
            <Shown columns={3} height={96} ground="white" note="Logo on white: header and login">
              <BrandLogo alt={name.cn} />
            </Shown>
            <Shown columns={3} height={96} ground="dark" note="Logo on dark: footer">
              <BrandLogo slot="logoInverse" alt={name.cn} />
            </Shown>
            <Shown columns={3} height={96} ground="brand" note="Logo on the brand: tickets, certificates">
              <BrandLogo slot="logoInverse" alt={name.cn} />
            </Shown>
            <Shown columns={3} height={96} note="Logo on a photo, with the scrim of 55 %">
              <img src={covers.history} alt="" />
              <span className="scrim" />
              <BrandLogo className="over" slot="logoInverse" alt={name.cn} />
            </Shown>
            <Shown
              columns={7}
              height={372}
              note="Login, with the box of 384 (here half as large): what matters stands left of it"
            >
              <BrandLogo slot="login" alt="" width="100%" height="100%" />
              <LoginBox aria-hidden="true" />
            </Shown>
            <Shown columns={5} height={372} note="Hero, 566 by 360 on the home page">
              <BrandLogo slot="hero" alt="" width="100%" height="100%" />
            </Shown>
            <Shown columns={2} height={160} ground="white" note="Tab icon at 64, 32 and 16">
              <Stack direction="row" gap={12} align="center">
                {[64, 32, 16].map((size) => (
                  <img
                    src={brands.find((brand) => brand.id === id)?.icon}
                    alt=""
                    width={size}
                    height={size}
                    key={size}
                  />
                ))}
              </Stack>
            </Shown>
            {OPACITIES.map((opacity) => (
              <Shown
                columns={2}
                height={160}
                ground="brand"
                note={`Coupon tile at ${Math.round(opacity * 100)} %`}
                key={opacity}
              >
                <Texture style={{ opacity }} />
              </Shown>
            ))}
            <Shown columns={4} height={160} note="The tile on a ticket">
              <div style={{ width: 348 }}>
                <Ticket status="toUse" coupon={coupons.noThreshold} size="sm" />
              </div>
            </Shown>
          </Row>
          <Card>
            <Row>
              {(['list', 'course', 'coupon', 'message'] as const).map((kind) => (
                <div style={{ gridColumn: 'span 3' }} key={kind}>
                  <Empty kind={kind} layout="inline" />
                </div>
              ))}
            </Row>
          </Card>
        </Stack>
      </section>
    </BrandScope>
  );
}

function GalleryPage() {
  return (
    <Page
      title="Image gallery"
      lead="Seven pictures of every school, each in the places where it will be seen. The marks come from the files themselves, by the same measure that the build takes."
    >
      {brands.map(({ id, name }) => (
        <BrandPictures id={id} name={name} key={id} />
      ))}
      <Heading level={2} size={16}>
        Pictures of empty places are drawn once and coloured by the brand; only the first one is a school's own.
      </Heading>
    </Page>
  );
}

const meta = {
  title: 'Image gallery',
  component: GalleryPage,
  tags: ['!autodocs', 'designer'],
  parameters: pageParameters,
} satisfies Meta<typeof GalleryPage>;
export default meta;

/** Logo, login, hero, empty state, coupon tile and tab icon of every school. */
export const ImageGallery: StoryObj<typeof meta> = {
  name: 'Image gallery',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('7 of 7 fit')).toHaveLength(brands.length);
  },
};
