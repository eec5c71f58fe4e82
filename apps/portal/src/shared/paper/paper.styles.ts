import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { color, fontSize, lineHeight, space } = token;

/** Shell and buttons stay off the paper: printing shows the sheet alone, on A4. */
export const PRINT = {
  '@page': { size: 'A4', margin: '12mm 14mm' },
  '@media print': {
    'html, body': { minWidth: 0, background: 'Canvas' },
    // Popups, toasts and the link over the menu stand outside the page, over each sheet.
    'body:has(main) :not(main, main *, :has(main))': { display: 'none' },
    // The page without its side menu has the whole width.
    '[data-layout][data-layout]:has(> main)': { display: 'block', width: 'auto', padding: 0 },
    ':is(header, footer, nav, aside, [data-print="hide"]):not(article *, article)': { display: 'none' },
  },
} as const;

/** Title of the page, what it is, buttons at the end. */
export const PaperHead = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  marginBottom: space[16],
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  color: color.text.secondary,
  '& > h1': { color: color.text.primary },
  '& > a svg': { display: 'block', width: '20px', height: '20px' },
});

/** Buttons at the end of the head. */
export const HeadButtons = styled.span({ display: 'flex', gap: space[12], marginInlineStart: 'auto' });
