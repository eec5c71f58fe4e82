import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { KitProvider } from '@shuyuan/ui/foundations';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { type CSSProperties, Suspense, use } from 'react';
import type { Pair } from '../../packages/ui/src/fixtures/pair.ts';
import { clock } from '../clock.ts';
import { useComponentFile } from './componentFile.ts';

const { color, space } = token;

/** Side by side where both have room, else one below the other. */
const Row = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  gap: space[16],
  margin: `${space[24]} 0`,
  fontFamily: token.font.ui,
});

const Frame = styled.figure({
  '--_mark': color.status.success.fg,
  '&[data-wrong]': { '--_mark': color.status.danger.fg },
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  margin: 0,
  overflow: 'clip',
  borderRadius: token.radius.control,
  boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
  background: color.surface.card,
  '& > figcaption': {
    display: 'flex',
    gap: space[8],
    padding: `${space[8]} ${space[12]}`,
    borderTop: '3px solid var(--_mark)',
    fontSize: token.fontSize[13],
    lineHeight: token.lineHeight[13],
    color: color.text.secondary,
  },
  '& > figcaption > b': {
    flex: 'none',
    display: 'inline-flex',
    gap: space[4],
    height: 'fit-content',
    alignItems: 'center',
    fontWeight: token.weight.semibold,
    color: 'var(--_mark)',
  },
});

/** What is drawn stays inside, wherever it is placed. */
const Ground = styled.div({
  flex: 1,
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'center',
  minHeight: '160px',
  padding: space[16],
  overflow: 'clip',
  contain: 'layout paint',
  fontSize: token.fontSize[14],
  lineHeight: token.lineHeight[14],
  color: color.text.primary,
  background: color.surface.page,
  '& > .room': { containerType: 'inline-size', width: '100%', display: 'grid', justifyItems: 'center' },
  // A length by a length is a number only in the newest browsers; the arc of a tangent is one in all.
  '& .wide': { width: 'var(--_needs)', zoom: 'min(1, tan(atan2(100cqi, var(--_needs))))' },
});

function Mark({ isWrong }: { isWrong: boolean }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden>
      <circle cx="8" cy="8" r="7" />
      <path d={isWrong ? 'M5.2 5.2L10.8 10.8M10.8 5.2L5.2 10.8' : 'M4.6 8.3L7.1 10.7L11.4 5.7'} />
    </svg>
  );
}

interface ShownProps {
  picture: Pair['do'];
  width: number | undefined;
  isWrong?: boolean;
}

function Shown({ picture: { caption, render: Drawn }, width, isWrong = false }: ShownProps) {
  const word = isWrong ? 'Do not' : 'Do';
  return (
    <Frame aria-label={`${word}: ${caption}`} data-wrong={isWrong || undefined}>
      {/* The table of contents leaves out headings in `docs-story`. */}
      <Ground className="docs-story" inert>
        <div className="room">
          <div
            className={width === undefined ? undefined : 'wide'}
            style={width === undefined ? undefined : ({ '--_needs': `${width}px` } as CSSProperties)}
          >
            <Drawn />
          </div>
        </div>
      </Ground>
      <figcaption>
        <b>
          <Mark isWrong={isWrong} />
          {word}
        </b>
        {caption}
      </figcaption>
    </Frame>
  );
}

/** The pairs of pictures of a component, each with one that is right and one that is wrong. */
export function Pairs({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <Unstyled>
      <KitProvider locale="cn" clock={clock} timeZone="Asia/Shanghai" inlineOverlays>
        {pairs.map((pair) => (
          <Row key={pair.do.caption}>
            <Shown picture={pair.do} width={pair.width} />
            <Shown picture={pair.doNot} width={pair.width} isWrong />
          </Row>
        ))}
      </KitProvider>
    </Unstyled>
  );
}

type Loaded = Promise<{ readonly pairs: readonly Pair[] }>;

const files: Readonly<Record<string, () => Loaded>> = import.meta.glob<{ readonly pairs: readonly Pair[] }>(
  '../../packages/ui/src/*/*/*.pairs.tsx',
);
const loads = new Map<string, Loaded>();

/** Loads the pairs of a component once. */
function load(file: string): Loaded | undefined {
  const known = loads.get(file) ?? files[`../../packages/ui/src/${file}.pairs.tsx`]?.();
  if (known) loads.set(file, known);
  return known;
}

function Arriving({ loading }: { loading: Loaded }) {
  return <Pairs pairs={use(loading).pairs} />;
}

/** What the sentence above means to the eye, where looks decide: pairs in the brand of the page, from the file `*.pairs.tsx` beside the stories. */
export function DoDont() {
  const loading = load(useComponentFile());
  return (
    loading && (
      <Suspense>
        <Arriving loading={loading} />
      </Suspense>
    )
  );
}
