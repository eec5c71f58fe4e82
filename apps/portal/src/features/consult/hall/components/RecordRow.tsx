import type { StudyRoomRecord } from '@shuyuan/contract';
import { StudyRoomRecord as Row } from '@shuyuan/ui';
import { useNavigate } from 'react-router-dom';
import { joinPath } from '../expertPaths.ts';
import { toRecordRow } from '../toRecordRow.ts';

interface RecordRowProps {
  record: StudyRoomRecord;
  onRate: (record: StudyRoomRecord) => void;
}

/** One consultation that is over: its stars, and the way to the same lecturer again. */
export function RecordRow({ record, onRate }: RecordRowProps) {
  const navigate = useNavigate();
  const visit = toRecordRow(record);
  if (!visit) return null;
  return <Row record={visit} onRate={() => onRate(record)} onAgain={() => navigate(joinPath(record.roomId))} />;
}
