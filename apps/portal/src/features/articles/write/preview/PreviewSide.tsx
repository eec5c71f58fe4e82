import { findEmoji, messageTime, plainTextOf } from '@shuyuan/rules';
import { Avatar } from '@shuyuan/ui';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import { useView } from '../../../../page/useView.ts';
import { Box, Side } from '../../../../shared/articles/articles.styles.ts';
import { Writer } from '../../../../shared/articles/detail.styles.ts';
import { Outline } from '../../../../shared/articles/Outline.tsx';
import { outlineOf } from '../../../../shared/articles/outlineOf.ts';
import { SideBox } from '../../../../shared/articles/SideBox.tsx';
import { type ArticleDraft, coverUrlOf } from '../draft/articleDraft.ts';
import { problemsOf } from '../draftProblems.ts';
import { InList, Reminders } from './preview.styles.ts';

/** Beside the article: its author and outline as readers have them, and what only the author is told. */
export const PreviewSide = observer(function PreviewSide({ text }: { text: ArticleDraft }) {
  const { t } = useTranslation('writing');
  const { t: read } = useTranslation('articlesRead');
  const { auth } = useRoot();
  const view = useView();
  const headings = useMemo(() => outlineOf(text.content), [text.content]);
  const { title, content, plateName, publicSince } = text;
  const coverUrl = coverUrlOf(text);
  const name = auth.user?.name ?? '';
  const words = plainTextOf(content);
  return (
    <Side>
      <Box aria-label={read('author.title')}>
        <Writer>
          <Avatar decorative size={56} name={name} src={auth.user?.portrait} />
          <div>
            <b>{name}</b>
          </div>
        </Writer>
      </Box>
      <Outline headings={headings} hasFiles={text.attachments.length > 0} />
      <SideBox title={t('reminders')}>
        <Reminders>
          {remindersOf(text, t).map(({ words: line, isBad }) => (
            <li key={line} data-problem={isBad ? '' : undefined}>
              {isBad ? <CircleAlert aria-hidden /> : <CircleCheck aria-hidden />}
              {line}
            </li>
          ))}
        </Reminders>
      </SideBox>
      <SideBox title={t('afterSending')}>
        <p>
          {publicSince === null
            ? t('afterFirst')
            : t('afterAgain', {
                when: messageTime(publicSince, view),
              })}
        </p>
      </SideBox>
      <SideBox title={t('inList')} sub={t('inListHint')}>
        <InList>
          {coverUrl !== undefined && <img src={coverUrl} alt="" width={320} height={230} />}
          <b>{title.trim() || t('untitled')}</b>
          <p>{words}</p>
          <small>{[name, plateName ?? t('noPlate')].filter(Boolean).join(' · ')}</small>
        </InList>
      </SideBox>
    </Side>
  );
});

interface Reminder {
  words: string;
  isBad: boolean;
}

/** What the author checks before handing in: the rules that the text breaks, and files that readers will not see. */
function remindersOf(text: ArticleDraft, t: Parameters<typeof problemsOf>[1]): readonly Reminder[] {
  const { title, content, unstored } = text;
  const hasSign = findEmoji(title) !== null || findEmoji(plainTextOf(content)) !== null;
  return [
    { words: t('remind.same'), isBad: false },
    ...(hasSign ? [] : [{ words: t('remind.noSigns'), isBad: false }]),
    ...Object.values(problemsOf(text, t)).map((words) => ({ words, isBad: true })),
    ...unstored.map((name) => ({ words: t('missingFile', { name }), isBad: true })),
  ];
}
