import type { Gift } from '@shuyuan/contract';
import { Anchor } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';
import { formatWhole } from '../../../../shared/words/formatWhole.ts';
import { Cost, Tile, TileLine, TileTitle, Words } from '../gifts.styles.ts';
import { GiftPicture } from './GiftPicture.tsx';

interface GiftTileProps {
  gift: Gift;
  /** Credits of the student; absent while unknown. */
  balance: number | undefined;
  isEager: boolean;
}

/** Few enough that their number is said. */
const FEW = 10;

/** A gift in the list; what is missing to it stands in words. */
export function GiftTile({ gift, balance, isEager }: GiftTileProps) {
  const { t } = useTranslation('exchange');
  const { id, name, pictures, kind, credits, stock, status, exchanged } = gift;
  const isOver = status !== 'on' || stock === 0;
  const missing = balance === undefined ? 0 : credits - balance;
  return (
    <Tile data-over={isOver ? '' : undefined}>
      <GiftPicture src={pictures[0]} kind={kind} isEager={isEager} isOver={isOver} />
      <Words>
        <TileTitle>
          <Anchor href={`/infodetail/${id}`}>{name}</Anchor>
        </TileTitle>
        <TileLine>
          <Cost>
            {credits}
            <small>{t('credits')}</small>
          </Cost>
          <span>{t(`kinds.${kind}`)}</span>
        </TileLine>
        <TileLine>
          <span>
            {isOver
              ? t(`over.${status === 'on' ? 'gone' : status}`)
              : missing > 0
                ? t('missing', { credits: formatWhole(missing), count: missing })
                : t('enough')}
          </span>
          <span>
            {stock > 0 && stock <= FEW ? t('few', { count: stock }) : t('exchangedCount', { count: exchanged })}
          </span>
        </TileLine>
      </Words>
    </Tile>
  );
}
