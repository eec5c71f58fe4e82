import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { localised } from '../../fixtures/localise.tsx';
import * as report from '../../fixtures/report.ts';
import { schoolOf } from '../../fixtures/schools.ts';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { AttendanceCells } from '../AttendanceCells/AttendanceCells.tsx';
import { ReportLetter } from './ReportLetter.tsx';
import { type ReportSection, ReportSheet } from './ReportSheet.tsx';
import { ReportVerdict } from './ReportVerdict.tsx';

const Shown = localised(ReportSheet);
const Wide = styled.div({ width: '1154px' });
const again = fn();

const LETTER = '知夏：第9讲以后你的卷子，每一步都站得住。\n恒成立这块不用急，它要的是判断，不是计算。';
const letter = (text?: string, school = '在线学校') => (
  <ReportLetter
    text={text}
    empty="结班后，老师会在这里写给你"
    by="周砚秋"
    date="2026-08-26"
    stamp={{ around: `${school}教务处`, below: '教学专用' }}
  />
);
const sections = (certainty: ReportSection['certainty'], text?: string, school?: string): ReportSection[] => [
  {
    key: 'attendance',
    title: '一、出勤',
    note: '16小时52分',
    certainty: certainty === 'later' ? 'moving' : certainty,
    children: <AttendanceCells lessons={report.register(16)} />,
    margin: (
      <Button variant="ghost" size="sm" onClick={again}>
        出勤有误
      </Button>
    ),
  },
  { key: 'letter', title: '五、老师的话', certainty, children: letter(text, school), margin: <q>你肯写步骤了。</q> },
];

const verdict = <ReportVerdict label="总评" mark="优" note="三次阶段测都在85分以上" />;

const meta = {
  component: ReportSheet,
  render: (args) => (
    <Wide>
      <Shown {...args} />
    </Wide>
  ),
  args: { ...report.head, sections: sections('final', LETTER) },
  parameters: {
    docs: {
      description: {
        component:
          'A report as paper. **Do** say how sure a section is by its node. **Do not** use it for a list of cards: it is one document that is read and printed from top to bottom.',
      },
    },
  },
} satisfies Meta<typeof ReportSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Published: final figures, the letter, the stamp. */
export const Published: Story = { args: { lead: '练习一份没落，成绩从68走到97。', side: verdict } };
/** A running class: what is written later has an empty node. */
export const SoFar: Story = {
  args: { kind: '到目前为止', side: <ReportVerdict label="总评" note="结班后给出" />, sections: sections('later') },
};
/** Figures that are not known are dashes. */
export const Unknown: Story = {
  args: { figures: report.head.figures.map(({ label }) => ({ label, value: '—' })), sections: [] },
};
/** The longest title wraps. */
export const LongestText: Story = { args: { title: report.head.title.repeat(3) } };

/** What can be pressed is in the margin. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '出勤有误' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(again).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('article', { name: report.head.title })).toBeVisible();
    await expect(canvas.getByRole('region', { name: /出勤/ })).toBeVisible();
  },
};

/** A published report with its verdict in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <MatrixTable
      wide
      rows={[
        {
          state: 'published',
          show: (brand) => (
            <Wide>
              <Shown {...args} side={verdict} sections={sections('final', LETTER, schoolOf(brand, 'cn')).slice(1)} />
            </Wide>
          ),
        },
      ]}
    />
  ),
};
