// @vitest-environment jsdom
import { act, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Input } from '../controls/Input/Input.tsx';
import { inDocument } from '../fixtures/inDocument.ts';

const page = inDocument();
afterEach(() => void vi.restoreAllMocks());

let give: (value: string | undefined) => void = () => undefined;
function Fed({ first }: { first: string | undefined }) {
  const [value, setValue] = useState(first);
  give = setValue;
  return <Input aria-label="名字" value={value} />;
}

it.each([
  ['comes', undefined, '林知夏', 'from uncontrolled to controlled'],
  ['goes', '林知夏', undefined, 'from controlled to uncontrolled'],
])('a value that %s later is reported once', async (_, first, then, words) => {
  const report = vi.spyOn(console, 'error').mockReturnValue(undefined);
  await page.show(<Fed first={first} />);
  expect(report).not.toHaveBeenCalled();
  await act(async () => give(then));
  await act(async () => give(then && `${then}。`));
  expect(report.mock.calls).toEqual([[expect.stringContaining(words)]]);
});

it('a value that is empty for a while is none of it', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue(undefined);
  await page.show(<Fed first="" />);
  await act(async () => give('林'));
  await act(async () => give(''));
  expect(report).not.toHaveBeenCalled();
});
