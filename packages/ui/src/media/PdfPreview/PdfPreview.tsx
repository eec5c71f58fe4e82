import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { type ComponentType, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useKit, useLabels } from '../../foundations/KitProvider/kitContext.ts';
import type { PdfFailure, PdfPagesProps } from '../../foundations/pdfPages.ts';
import { type PdfPreviewLabels, pdfPreviewLabels } from './PdfPreview.labels.ts';
import { Root } from './PdfPreview.styles.ts';

export interface PdfPreviewProps extends BaseProps<HTMLDivElement> {
  /** URL of the document. */
  src: string;
  /** Name of the document. */
  label: string;
  /** Initial page, from 1. */
  initialPage?: number | undefined;
  labels?: Partial<PdfPreviewLabels> | undefined;
}

const SCALES: readonly number[] = [0.5, 0.75, 1, 1.5, 2];
const MARGIN_PX = 48;
const WIDEST_PX = 860;

/** A PDF page by page, with selectable text; the provider's `pdf` draws it and is loaded on demand. */
export function PdfPreview({ src, label, initialPage = 1, labels, ...rest }: PdfPreviewProps) {
  const words = useLabels(pdfPreviewLabels, labels);
  const { pdf, pdfFilesUrl } = useKit();
  const [Pages, setPages] = useState<ComponentType<PdfPagesProps>>();
  const [failure, setFailure] = useState<PdfFailure>();
  const [isIncomplete, setIncomplete] = useState(false);
  const [count, setCount] = useState(0);
  const [page, setPage] = useState(initialPage);
  const [step, setStep] = useState(SCALES.indexOf(1));
  const [width, setWidth] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const stage = useRef<HTMLElement>(null);
  useEffect(() => {
    setWidth(Math.min(WIDEST_PX, (stage.current?.clientWidth ?? WIDEST_PX) - MARGIN_PX));
    if (!pdf) {
      setFailure('broken');
      return;
    }
    pdf().then(
      (loaded) => setPages(() => loaded),
      () => setFailure('broken'),
    );
  }, [pdf]);
  const turn = (to: number) => setPage(Math.min(Math.max(1, count), Math.max(1, to)));
  const handleKey = (event: KeyboardEvent) => {
    const to = { PageDown: page + 1, PageUp: page - 1, Home: 1, End: count }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    turn(to);
  };
  const retry = () => {
    setFailure(undefined);
    setAttempt((times) => times + 1);
  };
  const isOpen = count > 0 && !failure;
  return (
    <Root {...rest}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard */}
      <section className="stage" ref={stage} aria-label={label} tabIndex={0} onKeyDown={handleKey}>
        {failure ? (
          <div className="state" role="alert">
            {words[failure === 'locked' ? 'locked' : 'failed']}
            {failure === 'broken' && (
              <Button variant="soft" onClick={retry}>
                {words.retry}
              </Button>
            )}
          </div>
        ) : (
          <>
            {!isOpen && (
              <div className="state">
                <Spinner size="lg" label={words.loading} />
              </div>
            )}
            {Pages && (
              <Pages
                key={attempt}
                src={src}
                page={page}
                scale={SCALES[step] ?? 1}
                width={width}
                filesUrl={pdfFilesUrl}
                onOpen={setCount}
                onFail={setFailure}
                onIncomplete={() => setIncomplete(true)}
              />
            )}
          </>
        )}
      </section>
      {isOpen && isIncomplete && (
        <p className="incomplete" role="status">
          {words.incomplete}
        </p>
      )}
      <div className="tools" role="toolbar" aria-label={words.tools}>
        <IconButton
          icon={<ChevronLeft />}
          label={words.previous}
          disabled={!isOpen || page === 1}
          onClick={() => turn(page - 1)}
        />
        <input
          inputMode="numeric"
          aria-label={words.page}
          disabled={!isOpen}
          value={page}
          onChange={(event) => turn(Number.parseInt(event.currentTarget.value, 10) || 1)}
        />
        <span>{isOpen ? words.of(count) : '–'}</span>
        <IconButton
          icon={<ChevronRight />}
          label={words.next}
          disabled={!isOpen || page === count}
          onClick={() => turn(page + 1)}
        />
        <IconButton
          icon={<ZoomOut />}
          label={words.farther}
          disabled={!isOpen || step === 0}
          onClick={() => setStep(step - 1)}
        />
        <IconButton
          icon={<ZoomIn />}
          label={words.nearer}
          disabled={!isOpen || step === SCALES.length - 1}
          onClick={() => setStep(step + 1)}
        />
      </div>
    </Root>
  );
}
