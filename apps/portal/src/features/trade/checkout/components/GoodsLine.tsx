import type { CourseDetail } from '@shuyuan/contract';
import { Avatar, Tag } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';
import { Cover, Facts, Goods, Tags, Title } from '../goods.styles.ts';
import type { OrderRequest } from '../orderRequest.ts';

/** The course that is bought: picture, kind, title, who teaches. */
export function GoodsLine({ course, mode }: { course: CourseDetail; mode: OrderRequest['mode'] }) {
  const { t } = useTranslation('checkout');
  const { cover, title, subject, lecturerName, lecturerPortrait, lessonCount, playbackMonths } = course;
  const facts = [
    lecturerName,
    ...(lessonCount === undefined ? [] : [t('lessons', { count: lessonCount })]),
    ...(playbackMonths === undefined ? [] : [t('playback', { months: playbackMonths })]),
  ];
  return (
    <Goods>
      {cover === undefined ? <Cover as="span" aria-hidden /> : <Cover src={cover} alt="" width={192} height={108} />}
      <div>
        <Tags>
          {course.kind !== undefined && <Tag tone="brand">{t(course.kind)}</Tag>}
          <Tag>{subject}</Tag>
          {mode !== 'alone' && course.groupSize !== undefined && (
            <Tag tone="accent">{t(mode, { people: course.groupSize })}</Tag>
          )}
        </Tags>
        <Title>{title}</Title>
        <Facts>
          <Avatar size={24} name={lecturerName} src={lecturerPortrait} decorative />
          {facts.join(t('between'))}
        </Facts>
      </div>
    </Goods>
  );
}
