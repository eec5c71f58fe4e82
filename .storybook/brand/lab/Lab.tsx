import styled from '@emotion/styled';
import { brands, token } from '@shuyuan/tokens';
import { Button, Field, Heading, SectionHeader, Select, Stack, Tag, Text } from '@shuyuan/ui';
import { useMemo, useState } from 'react';
import { IMAGES } from '../../../packages/tokens/scripts/brandShape.ts';
import { wearEverywhere } from '../../brandSwitch.ts';
import { isShownDark } from '../../modes.ts';
import { BRANDS, brandFlaws, writeBrand } from '../brandText.ts';
import { type Draft, withBrand } from '../draft.ts';
import { begin, change, type History, redo, replace, restart, undo } from '../history.ts';
import { measureBrand } from '../measure.ts';
import { variablesOf } from '../paint.ts';
import { readStored, WORK_KEY } from '../stored.ts';
import { Advice } from './Advice.tsx';
import { download } from './download.ts';
import type { Edit } from './edit.ts';
import { FactFields } from './FactFields.tsx';
import { HandOver } from './HandOver.tsx';
import { OverrideFields } from './OverrideFields.tsx';
import { PictureFields, pictureReport } from './PictureFields.tsx';
import { PolicyFields } from './PolicyFields.tsx';
import { Previews } from './Previews.tsx';
import { Contrast, Notes, Ramps } from './Report.tsx';
import { SeedFields } from './SeedFields.tsx';
import { useStoredWork } from './useStoredWork.ts';

const Root = styled.main({
  display: 'grid',
  gridTemplateColumns: '340px 860px',
  gap: `${token.space[32]} ${token.space[32]}`,
  justifyContent: 'center',
  padding: `${token.space[48]} ${token.space[24]} ${token.space[80]}`,
  '& > header': { gridColumn: '1 / -1', display: 'grid', gap: token.space[12], maxWidth: '762px' },
});

const Bar = styled.div({
  gridColumn: '1 / -1',
  position: 'sticky',
  top: 0,
  zIndex: token.z.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[12],
  alignItems: 'center',
  padding: `${token.space[12]} ${token.space[20]}`,
  borderRadius: token.radius.card,
  background: token.color.surface.card,
  boxShadow: token.shadow[2],
  '& > .gap': { marginInlineStart: 'auto' },
});

const Panel = styled.div({
  position: 'sticky',
  top: '88px',
  display: 'grid',
  gap: token.space[24],
  alignSelf: 'start',
  maxHeight: 'calc(100vh - 104px)',
  overflowY: 'auto',
  padding: token.space[20],
  borderRadius: token.radius.card,
  background: token.color.surface.card,
  boxShadow: token.shadow[1],
});

const Sections = styled.div({ display: 'grid', gap: token.space[48], alignContent: 'start' });

const FROM_JSON = 'json';

function draftOf(id: string): Draft {
  const stored = id === FROM_JSON ? readStored(localStorage) : undefined;
  const brand = BRANDS.get(id) ?? BRANDS.get('default');
  if (stored) return stored;
  if (!brand) throw new Error('There is no default brand.');
  return { brand, pictures: {}, source: brand.id };
}

/** The brand it starts from, and after it what was worked on before the page was left. */
function historyOf(from: string, isStored: boolean): History<Draft> {
  const start = begin(draftOf(from));
  const work = isStored ? readStored(localStorage, WORK_KEY) : undefined;
  const isSame = JSON.stringify(work?.brand) === JSON.stringify(start.now.brand);
  return work && !(isSame && Object.keys(work.pictures).length === 0) ? replace(start, work, start.start) : start;
}

export interface LabProps {
  /** Id of the brand it starts from. */
  from: string;
  /** Keeps what is worked on in this browser; other stories of the Lab begin anew. */
  isStored?: boolean;
}

/** Editor of a brand: seeds, facts and pictures on the left, the resulting pages on the right. */
export function Lab({ from, isStored = false }: LabProps) {
  const [history, setHistory] = useState(() => historyOf(from, isStored));
  const [note, setNote] = useState(history.past.length > 0 ? 'Your work of before; Undo gives it up.' : '');
  const draft = history.now;
  const { brand } = draft;
  const report = useMemo(() => measureBrand(brand), [brand]);
  const flaws = useMemo(() => brandFlaws({ ...brand }), [brand]);
  const isDark = isShownDark(draft.brand.policy.mode);
  const vars = useMemo(() => variablesOf(draft, report, isDark), [draft, report, isDark]);
  const edit: Edit = (field, make) => setHistory((now) => change(now, field, make(now.now)));
  useStoredWork(draft, isStored && flaws.length === 0);
  const failing = report.pairs.filter(({ passes }) => !passes).length;
  const fitting = IMAGES.filter((name) => pictureReport(draft, name)?.flaws.length === 0).length;
  const wear = () =>
    setNote(wearEverywhere(draft) ? 'The whole workbench wears it: From JSON.' : 'No room in this browser.');
  const stored = readStored(localStorage)?.brand;
  const options = [
    ...brands.map(({ id, name }) => ({ value: id, label: `${id} · ${name.cn}` })),
    ...(stored ? [{ value: FROM_JSON, label: `From JSON · ${stored.name.cn}` }] : []),
  ];
  return (
    <Root>
      <header>
        <Heading level={1}>Brand Lab</Heading>
        <Text size={16} tone="secondary" as="p">
          Turn a hue and watch the school. Everything here is measured as the build measures it, and what leaves is the
          one file that a brand is.
        </Text>
      </header>
      <Bar role="group" aria-label="The brand as it is now">
        <Text weight={600}>{brand.name.en}</Text>
        <Tag tone={failing === 0 ? 'success' : 'danger'} size="md">
          {`${report.pairs.length - failing} of ${report.pairs.length} pairs`}
        </Tag>
        <Tag tone={fitting === IMAGES.length ? 'success' : 'warning'} size="md">
          {`${fitting} of ${IMAGES.length} pictures`}
        </Tag>
        <Text size={13} tone="tertiary" role="status">
          {note}
        </Text>
        <Button
          className="gap"
          size="sm"
          variant="ghost"
          tone="neutral"
          disabled={history.past.length === 0}
          onClick={() => setHistory(undo)}
        >
          Undo
        </Button>
        <Button
          size="sm"
          variant="ghost"
          tone="neutral"
          disabled={history.future.length === 0}
          onClick={() => setHistory(redo)}
        >
          Redo
        </Button>
        <Button size="sm" variant="ghost" tone="neutral" onClick={() => setHistory(restart)}>
          Back to the start
        </Button>
        <Button size="sm" variant="ghost" tone="neutral" href="#import">
          Import
        </Button>
        <Button size="sm" variant="soft" disabled={flaws.length > 0} onClick={wear}>
          Wear it everywhere
        </Button>
        <Button
          size="sm"
          disabled={flaws.length > 0}
          onClick={() => download(`${brand.id}.brand.json`, writeBrand(brand))}
        >
          Export brand JSON
        </Button>
      </Bar>
      <Panel role="region" aria-label="Controls" tabIndex={0}>
        <Field label="Start from">
          <Select
            items={options}
            value={draft.source ?? from}
            onChange={(id) => setHistory((now) => replace(now, draftOf(id ?? from)))}
          />
        </Field>
        <SeedFields draft={draft} edit={edit} />
        <PolicyFields draft={draft} edit={edit} />
        <OverrideFields draft={draft} edit={edit} />
        <FactFields draft={draft} edit={edit} flaws={flaws} />
        <PictureFields draft={draft} edit={edit} />
      </Panel>
      <Sections>
        <section>
          <SectionHeader
            title="Key pages"
            sub={`Live components in ${Object.keys(vars).length} variables; nothing renders while you turn.`}
          />
          <Previews vars={vars} isDark={isDark} hasChat={brand.im.show} name={brand.name} />
        </section>
        <section>
          <SectionHeader title="Ramps" sub="Step, contrast on white, hex; OKLCH under the pointer." />
          <Ramps report={report} />
        </section>
        <Notes report={report} flaws={flaws} />
        <section>
          <SectionHeader title="Contrast" sub="Text needs 4.5, lines and marks 3." />
          <Stack gap={16}>
            <Advice
              pairs={report.pairs}
              brand={brand}
              onTake={(next) => edit('advice', (now) => withBrand(now, next))}
            />
            <Contrast pairs={report.pairs} />
          </Stack>
        </section>
        <HandOver draft={draft} onImport={(next) => setHistory((now) => replace(now, next))} />
      </Sections>
    </Root>
  );
}
