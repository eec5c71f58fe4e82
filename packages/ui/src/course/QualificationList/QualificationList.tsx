import { FileBadge, ZoomIn } from 'lucide-react';
import { useState } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { Lightbox } from '../../overlays/Lightbox/Lightbox.tsx';
import { type QualificationListLabels, qualificationListLabels } from './QualificationList.labels.ts';
import { None, Root } from './QualificationList.styles.ts';

/** One published certificate; its number is masked by the server (Z3). */
export interface Qualification {
  id: string;
  lecturerName: string;
  /** Title of the certificate. */
  name: string;
  maskedNumber?: string | undefined;
  issuer?: string | undefined;
  /** Date as sent by the server, e.g. `2010-07-01`. */
  issuedOn?: string | undefined;
  validUntil?: string | undefined;
  /** URL of a picture, watermarked by the server. */
  image?: string | undefined;
}

export interface QualificationListProps extends BaseProps<HTMLUListElement> {
  items: readonly Qualification[];
  labels?: Partial<QualificationListLabels> | undefined;
}

/** The public list of lecturers' qualifications; a picture opens in the lightbox (§2 `/teacher/certification`). */
export function QualificationList({ items, labels, ...rest }: QualificationListProps) {
  const words = useLabels(qualificationListLabels, labels);
  const [shown, setShown] = useState<number>();
  const images = items.flatMap(({ image, name }) => (image === undefined ? [] : [{ src: image, alt: name }]));
  if (items.length === 0) return <None>{words.empty}</None>;
  return (
    <>
      <Root {...rest}>
        {items.map((item) => (
          <li key={item.id}>
            {item.image === undefined ? (
              <span className="picture">
                <FileBadge aria-hidden />
                {words.noPicture}
              </span>
            ) : (
              <button
                type="button"
                className="picture"
                aria-label={words.enlarge(item.name)}
                onClick={() => setShown(images.findIndex(({ src, alt }) => src === item.image && alt === item.name))}
              >
                <img src={item.image} alt="" loading="lazy" decoding="async" />
                <ZoomIn aria-hidden />
              </button>
            )}
            <div className="text">
              <h3>{item.name}</h3>
              <p className="who">{item.lecturerName}</p>
              <dl>
                <Fact term={words.number} value={item.maskedNumber} className="number" />
                <Fact term={words.issuer} value={item.issuer} />
                <Fact term={words.issuedOn} value={item.issuedOn} className="number" />
                <Fact term={words.validUntil} value={item.validUntil} className="number" />
              </dl>
            </div>
          </li>
        ))}
      </Root>
      <Lightbox
        open={shown !== undefined}
        images={images}
        index={shown ?? 0}
        onIndexChange={setShown}
        onClose={() => setShown(undefined)}
      />
    </>
  );
}

function Fact({ term, value, className }: { term: string; value: string | undefined; className?: string }) {
  if (value === undefined || value === '') return null;
  return (
    <>
      <dt>{term}</dt>
      <dd className={className}>{value}</dd>
    </>
  );
}
