import type { Pair } from '../../fixtures/pair.ts';
import { Card } from '../Card/Card.tsx';
import { Text } from '../Text/Text.tsx';
import { Grid } from './Grid.tsx';

const titles = ['圆锥曲线专题', '机械波与光', '中国古代史', '外刊精读', '等高线判读', '唐宋诗词'];
const WIDTHS = [156, 120, 138, 104, 158, 122];
const cell = (title: string, width?: number) => (
  <Card key={title} padding="sm" style={width === undefined ? {} : { width }}>
    <Text size={13}>{title}</Text>
  </Card>
);

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'A row of equal cells by its columns.',
      render: () => <Grid columns={3}>{titles.map((title) => cell(title))}</Grid>,
    },
    doNot: {
      caption: 'Cells with widths of their own.',
      render: () => <Grid columns={3}>{titles.map((title, at) => cell(title, WIDTHS[at]))}</Grid>,
    },
    width: 520,
  },
];
