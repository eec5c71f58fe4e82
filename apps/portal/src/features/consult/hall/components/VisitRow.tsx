import type { StudyRoomRecord } from '@shuyuan/contract';
import { StudyRoomRecord as Row } from '@shuyuan/ui';
import { useNavigate } from 'react-router-dom';
import { joinPath } from '../expertPaths.ts';
import { toVisit } from '../toVisit.ts';

interface VisitRowProps {
  record: StudyRoomRecord;
  onRate: (record: StudyRoomRecord) => void;
}

/** One consultation that is over: its stars, and the way to the same lecturer again. */
export function VisitRow({ record, onRate }: VisitRowProps) {
  const navigate = useNavigate();
  const visit = toVisit(record);
  if (!visit) return null;
  return <Row record={visit} onRate={() => onRate(record)} onAgain={() => navigate(joinPath(record.roomId))} />;
}
