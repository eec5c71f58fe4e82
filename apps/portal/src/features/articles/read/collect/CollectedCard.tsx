import type { Collected } from '@shuyuan/contract';
import { ArticleCard, type ArticleCardArticle, CourseCard, IconButton, LecturerCard, Tag } from '@shuyuan/ui';
import { Bookmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toArticleCard } from '../../../../shared/articles/articleProps.ts';
import { toCourseCard } from '../../../../shared/course/courseProps.ts';
import { toLecturerCard } from '../../../../shared/course/lecturerProps.ts';
import { TogglePlace } from './collect.styles.ts';

interface CollectedCardProps {
  item: Collected;
  /** When it was collected, in words. */
  note: string;
  isCollected: boolean;
  onToggle: () => Promise<unknown>;
}

/** An entry of the collection: an article, a course or a lecturer. */
export function CollectedCard({ item, note, isCollected, onToggle }: CollectedCardProps) {
  const { t } = useTranslation('articlesRead');
  const { title, isRemoved, course, lecturer } = item;
  if (!course && !lecturer) {
    return (
      <ArticleCard layout="tile" article={toTile(item)} note={note} collected={isCollected} onCollect={onToggle} />
    );
  }
  return (
    <TogglePlace data-gone={isRemoved || undefined}>
      {/* The corner is the toggle's: that a course fits is said on its page. */}
      {course && <CourseCard course={{ ...toCourseCard(course), fitting: undefined }} />}
      {lecturer && <LecturerCard lecturer={toLecturerCard(lecturer)} />}
      <p>
        {isRemoved && <Tag>{t(course ? 'collect.offSale' : 'collect.left')}</Tag>}
        {note}
      </p>
      <IconButton
        size="sm"
        label={t('collect.keep', { name: title })}
        icon={<Bookmark aria-hidden />}
        pressed={isCollected}
        onClick={onToggle}
      />
    </TogglePlace>
  );
}

/** A collected article; of one that is gone the title is left. */
function toTile({ id, title, isRemoved, article }: Collected): ArticleCardArticle {
  if (article && !isRemoved) return toArticleCard(article);
  return { id: String(id), href: '', title, author: { name: '', kind: 'school' }, gone: true };
}
