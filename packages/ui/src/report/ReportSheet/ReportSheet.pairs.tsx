import { CourseCard } from '../../course/CourseCard/CourseCard.tsx';
import * as courses from '../../fixtures/courses.ts';
import type { Pair } from '../../fixtures/pair.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import meta from './ReportSheet.stories.tsx';
import { ReportSheet } from './ReportSheet.tsx';

const { sections, ...head } = meta.args;
const sure = sections.map((section, at) => ({
  ...section,
  certainty: at === 0 ? ('final' as const) : ('moving' as const),
}));
const cards = {
  key: 'courses',
  title: '我的课程',
  certainty: 'final' as const,
  children: (
    <Stack gap={12}>
      {[courses.live, courses.recorded, courses.inProgress].map((course) => (
        <CourseCard key={course.id} layout="row" course={course} eager />
      ))}
    </Stack>
  ),
};

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'One document, its nodes say how sure.',
      render: () => <ReportSheet {...head} sections={sure} />,
    },
    doNot: {
      caption: 'A list of cards on paper.',
      render: () => <ReportSheet {...head} figures={[]} sections={[cards]} />,
    },
    width: 800,
  },
];
