import styled from '@emotion/styled';
import type { AdvisedOffer } from '@shuyuan/contract';
import { token } from '@shuyuan/tokens';
import { Link, PriceTag, Tag } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useOwned, useRoot } from '../../../../page/context.tsx';
import { coursePath, formerPrice } from '../../../../shared/course/courseProps.ts';
import { classPath, recordedPath } from '../../../../shared/course/learnPaths.ts';
import { sheet, small } from '../../../../shared/looks/fragments.ts';
import { noPriceReason } from './noPriceReason.ts';
import { createOwnClassesStore, progressIn } from './OwnClassesStore.ts';
import { publicPrice } from './verdictFacts.ts';

const { color, fontSize, lineHeight, space } = token;

/** Up to three in a row. */
const Row = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(320px, 1fr))',
  gap: token.layout.gutter,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', flexDirection: 'column', padding: space[16], minWidth: 0, ...sheet },
  '& > li > div': {
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr)',
    gap: space[12],
    marginBottom: space[12],
  },
  '& img, & [data-cover]': {
    width: '96px',
    height: '72px',
    borderRadius: '8px',
    objectFit: 'cover',
    background: color.surface.sunken,
  },
  '& h3': { fontSize: fontSize[16], lineHeight: lineHeight[16], overflowWrap: 'anywhere' },
  '& small': { ...small, color: color.text.secondary },
  '& > li > p': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[12],
    minHeight: '32px',
    marginTop: 'auto',
    paddingTop: space[12],
    borderTop: `1px solid ${color.border.subtle}`,
  },
});

/** The other classes that a result advises: a price, or how far a class is that the student has. */
export function SmallOffers({ offers }: { offers: readonly AdvisedOffer[] }) {
  return (
    <Row>
      {offers.map((offer) => (
        <li key={offer.course.saleId}>
          <div>
            {offer.course.cover === undefined ? (
              <span data-cover />
            ) : (
              <img src={offer.course.cover} alt="" width="96" height="72" />
            )}
            <span>
              <h3>{offer.course.title}</h3>
              {offer.reason !== undefined && <small>{offer.reason}</small>}
            </span>
          </div>
          <p>{offer.course.isOwned ? <OwnFoot course={offer.course} /> : <PriceFoot offer={offer} />}</p>
        </li>
      ))}
    </Row>
  );
}

const PriceFoot = observer(function PriceFoot({ offer }: { offer: AdvisedOffer }) {
  const { t } = useTranslation('assess');
  const { auth } = useRoot();
  const { course } = offer;
  const payFen = publicPrice(offer, auth.isLoggedIn);
  return (
    <>
      {payFen === undefined ? (
        <small>{t(noPriceReason(course, auth.isLoggedIn))}</small>
      ) : (
        <PriceTag priceFen={payFen} originalFen={formerPrice(course)} />
      )}
      <Link href={coursePath(course)}>{t('seeCourse')}</Link>
    </>
  );
});

const OwnFoot = observer(function OwnFoot({ course }: { course: AdvisedOffer['course'] }) {
  const { t } = useTranslation('assess');
  const { classes } = useOwned((root) => createOwnClassesStore(root.api));
  const progress = progressIn(classes.value, course);
  return (
    <>
      <Tag tone="success">
        {progress?.total === undefined
          ? t('result.owned')
          : t('result.learnt', { done: progress.done, total: progress.total })}
      </Tag>
      <Link href={course.kind === 'recorded' ? recordedPath(course) : classPath(course)}>{t('result.goOn')}</Link>
    </>
  );
});
