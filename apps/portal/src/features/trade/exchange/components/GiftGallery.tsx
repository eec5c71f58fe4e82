import type { Gift } from '@shuyuan/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Gallery, Thumb, Thumbs } from '../gift.styles.ts';
import { GiftPicture } from './GiftPicture.tsx';

/** The pictures of a gift: one large, the others to choose from. */
export function GiftGallery({ gift }: { gift: Gift }) {
  const { t } = useTranslation('exchange');
  const [shown, setShown] = useState(0);
  const { pictures, kind, name } = gift;
  return (
    <Gallery>
      <GiftPicture src={pictures[shown]} kind={kind} alt={name} isEager corner="card" />
      {pictures.length > 1 && (
        <Thumbs>
          {pictures.map((src, index) => (
            <Thumb
              key={src}
              type="button"
              aria-pressed={index === shown}
              aria-label={t('picture', { count: index + 1, of: pictures.length })}
              onClick={() => setShown(index)}
            >
              <img src={src} alt="" width={96} height={72} />
            </Thumb>
          ))}
        </Thumbs>
      )}
    </Gallery>
  );
}
