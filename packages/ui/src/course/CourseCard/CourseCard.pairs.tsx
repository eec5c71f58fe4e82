import { Button } from '../../controls/Button/Button.tsx';
import * as courses from '../../fixtures/courses.ts';
import type { Pair } from '../../fixtures/pair.ts';
import { CourseCard } from './CourseCard.tsx';

const row = { display: 'flex', alignItems: 'start', gap: 22 };

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'One width, the state in a word.',
      render: () => (
        <div style={row}>
          {[courses.live, courses.full].map((course) => (
            <div key={course.id} style={{ width: 272 }}>
              <CourseCard course={course} eager />
            </div>
          ))}
        </div>
      ),
    },
    doNot: {
      caption: 'Another width, a button in the link.',
      render: () => (
        <div style={row}>
          <div style={{ width: 232 }}>
            <CourseCard course={courses.live} eager />
          </div>
          <div style={{ position: 'relative', width: 312 }}>
            <CourseCard course={courses.full} eager />
            <Button size="sm" style={{ position: 'absolute', bottom: 14, insetInlineEnd: 14 }}>
              排队候补
            </Button>
          </div>
        </div>
      ),
    },
    width: 566,
  },
];
