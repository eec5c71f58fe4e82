import { Skeleton } from '@shuyuan/ui';
import { Shape } from '../CoursePage.styles.ts';

/** The place of cover and purchase panel, so that nothing moves when the course arrives. */
export function CourseSkeleton() {
  return (
    <Shape>
      <div className="cover" />
      <div className="lines">
        <Skeleton variant="text" count={3} />
      </div>
    </Shape>
  );
}
