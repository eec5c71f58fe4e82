import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const UI = 'packages/ui/src';
const FEATURES = 'apps/portal/src/features';

/** What keeps the line breaks of a text: the file that draws it through `tidyLines`, or why its text is no person's. */
const DRAWN: Readonly<Record<string, { by: string } | { why: string }>> = {
  [`${UI}/article/ArticleBody/ArticleBody.styles.ts`]: { by: `${UI}/article/ArticleBody/ArticleText.tsx` },
  [`${UI}/article/ArticleEditor/ArticleEditor.styles.ts`]: { why: 'the field itself, which scrolls' },
  [`${UI}/article/CommentThread/CommentComposer.styles.ts`]: { why: 'the mirror of the field, which scrolls' },
  [`${UI}/article/CommentThread/CommentThread.styles.ts`]: { by: `${UI}/article/CommentThread/FoldedText.tsx` },
  [`${UI}/article/OwnArticleCard/OwnArticleCard.styles.ts`]: { by: `${UI}/article/OwnArticleCard/OwnArticleCard.tsx` },
  [`${UI}/chat/ChatBubble/ChatBubble.styles.ts`]: { by: `${UI}/chat/ChatBubble/ChatContentView.tsx` },
  [`${UI}/media/VideoPlayer/VideoPlayer.styles.ts`]: { why: 'cues of a caption, which are as long as the picture' },
  [`${UI}/practice/Question/Question.styles.ts`]: { by: `${UI}/practice/Question/Question.tsx` },
  [`${UI}/report/ReportSheet/ReportSheet.styles.ts`]: { by: `${UI}/report/ReportSheet/ReportLetter.tsx` },
  'apps/portal/src/shared/articles/BlankCard.tsx': { why: 'words of the portal' },
  [`${FEATURES}/consult/chat/desk/desk.styles.ts`]: { by: `${FEATURES}/consult/chat/desk/TicketQuestion.tsx` },
  [`${FEATURES}/consult/chat/marking/marking.styles.ts`]: { by: `${FEATURES}/consult/chat/marking/MarkingWork.tsx` },
  [`${FEATURES}/consult/chat/reports/reports.styles.ts`]: { by: `${FEATURES}/consult/chat/reports/ReportForm.tsx` },
  [`${FEATURES}/consult/studyRoom/record/record.styles.ts`]: {
    by: `${FEATURES}/consult/studyRoom/record/RecordWords.tsx`,
  },
  [`${FEATURES}/learn/player/player.styles.ts`]: { by: `${FEATURES}/learn/player/components/Notes.tsx` },
  [`${FEATURES}/learn/report/report.styles.ts`]: { why: 'words of the portal' },
  [`${FEATURES}/trade/coupons/coupons.styles.ts`]: { by: `${FEATURES}/trade/coupons/components/CouponDialog.tsx` },
  [`${FEATURES}/trade/membership/equity.styles.ts`]: { why: 'words of the portal' },
};

it('whatever draws the line breaks of a text draws it in bounds: no text makes a page of any height', () => {
  const files = globSync('{packages/ui,apps/portal}/src/**/*.{ts,tsx}', { cwd: ROOT });
  const keeping = files.filter(
    (file) =>
      !/\.(?:test|stories)\.tsx?$/.test(file) &&
      /whiteSpace: 'pre-(?:line|wrap)'/.test(readFileSync(`${ROOT}/${file}`, 'utf8')),
  );
  expect(keeping.toSorted()).toEqual(Object.keys(DRAWN).toSorted());
  for (const drawn of Object.values(DRAWN))
    if ('by' in drawn) expect(readFileSync(`${ROOT}/${drawn.by}`, 'utf8'), drawn.by).toContain('tidyLines(');
});
