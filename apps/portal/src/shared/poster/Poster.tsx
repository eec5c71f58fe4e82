import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { Button, QrCode, Spinner, Text } from '@shuyuan/ui';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useRoot } from '../../page/context.tsx';
import { drawPoster, POSTER, type PosterCode, type PosterStyle, type PosterWords } from './drawPoster.ts';

interface PosterProps {
  words: PosterWords;
  /** Target of the QR code. */
  url: string;
  cover: string | undefined;
  /** Name of the picture for those who cannot see it. */
  label: string;
  /** Name of the file, without its ending. */
  fileName: string;
  saveLabel: string;
  failedText: string;
}

const Root = styled.div({
  display: 'grid',
  justifyItems: 'center',
  gap: token.space[16],
});

/** The poster, and the sign of waiting upon it. */
const Sheet = styled.div({ position: 'relative', display: 'grid', placeItems: 'center', width: '100%' });

const Picture = styled.canvas({
  width: '100%',
  maxWidth: '320px',
  aspectRatio: `${POSTER.width} / ${POSTER.height}`,
  borderRadius: token.radius.card,
});

const Waiting = styled.span({ position: 'absolute' });

/** The code as the kit draws it, from which its squares are read. */
const HiddenCode = styled.div({ position: 'absolute', width: 0, height: 0, overflow: 'hidden', visibility: 'hidden' });

/** A poster that the browser draws in the school's light colours, whatever the mode of the page (decision 0033), to be saved as a picture (§2 `/course/promotion/:id`). */
export function Poster({ words, url, cover, label, fileName, saveLabel, failedText }: PosterProps) {
  const { tenant } = useRoot();
  const root = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const code = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState<'drawing' | 'drawn' | 'failed'>('drawing');
  const key = JSON.stringify([words, url, cover]);
  useEffect(() => {
    let isStale = false;
    const draw = async () => {
      const [wordsNow, , coverNow] = JSON.parse(key) as [PosterWords, string, string | null];
      const image = coverNow ? await load(coverNow) : null;
      await document.fonts.ready;
      const look = document.documentElement.dataset['mode'] ? await import('../../core/schoolLook.ts') : undefined;
      if (isStale || !root.current || !canvas.current || !code.current) return;
      const probe = root.current.appendChild(document.createElement('span'));
      look?.paintLight(document, probe, tenant.company.value?.theme);
      const style = styleOf(probe);
      probe.remove();
      drawPoster(canvas.current, wordsNow, style, codeOf(code.current), image);
      setStatus('drawn');
    };
    draw().catch(() => !isStale && setStatus('failed'));
    return () => {
      isStale = true;
    };
  }, [key, tenant]);

  const save = async () => {
    const blob = await new Promise<Blob | null>((done) => canvas.current?.toBlob(done, 'image/png'));
    if (!blob) return setStatus('failed');
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = `${fileName}.png`;
    link.click();
    URL.revokeObjectURL(link.href);
  };

  return (
    <Root ref={root}>
      <Sheet>
        <Picture ref={canvas} role="img" aria-label={label} width={POSTER.width} height={POSTER.height} />
        {status === 'drawing' && (
          <Waiting>
            <Spinner />
          </Waiting>
        )}
      </Sheet>
      <HiddenCode ref={code} aria-hidden>
        <QrCode value={url} label={label} />
      </HiddenCode>
      {status === 'failed' ? (
        <Text as="p" tone="danger">
          {failedText}
        </Text>
      ) : (
        <Button icon={<Download />} disabled={status !== 'drawn'} onClick={save}>
          {saveLabel}
        </Button>
      )}
    </Root>
  );
}

/** A loaded picture, or undefined on failure: a poster without its cover is still usable. */
async function load(src: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = src;
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
}

/** The brand's colours as computed for this element, which holds nothing: a canvas cannot use CSS variables. */
function styleOf(probe: HTMLElement): PosterStyle {
  const color = (value: string) => {
    probe.style.color = value;
    return getComputedStyle(probe).color;
  };
  const { coupon, color: of } = token;
  return {
    from: color(coupon.activeFrom),
    to: color(coupon.activeTo),
    onBrand: color(coupon.activeFg),
    sheet: color(of.surface.card),
    text: color(of.text.primary),
    faint: color(of.text.tertiary),
    price: color(of.price.fg),
    line: color(of.border.control),
    font: getComputedStyle(probe).fontFamily,
  };
}

/** The dark squares of the code that the kit has drawn in this element. */
function codeOf(element: HTMLElement): PosterCode {
  const svg = element.querySelector('svg');
  const path = [...(svg?.querySelectorAll('path') ?? [])].at(-1)?.getAttribute('d');
  const modules = svg?.getAttribute('viewBox')?.split(' ')[2];
  if (!path || !modules) throw new Error('The code that a poster needs was not drawn.');
  return { path, modules: Number(modules) };
}
