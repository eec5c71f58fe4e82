import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readableTypes } from './argTypes.ts';
import { kitEntries, readTypeDocs } from './plugins/typeDocs.ts';

const packages = fileURLToPath(new URL('../packages', import.meta.url));
const enhance = readableTypes(readTypeDocs(kitEntries(packages), packages));

// The extractor of the workbench, as the framework has it: the text of a component, then the rows of its docs page.
const framework = createRequire(createRequire(import.meta.url).resolve('@storybook/react-vite'));
const ofFramework = (name: string) => import(pathToFileURL(framework.resolve(name)).href);
const { parse, makeFsImporter } = await ofFramework('react-docgen');
const { parameters } = await ofFramework('@storybook/react/entry-preview-argtypes');

/** The rows of the docs page of a component. */
function rowsOf(folder: string) {
  const name = folder.split('/').at(-1);
  const filename = `${packages}/ui/src/${folder}/${name}.tsx`;
  const [docgen] = parse(readFileSync(filename, 'utf8'), { filename, importer: makeFsImporter() });
  const component = Object.assign(() => null, { __docgenInfo: docgen });
  const argTypes = parameters.docs.extractArgTypes(component);
  const context = { argTypes, component } as unknown as Parameters<typeof enhance>[0]; // what the enhancer reads of it
  return enhance(context);
}

describe('the props in the docs', () => {
  const coupon = rowsOf('commerce/CouponCard');

  it('show the name of a union of texts and its members, which the control offers', () => {
    expect(coupon['status']?.table?.type).toEqual({
      summary: "CouponStatus = | 'toUse' | 'notYet' | 'locked' | 'used' | 'expired' | 'claimable' | 'claimedOut'",
    });
    expect(coupon['status']?.type).toMatchObject({ name: 'enum', value: expect.arrayContaining(['locked']) });
    expect(coupon['size']?.table?.type?.summary).toBe("'lg' | 'md' | 'sm'");
  });

  it('show the name of a union of objects, and each kind with its fields and comments as its detail', () => {
    const { summary, detail } = coupon['coupon']?.table?.type ?? {};
    expect(summary).toBe('Coupon');
    expect(detail).toMatch(/^\/\*\* A coupon as shown on cards\. \*\/\ntype Coupon = CouponValue & \{/);
    for (const kind of ['fullReduction', 'noThreshold', 'discount']) expect(detail).toContain(`kind: '${kind}'`);
    expect(detail).toContain('/** Maximum discount. */');
    expect(rowsOf('studyRoom/UnreadNotification')['message']?.table?.type).toMatchObject({
      summary: 'UnreadMessage | null',
      detail: expect.stringContaining("kind: 'notice'"),
    });
    expect(rowsOf('studyRoom/ConsultQueueCard')['ticket']?.table?.type?.detail).toContain("state: 'missed';");
  });

  it('show instants, content and parts by their names, and list the parts', () => {
    expect(rowsOf('feedback/Countdown')['endsAt']?.table?.type?.summary).toBe('Instant');
    expect(rowsOf('controls/Button')['icon']?.table?.type?.summary).toBe('ReactNode');
    const { summary, detail } = coupon['slotProps']?.table?.type ?? {};
    expect(summary).toBe('SlotProps<CouponCardPart>');
    expect(detail).toMatch(/type CouponCardPart =[^;]*'ribbon'[^;]*'stamp';/);
    expect(detail).toContain('interface PartProps');
  });

  it('keep plain types plain, with their controls, and what goes to the root in a group of its own', () => {
    expect(coupon['selected']?.type).toMatchObject({ name: 'boolean' });
    expect(coupon['onDetail']?.type).toMatchObject({ name: 'function' });
    expect(coupon['onDetail']?.table?.type?.summary).toBe('() => void');
    expect(coupon['className']?.table).toMatchObject({ category: 'Root element', type: { summary: 'string' } });
    expect(coupon['className']?.control).toBe(false);
  });
});
