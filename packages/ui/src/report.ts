export {
  type AttendanceCell,
  AttendanceCells,
  type AttendanceCellsProps,
} from './report/AttendanceCells/AttendanceCells.tsx';
export { RankBar, type RankBarProps } from './report/RankBar/RankBar.tsx';
export { type RateRow, RateTable, type RateTableProps } from './report/RateTable/RateTable.tsx';
export { ReportLetter, type ReportLetterProps } from './report/ReportSheet/ReportLetter.tsx';
export {
  type ReportFigure,
  type ReportSection,
  ReportSheet,
  type ReportSheetProps,
} from './report/ReportSheet/ReportSheet.tsx';
export { PenStroke, ReportVerdict, type ReportVerdictProps } from './report/ReportSheet/ReportVerdict.tsx';
export { ScoreForm, type ScoreFormProps } from './report/ScoreForm/ScoreForm.tsx';
export {
  EMPTY_CELL,
  problemsOf,
  type ScoreCellValue,
  type ScoreSubject,
  toScore,
} from './report/ScoreForm/scoreCells.ts';
export type { RadarPoint } from './report/ScoreRadar/radarPoint.ts';
export { ScoreRadar, type ScoreRadarProps } from './report/ScoreRadar/ScoreRadar.tsx';
export { TrendChart, type TrendChartProps } from './report/TrendChart/TrendChart.tsx';
export type { TrendPoint } from './report/TrendChart/trendPoint.ts';
