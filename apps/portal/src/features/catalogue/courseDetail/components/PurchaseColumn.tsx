import type { CourseDetail } from '@shuyuan/contract';
import { CoursePurchasePanel, formatStartTime, type PurchaseAction, type PurchaseGroup } from '@shuyuan/ui';
import { CircleQuestionMark, ListOrdered, ShieldCheck, UserRound, Video } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { rowsHere } from '../../../../core/known.ts';
import { useView } from '../../../../page/useView.ts';
import { coursePath } from '../../../../shared/course/courseProps.ts';
import { lecturerPath } from '../../../../shared/course/lecturerProps.ts';
import { groupPath, teamPath } from '../../../../shared/trade/purchasePaths.ts';
import type { CourseStore } from '../CourseStore.ts';
import type { CoursePrice } from '../coursePrice.ts';
import type { MainAction } from '../mainAction.ts';
import { progressOf } from '../progressOf.ts';
import { promisesOf } from '../promisesOf.ts';
import { purchaseFacts } from '../purchaseFacts.ts';
import { CONTENTS, QUESTIONS } from '../sections.ts';
import { CollectCourse } from './CollectCourse.tsx';
import { PurchaseExtra } from './PurchaseExtra.tsx';

interface PurchaseColumnProps {
  ref: RefObject<HTMLElement | null>;
  store: CourseStore;
  course: CourseDetail;
  price: CoursePrice;
  /** What the main button does, and how it says so. */
  kind: MainAction;
  action: PurchaseAction;
}

/** States beside which the price for groups stands. */
const GROUP: readonly MainAction[] = ['buy', 'login', 'team'];

/** The price for those who buy together; of a student who is in a group, the way to it. */
function groupOf({ groupId, groupFen, groupSize, myTeamId }: CourseDetail): PurchaseGroup | undefined {
  if (groupId === undefined || groupFen === undefined || groupSize === undefined) return undefined;
  const href = myTeamId === undefined ? groupPath(groupId) : teamPath(myTeamId);
  return { need: groupSize, priceFen: groupFen, href };
}

/** Price, classes and seats; once owned, how far the student is and what comes next. */
export const PurchaseColumn = observer(function PurchaseColumn(props: PurchaseColumnProps) {
  const { ref, store, course, price, kind, action } = props;
  const { t } = useTranslation('courseDetail');
  const navigate = useNavigate();
  const facts = purchaseFacts(store, course, price, kind);
  const [offers, questions] = [rowsHere(course.offers), rowsHere(course.questions)];
  const view = useView(store.now);
  const next = course.isOwned ? progressOf(rowsHere(store.lessons.value), course) : undefined;
  const when = next?.lesson?.startsAt === undefined ? undefined : formatStartTime(next.lesson.startsAt, view);
  const handleOffer = ({ id }: { id: string }) => {
    const offer = offers.find((each) => String(each.id) === id);
    if (offer) void navigate(coursePath(offer));
  };
  return (
    <CoursePurchasePanel
      ref={ref}
      course={{ ...course, priceFen: price.payFen, originalFen: price.formerFen, memberFen: price.memberFen }}
      action={action}
      sideActions={course.isCollected === undefined ? undefined : <CollectCourse store={store} course={course} />}
      extra={facts ? <PurchaseExtra store={store} facts={facts} /> : undefined}
      group={GROUP.includes(kind) ? groupOf(course) : undefined}
      labels={kind === 'team' ? { groupStart: t('myTeam') } : undefined}
      offers={offers.map((offer) => ({ ...offer, id: String(offer.id) }))}
      offerId={String(course.id)}
      onOfferChange={handleOffer}
      progress={
        next && {
          done: next.done,
          total: next.total,
          title: next.lesson?.title ?? course.title,
          note: [when, course.lecturerName].filter(Boolean).join('·'),
        }
      }
      links={[
        {
          key: CONTENTS,
          label: t('chapters'),
          href: `#${CONTENTS}`,
          note: course.lessonCount === undefined ? undefined : t('chapterNote', { count: course.lessonCount }),
          icon: <ListOrdered aria-hidden />,
        },
        ...(course.lecturerId === undefined
          ? []
          : [
              {
                key: 'lecturer',
                label: t('lecturer'),
                href: lecturerPath({ id: course.lecturerId }),
                note: course.lecturerName,
                icon: <UserRound aria-hidden />,
              },
            ]),
        ...(questions.length === 0
          ? []
          : [
              {
                key: QUESTIONS,
                label: t('questions'),
                href: `#${QUESTIONS}`,
                note: t('questionsNote', { questions: questions.length }),
                icon: <CircleQuestionMark aria-hidden />,
              },
            ]),
      ]}
      promises={
        course.isOwned
          ? undefined
          : promisesOf(course, price).map((promise) => ({
              text: t(promise.key, promise.terms),
              icon: promise.key === 'promiseRefund' ? <ShieldCheck aria-hidden /> : <Video aria-hidden />,
            }))
      }
    />
  );
});
