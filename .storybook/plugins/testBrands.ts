import { readdirSync } from 'node:fs';
import { readBrand } from '../../packages/tokens/scripts/brandFile.ts';
import { expandBrand } from '../../packages/tokens/scripts/expandBrand.ts';
import { readTokens } from '../../packages/tokens/scripts/readTokens.ts';
import { block } from '../../packages/tokens/scripts/toCss.ts';

/**
 * The style sheet of the brands that only pictures use (tests/brands): declared as a school's brand is, but without pictures of its own,
 * which therefore are those of the brand around it.
 */
export function testBrandSheet(brandFolder: string, tokenFolder: string): string {
  const tokens = readTokens(tokenFolder);
  const files = readdirSync(brandFolder).filter((name) => name.endsWith('.brand.json'));
  const blocks = files.sort().map((name) => {
    const { file, own, scoped, darkOwn, dark } = expandBrand(readBrand(brandFolder, name), tokens, (image) => image);
    const lines = [...own, ...scoped].filter(([variable]) => !variable.startsWith('--sy-img-'));
    const scope = `[data-brand="${file.id}"]`;
    return [
      block(scope, new Map(lines), ''),
      block(`${scope}[data-mode="dark"][data-mode]`, new Map([...darkOwn, ...dark]), ''),
    ].join('\n');
  });
  return `@layer kit.tokens {\n${blocks.join('\n')}\n}\n`;
}
