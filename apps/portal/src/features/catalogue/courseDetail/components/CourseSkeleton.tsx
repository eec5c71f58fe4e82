import { Skeleton } from '@shuyuan/ui';
import { CoverShape, PanelShape, Shape } from '../CoursePage.styles.ts';

/** The place of cover and purchase panel, so that nothing moves when the course arrives. */
export function CourseSkeleton() {
  return (
    <Shape>
      <CoverShape />
      <PanelShape>
        <Skeleton variant="text" count={3} />
      </PanelShape>
    </Shape>
  );
}
