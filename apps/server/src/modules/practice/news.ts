import { notifyStudent } from '../../domain/siteMessages/siteMessages.ts';
import { assessmentNews } from './assess/news.ts';
import { findPaper, isOfClass, type PaperRow, type PracticeCtx, type RecordRow } from './rows.ts';
import { NEWS, type News } from './words.ts';

/** Notifies a student of what happened to a practice, once for each time that it does; a release of results is a time of its own. */
export async function notifyOf(
  { tx, companyId, now }: PracticeCtx,
  record: RecordRow,
  news: News,
  facts: { paper?: PaperRow; reason?: string; occasion?: 'released' } = {},
): Promise<void> {
  if (record.student_id === null) return;
  const { name, name_en, total_score } = facts.paper ?? (await findPaper(tx, record.paper_id));
  const { link, title, body } = isOfClass(record) ? NEWS[news] : await assessmentNews({ tx }, record, news);
  const score = record.score === null ? '' : String(record.score);
  const reason = facts.reason?.replace(/[。.!！]+$/u, '') ?? '';
  await notifyStudent(tx, {
    companyId,
    studentId: record.student_id,
    kind: 'homework',
    title,
    body: body({ cn: name, en: name_en || name }, { dueAt: record.due_at, score, total: total_score, reason }),
    link,
    onceKey: `practice:${facts.occasion ?? news}:${record.id}:${record.version}`,
    now,
  });
}
