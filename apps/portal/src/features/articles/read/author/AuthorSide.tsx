import type { Author } from '@shuyuan/contract';
import { Anchor, Avatar, CourseCard } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../../page/Await.tsx';
import { useRoot } from '../../../../page/context.tsx';
import { ArticleLines } from '../../../../shared/articles/ArticleLines.tsx';
import { authorPath } from '../../../../shared/articles/articlePaths.ts';
import { SideBox } from '../../../../shared/articles/SideBox.tsx';
import { toCourseCard } from '../../../../shared/course/courseProps.ts';
import { lecturerPath } from '../../../../shared/course/lecturerProps.ts';
import { formatWhole } from '../../../../shared/words/formatWhole.ts';
import type { AuthorStore } from './AuthorStore.ts';
import { Courses, Faces, Footnote } from './author.styles.ts';

interface AuthorSideProps {
  store: AuthorStore;
  author: Author;
  /** Who follows, all of them. */
  fansHref: string;
  /** A lecturer's notes, all of them. */
  notesHref: string;
}

/** Beside the lists: what is read most, who follows, and of a lecturer courses and notes; where there are none is no box, and a box whose call has failed says so. */
export const AuthorSide = observer(function AuthorSide({ store, author, fansHref, notesHref }: AuthorSideProps) {
  const { id: lecturerId } = author;
  const { t } = useTranslation('articlesRead');
  const { auth } = useRoot();
  const { mostRead, faces, courses, notes, head } = store;
  const weekFans = head.value?.weekFanCount;
  const isNone = ({ items }: { items: readonly unknown[] }) => items.length === 0;
  return (
    <>
      <Await query={mostRead} isEmpty={isNone} empty={null} missing={null}>
        {({ items }) => (
          <SideBox title={t('author.mostRead')}>
            <ArticleLines items={items} />
          </SideBox>
        )}
      </Await>
      {auth.isLoggedIn && (
        <Await query={faces} isEmpty={isNone} empty={null} missing={null}>
          {({ items }) => (
            <SideBox title={t('author.lately')} more={{ href: fansHref, label: t('all') }}>
              <Faces>
                {items.map(({ author: fan }, at) => (
                  <li key={fan.id ?? at}>
                    {fan.id === undefined ? (
                      <Avatar name={fan.name} src={fan.portrait} size={40} />
                    ) : (
                      <Anchor href={authorPath(fan.id)} aria-label={fan.name}>
                        <Avatar decorative name={fan.name} src={fan.portrait} size={40} />
                      </Anchor>
                    )}
                  </li>
                ))}
              </Faces>
              {weekFans !== undefined && weekFans > 0 && (
                <Footnote>{t('author.weekFans', { total: formatWhole(weekFans) })}</Footnote>
              )}
            </SideBox>
          )}
        </Await>
      )}
      {author.kind === 'lecturer' && lecturerId !== undefined && (
        <>
          <Await query={courses} isEmpty={isNone} empty={null} missing={null}>
            {({ items }) => (
              <SideBox title={t('author.courses')} more={{ href: lecturerPath({ id: lecturerId }), label: t('all') }}>
                <Courses>
                  {items.map((course) => (
                    <CourseCard key={course.saleId} layout="row" level={3} course={toCourseCard(course)} />
                  ))}
                </Courses>
              </SideBox>
            )}
          </Await>
          <Await query={notes} isEmpty={isNone} empty={null} missing={null}>
            {({ items, totalCount }) => (
              <SideBox
                title={t('author.notes')}
                more={{ href: notesHref, label: t('author.allNotes', { total: formatWhole(totalCount) }) }}
              >
                <ArticleLines items={items} />
              </SideBox>
            )}
          </Await>
        </>
      )}
    </>
  );
});
