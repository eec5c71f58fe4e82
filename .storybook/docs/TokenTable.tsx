import usage from 'virtual:token-usage';
import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { Heading, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { scaleValue } from '../tokens/dtcg.ts';
import { PageTable } from './pageTable.ts';

/** Kinds of tokens in the order of the Tokens pages, by the beginning of their names. */
const KINDS: readonly (readonly [title: string, names: RegExp])[] = [
  ['Colour', /^--sy-color-/],
  ['Pictures', /^--sy-img-/],
  ['Type', /^--sy-(font|line-height|weight)/],
  ['Space and size', /^--sy-(space|size|layout)-/],
  ['Shape and depth', /^--sy-(radius|shadow|z)-/],
  ['Motion', /^--sy-motion-/],
  ['Of a component', /^--sy-/],
];

/** A kind of tokens has a line above, its rows have none between them. */
const TokenRows = styled(PageTable)({ '& tbody > tr + tr': { borderTop: 0 }, '& code': { whiteSpace: 'nowrap' } });

const Chip = styled.i({
  display: 'inline-block',
  width: '16px',
  height: '16px',
  marginInlineEnd: token.space[8],
  verticalAlign: '-3px',
  borderRadius: token.space[4],
  boxShadow: `inset 0 0 0 1px ${token.color.border.subtle}`,
});

/** `packages/ui/src/commerce/PriceTag/PriceTag.stories.tsx` → `commerce/PriceTag`. */
const folderOf = (file: unknown) => /packages\/ui\/src\/(.+)\/[^/]+$/.exec(String(file))?.[1] ?? '';

const isColour = (value: string) => /^(#|rgb|color-mix|oklch)/.test(value);

/** The value of a token in the brand of the toolbar, or in every brand; for a picture, its file. */
function worth(name: string) {
  if (name.endsWith('*')) return 'the code chooses';
  const declared = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  const value = declared === '' ? (scaleValue(name) ?? '') : declared;
  return /\/([^/?"]+)(\?[^"]*)?"?\)$/.exec(value)?.[1] ?? value;
}

function Row({ name }: { name: string }) {
  const value = worth(name);
  return (
    <tr>
      <td>
        {isColour(value) && <Chip style={{ background: `var(${name})` }} />}
        <code>{name}</code>
      </td>
      <td>{value}</td>
    </tr>
  );
}

/** The tokens used by the files of a component, with their values in the brand of the toolbar (ui-kit 4.8). */
export function TokenTable() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const [, readAgain] = useState({});
  useEffect(() => {
    const channel = addons.getChannel();
    const read = () => requestAnimationFrame(() => readAgain({}));
    channel.on(GLOBALS_UPDATED, read);
    return () => channel.off(GLOBALS_UPDATED, read);
  }, []);
  const names = usage[folderOf(preparedMeta.parameters['fileName'])] ?? [];
  if (names.length === 0) return null;
  const kindOf = (name: string) => KINDS.find(([, known]) => known.test(name))?.[0];
  return (
    <>
      <Heading>Tokens</Heading>
      <Unstyled>
        <TokenRows>
          {KINDS.map(([title]) => {
            const own = names.filter((name) => kindOf(name) === title);
            if (own.length === 0) return null;
            return (
              <tbody key={title}>
                <tr>
                  <th rowSpan={own.length + 1} scope="rowgroup">
                    {title}
                  </th>
                </tr>
                {own.map((name) => (
                  <Row name={name} key={name} />
                ))}
              </tbody>
            );
          })}
        </TokenRows>
      </Unstyled>
    </>
  );
}
