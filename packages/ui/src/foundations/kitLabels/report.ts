import type { attendanceCellsLabels as AttendanceCells } from '../../report/AttendanceCells/AttendanceCells.labels.ts';
import type { chartFrameLabels as ChartFrame } from '../../report/chartFrame.labels.ts';
import type { rankBarLabels as RankBar } from '../../report/RankBar/RankBar.labels.ts';
import type { rateTableLabels as RateTable } from '../../report/RateTable/RateTable.labels.ts';
import type { scoreFormLabels as ScoreForm } from '../../report/ScoreForm/ScoreForm.labels.ts';
import type { scoreRadarLabels as ScoreRadar } from '../../report/ScoreRadar/ScoreRadar.labels.ts';
import type { trendChartLabels as TrendChart } from '../../report/TrendChart/TrendChart.labels.ts';
import type { LabelsOf } from '../defineLabels.ts';

/** Built-in labels of `report`, by the name of their component. */
export interface ReportLabels {
  AttendanceCells: LabelsOf<typeof AttendanceCells>;
  RankBar: LabelsOf<typeof RankBar>;
  RateTable: LabelsOf<typeof RateTable>;
  ScoreForm: LabelsOf<typeof ScoreForm>;
  ScoreRadar: LabelsOf<typeof ScoreRadar>;
  TrendChart: LabelsOf<typeof TrendChart>;
  chartFrame: LabelsOf<typeof ChartFrame>;
}
