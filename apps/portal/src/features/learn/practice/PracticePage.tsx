import { lazy, Suspense } from 'react';
import { useAddress } from '../../../page/address.ts';
import { PartOnItsWay } from '../../../page/PartOnItsWay.tsx';
import { PracticeList } from './PracticeList.tsx';
import { practiceAddress } from './practiceAddress.ts';

const PaperView = lazy(async () => ({ default: (await import('./paper/PaperView.tsx')).PaperView }));
const ResultView = lazy(async () => ({ default: (await import('./result/ResultView.tsx')).ResultView }));
const WrongBook = lazy(async () => ({ default: (await import('./wrong/WrongBook.tsx')).WrongBook }));

/** `/learn/practice` (§2): the list, an open paper, a result, or the wrong-question book, by the address. */
export function PracticePage() {
  const [values] = useAddress(practiceAddress);
  const { paper, result, view } = values;
  return (
    <Suspense fallback={<PartOnItsWay count={4} />}>
      {paper !== undefined ? (
        <PaperView key={paper} practiceId={paper} />
      ) : result !== undefined ? (
        <ResultView key={result} practiceId={result} />
      ) : view === 'wrong' ? (
        <WrongBook />
      ) : (
        <PracticeList filters={values} />
      )}
    </Suspense>
  );
}
