import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { SectionHeader, Stack, Switch, Text, useKit } from '@shuyuan/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { PortalPage } from '../../apps/portal/src/testing/workbench.tsx';
import { portalParameters } from '../pages/page.tsx';
import { Name, Page, pageParameters } from './page.tsx';

const COLUMNS = Array.from({ length: 12 }, (_, place) => place + 1);

/** How pages divide the twelve columns, and what that comes to in px. */
const SPLITS = [
  { use: 'Four cards in a row', parts: [3, 3, 3, 3] },
  { use: 'Three in a row', parts: [4, 4, 4] },
  { use: 'Two halves', parts: [6, 6] },
  { use: 'Reading and panel', parts: [9, 3] },
  { use: 'Reading and aside', parts: [8, 4] },
  { use: 'Learning centre: menu and content', parts: [2, 10] },
];

const Grid = styled.div({
  display: 'grid',
  gridTemplateColumns: `repeat(12, ${token.layout.col})`,
  columnGap: token.layout.gutter,
  '& > div': {
    display: 'grid',
    placeItems: 'center',
    height: '56px',
    borderRadius: token.space[4],
    background: token.color.actionSoft.bg,
    color: token.color.actionSoft.fg,
    fontVariantNumeric: 'tabular-nums',
  },
  '&[data-ruler] > div': { height: '160px', alignItems: 'end', paddingBottom: token.space[12] },
});

const MEASURES = [
  { name: 'layout.page', value: '1154 px', what: '12 columns of 76 and 11 gutters of 22, exactly' },
  { name: 'layout.min', value: '1200 px', what: 'Desktop only: below that the page scrolls sideways' },
  { name: 'header.h', value: '72 px', what: 'The header' },
  { name: 'layout.side', value: '174 px', what: 'The side menu: two columns' },
  { name: 'login.w', value: '384 px', what: 'The login box' },
];

/** A page of 1200 in the width of this one, with the ruler over it. */
const Overlaid = styled.div({
  position: 'relative',
  overflow: 'hidden',
  height: '760px',
  borderRadius: token.radius.card,
  background: token.color.surface.page,
  boxShadow: token.shadow[2],
  '& > div': { width: '1200px', zoom: 0.9616 },
  '& > .ruler': {
    position: 'absolute',
    inset: 0,
    zIndex: token.z.floating,
    display: 'grid',
    gridTemplateColumns: `repeat(12, ${token.layout.col})`,
    columnGap: token.layout.gutter,
    justifyContent: 'center',
    '& > i': { background: token.color.action.bg, opacity: 0.14 },
  },
  '&[data-ruled="false"] > .ruler': { display: 'none' },
});

function RulerOverPage() {
  const { locale } = useKit();
  const [isRuled, setRuled] = useState(true);
  return (
    <section>
      <SectionHeader title="On a page" sub="Every edge of the home page stands on a column.">
        <Switch checked={isRuled} onChange={setRuled}>
          Ruler
        </Switch>
      </SectionHeader>
      <Overlaid data-ruled={isRuled} data-testid="ruled">
        <div inert>
          <PortalPage page="home" brand="default" locale={locale} />
        </div>
        <div className="ruler" aria-hidden="true">
          {COLUMNS.map((place) => (
            <i key={place} />
          ))}
        </div>
      </Overlaid>
    </section>
  );
}

/** Columns of 76 px with gutters of 22 px between them. */
const width = (columns: number) => columns * 76 + (columns - 1) * 22;

function LayoutPage() {
  return (
    <Page title="Layout" lead="One page width and twelve columns. Every split below comes out in whole pixels.">
      <section>
        <SectionHeader title="Ruler" sub="Twelve columns of 76, gutters of 22." />
        <Grid data-ruler>
          {COLUMNS.map((place) => (
            <div key={place}>{place}</div>
          ))}
        </Grid>
      </section>
      <RulerOverPage />
      <section>
        <SectionHeader title="Splits" />
        <Stack gap={24}>
          {SPLITS.map(({ use, parts }) => (
            <Stack gap={8} key={use}>
              <Text size={13} tone="secondary">
                {use}
              </Text>
              <Grid>
                {parts.map((columns, place) => (
                  <div key={`${use}${COLUMNS[place]}`} style={{ gridColumn: `span ${columns}` }}>
                    {width(columns)} px
                  </div>
                ))}
              </Grid>
            </Stack>
          ))}
        </Stack>
      </section>
      <section>
        <SectionHeader title="Measures" />
        <Stack gap={12} divided>
          {MEASURES.map(({ name, value, what }) => (
            <Stack direction="row" gap={20} align="baseline" key={name}>
              <span style={{ width: '160px' }}>
                <Name>{name}</Name>
              </span>
              <Text weight={600} numeric style={{ width: '112px' }}>
                {value}
              </Text>
              <Text tone="secondary">{what}</Text>
            </Stack>
          ))}
        </Stack>
      </section>
    </Page>
  );
}

const meta = {
  component: LayoutPage,
  tags: ['!autodocs'],
  parameters: { ...pageParameters, ...portalParameters },
} satisfies Meta<typeof LayoutPage>;
export default meta;

/** Columns, a page under them, splits and measures; the switch takes the ruler off the page. */
export const Layout: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const ruler = canvas.getByRole('switch', { name: 'Ruler' });
    await userEvent.click(ruler);
    await expect(canvas.getByTestId('ruled')).toHaveAttribute('data-ruled', 'false');
    await userEvent.click(ruler);
    await expect(canvas.getByTestId('ruled')).toHaveAttribute('data-ruled', 'true');
  },
};
