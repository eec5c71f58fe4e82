import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { Card, ChapterList, CourseFacts, CoursePurchasePanel } from '@shuyuan/ui';
import * as chapters from '../../../packages/ui/src/fixtures/chapters.ts';
import { localised } from '../../../packages/ui/src/fixtures/localise.tsx';
import { covers } from '../../../packages/ui/src/fixtures/pictures.ts';
import * as purchase from '../../../packages/ui/src/fixtures/purchase.tsx';
import { ViewHeader } from './Home.tsx';

const Panel = localised(CoursePurchasePanel);
const Chapters = localised(ChapterList);
const Facts = localised(CourseFacts);

const Top = styled.div({
  display: 'grid',
  gridTemplateColumns: '762px 370px',
  gap: token.layout.gutter,
  width: token.layout.page,
  margin: `${token.space[24]} auto`,
  '& > div': { display: 'grid', gap: token.space[24], alignContent: 'start' },
  '& img': { width: '762px', height: '428px', objectFit: 'cover', borderRadius: token.radius.dialog },
});

const nothing = () => undefined;

/** A course: the cover, the purchase panel, its chapters. */
export function Course({ hasChat }: { hasChat: boolean }) {
  return (
    <>
      <ViewHeader active="course" hasChat={hasChat} />
      <Top>
        <div>
          <img src={covers.conics} alt="" />
          <Facts facts={purchase.facts} />
          <Card padding="none">
            <Chapters chapters={chapters.onTheWay} onOpen={nothing} />
          </Card>
        </div>
        <Card padding="md">
          <Panel
            course={purchase.course}
            offers={purchase.offers}
            offerId="evening"
            onOffer={nothing}
            action={{ label: '立即报名', onClick: nothing }}
            promises={purchase.promises}
          />
        </Card>
      </Top>
    </>
  );
}
