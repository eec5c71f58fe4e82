import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { action, actionSoft, accent, surface, text } = token.color;
const { fontSize, lineHeight, space } = token;

/** The picture of the closed room beside its words. */
export const Panel = styled.div({
  display: 'grid',
  gridTemplateColumns: '400px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[48],
  minHeight: '300px',
  paddingRight: space[48],
  borderRadius: token.radius.dialog,
  overflow: 'hidden',
  background: surface.card,
  boxShadow: token.shadow[2],
  '& > svg': { alignSelf: 'end' },
  '& h2': { fontSize: fontSize[24], lineHeight: lineHeight[24] },
  '& p': {
    margin: '6px 0 20px',
    fontSize: fontSize[16],
    lineHeight: '26px',
    color: text.secondary,
    '& > span': { display: 'block' },
  },
  '& .acts': { display: 'flex', gap: space[12] },
});

/** A colour on paper, without letting what lies below shine through. */
const onPaper = (ink: string, percent: number) => `color-mix(in srgb, ${ink} ${percent}%, ${surface.card})`;
/** A colour with night over it. */
const atNight = (percent: number) => `color-mix(in srgb, ${action.bgActive} ${percent}%, ${text.primary})`;

/** The inks of the picture by their job; a change of brand moves the variables below them. */
export const Picture = styled.svg({
  display: 'block',
  '& .wall': { fill: actionSoft.bg },
  '& .floor': { fill: onPaper(action.bg, 24) },
  '& .glass': { fill: atNight(46) },
  '& .moon': { fill: onPaper(accent.bg, 42) },
  '& .paper': { fill: surface.card },
  '& .frame': { fill: action.bgActive },
  '& .door': { fill: action.bg },
  '& .pane': { fill: atNight(80) },
  '& .knob': { fill: accent.bg },
  '& .cat': { fill: atNight(30) },
  '& :is(.bar, .rail, .cord, .line, .step, .tail, .eye, .sleep)': {
    fill: 'none',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '& .bar': { stroke: action.bgActive, strokeWidth: 7 },
  '& .rail': { stroke: action.bg, strokeWidth: 4 },
  '& .cord': { stroke: accent.bg, strokeWidth: 2 },
  '& .line': { stroke: onPaper(action.bg, 40), strokeWidth: 4 },
  '& .step': { stroke: onPaper(action.bg, 70), strokeWidth: 6 },
  '& .tail': { stroke: atNight(30), strokeWidth: 10 },
  '& .eye': { stroke: onPaper(action.bg, 45), strokeWidth: 2 },
  '& .sleep': { stroke: onPaper(action.bg, 60), strokeWidth: 3 },
});
