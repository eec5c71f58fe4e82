import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { action, actionSoft, accent, surface, text } = token.color;

/** A colour mixed with the card's, opaque. */
const onPaper = (ink: string, percent: number) => `color-mix(in srgb, ${ink} ${percent}%, ${surface.card})`;
/** A darkened colour. */
const atNight = (percent: number) => `color-mix(in srgb, ${action.bgActive} ${percent}%, ${text.primary})`;

const stroke = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** The picture of the closed room; its parts are named for what they show, their colours follow the brand. */
export const Picture = styled.svg({ display: 'block' });

export const Wall = styled.g({ fill: actionSoft.bg });
export const Floor = styled.g({ fill: onPaper(action.bg, 24) });
export const Glass = styled.g({ fill: atNight(46) });
export const Moon = styled.g({ fill: onPaper(accent.bg, 42) });
export const Paper = styled.g({ fill: surface.card });
export const Frame = styled.g({ fill: action.bgActive });
export const Leaf = styled.g({ fill: action.bg });
export const Pane = styled.g({ fill: atNight(80) });
export const Knob = styled.g({ fill: accent.bg });
export const Cat = styled.g({ fill: atNight(30) });

export const Bar = styled.g({ ...stroke, stroke: action.bgActive, strokeWidth: 7 });
export const Rail = styled.g({ ...stroke, stroke: action.bg, strokeWidth: 4 });
export const Cord = styled.g({ ...stroke, stroke: accent.bg, strokeWidth: 2 });
export const Line = styled.g({ ...stroke, stroke: onPaper(action.bg, 40), strokeWidth: 4 });
export const Step = styled.g({ ...stroke, stroke: onPaper(action.bg, 70), strokeWidth: 6 });
export const Tail = styled.g({ ...stroke, stroke: atNight(30), strokeWidth: 10 });
export const Eye = styled.g({ ...stroke, stroke: onPaper(action.bg, 45), strokeWidth: 2 });
export const Sleep = styled.g({ ...stroke, stroke: onPaper(action.bg, 60), strokeWidth: 3 });
