import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { Alert, SectionHeader, Stack, Text } from '@shuyuan/ui';
import { type BrandReport, type Measured, rampOf } from '../measure.ts';
import { Mark } from './Mark.tsx';

const Ramp = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  overflow: 'hidden',
  borderRadius: token.radius.card,
  boxShadow: token.shadow[1],
  '& > div': {
    display: 'grid',
    alignContent: 'space-between',
    height: '84px',
    padding: token.space[8],
    fontSize: token.fontSize[12],
    lineHeight: token.lineHeight[12],
    fontVariantNumeric: 'tabular-nums',
    color: token.color.text.primary,
    '&[data-ink="light"]': { color: token.color.text.onAction },
  },
});

/** The three ramps that grow from the seeds. */
export function Ramps({ report }: { report: BrandReport }) {
  return (
    <Stack gap={12}>
      {['primary', 'accent', 'neutral'].map((ramp) => (
        <Ramp key={ramp} aria-label={`${ramp} ramp`} role="group">
          {rampOf(report.vars, ramp).map(({ step, hex, contrast, oklch: [l, c, h] }) => (
            <div
              data-ink={contrast >= 4.5 ? 'light' : 'dark'}
              style={{ background: hex }}
              title={`OKLCH ${l.toFixed(3)} ${c.toFixed(3)} ${h.toFixed(0)}`}
              key={step}
            >
              <strong>{step}</strong>
              <span>
                {contrast.toFixed(2)}
                <br />
                {hex}
              </span>
            </div>
          ))}
        </Ramp>
      ))}
    </Stack>
  );
}

const Tables = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: token.layout.gutter,
  alignItems: 'start',
  '& table': {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: token.fontSize[12],
    lineHeight: token.lineHeight[12],
  },
  '& th': { textAlign: 'left', fontWeight: token.weight.regular, color: token.color.text.tertiary },
  '& td, & th': { padding: `${token.space[4]} ${token.space[8]} ${token.space[4]} 0` },
  '& tbody tr': { borderTop: `1px solid ${token.color.border.subtle}` },
  '& td.number': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& td.names': { width: '100%', overflowWrap: 'anywhere' },
  '& i': {
    display: 'grid',
    placeItems: 'center',
    width: '36px',
    height: '24px',
    borderRadius: token.space[4],
    fontStyle: 'normal',
    fontWeight: token.weight.semibold,
    boxShadow: `inset 0 0 0 1px ${token.color.border.subtle}`,
  },
});

const short = (name: string) => name.replace(/^color\./, '');

function Looks({ frontHex, backHex }: Pick<Measured, 'frontHex' | 'backHex'>) {
  return (
    <td>
      <i aria-hidden="true" style={{ color: frontHex, background: backHex }}>
        Aa
      </i>
    </td>
  );
}

function Row({ pair }: { pair: Measured }) {
  return (
    <tr data-pair={`${pair.front} on ${pair.back}`}>
      <Looks {...pair} />
      <td className="names">
        {short(pair.front)} on {short(pair.back)}
        {pair.advice !== undefined && <Mark passes={false}>{pair.advice} would pass</Mark>}
      </td>
      <td className="number">{pair.ratio.toFixed(2)}</td>
      <Looks {...pair.dark} />
      <td className="number">{pair.dark.ratio.toFixed(2)}</td>
      <td className="number">{pair.minimum}</td>
      <td>
        <Mark passes={pair.passes} />
      </td>
    </tr>
  );
}

function Half({ pairs, label }: { pairs: readonly Measured[]; label: string }) {
  return (
    <table aria-label={label}>
      <thead>
        <tr>
          <th>Looks</th>
          <th>Pair</th>
          <th>Has</th>
          <th>Dark</th>
          <th>Has</th>
          <th>Needs</th>
          <th>Result</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => (
          <Row pair={pair} key={`${pair.front} ${pair.back}`} />
        ))}
      </tbody>
    </table>
  );
}

/** Every pair of colours with a required contrast, in both modes; failing pairs come first. */
export function Contrast({ pairs }: { pairs: readonly Measured[] }) {
  const sorted = [...pairs.filter(({ passes }) => !passes), ...pairs.filter(({ passes }) => passes)];
  const middle = Math.ceil(sorted.length / 2);
  return (
    <Tables>
      <Half pairs={sorted.slice(0, middle)} label="Contrast, first half" />
      <Half pairs={sorted.slice(middle)} label="Contrast, second half" />
    </Tables>
  );
}

/** What a designer should know before handing the brand over. */
export function Notes({ report, flaws }: { report: BrandReport; flaws: readonly string[] }) {
  const { moved, neighbours, takenTenants } = report;
  const [nearest] = neighbours;
  return (
    <section>
      <SectionHeader title="Collisions" sub="Computed, not remembered." />
      <Stack gap={12}>
        {flaws.length > 0 && (
          <Alert tone="danger" title="The file cannot be exported like this">
            {flaws.join('. ')}
          </Alert>
        )}
        {takenTenants.length > 0 && (
          <Alert tone="danger" title={`Another school already has the tenant ${takenTenants.join(', ')}`}>
            A host name belongs to one school.
          </Alert>
        )}
        {neighbours
          .filter(({ isTooClose }) => isTooClose)
          .map(({ brand, distance }) => (
            <Alert tone="warning" title={`Too close to ${brand.id}: ${distance.toFixed(3)} in OKLab`} key={brand.id}>
              Below 0.07 people take one school for the other. Turn the hue of the primary.
            </Alert>
          ))}
        {moved.map(({ status, near, distance }) => (
          <Alert tone="info" title={`${status} stands at its dark step 800`} key={status}>
            Its solid is {distance.toFixed(3)} from {near}, and below 0.12 the two would be taken for one another.
          </Alert>
        ))}
        {nearest && (
          <Text tone="secondary">
            Nearest school: {nearest.brand.id}, {nearest.distance.toFixed(3)} away in OKLab.{' '}
            {moved.length === 0 && 'No status colour had to move.'}
          </Text>
        )}
      </Stack>
    </section>
  );
}
