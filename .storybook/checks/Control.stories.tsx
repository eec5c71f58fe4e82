import { token } from '@shuyuan/tokens';
import { Text } from '@shuyuan/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Does what no component of the kit does: it reads the brand, and so renders when the brand changes. */
function BrandReader() {
  const [brand, setBrand] = useState(document.documentElement.dataset['brand']);
  useEffect(() => {
    // At once, or React would gather several brands into one commit.
    const read = () => flushSync(() => setBrand(document.documentElement.dataset['brand']));
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributeFilter: ['data-brand'] });
    return () => observer.disconnect();
  }, []);
  return <Text style={{ color: token.color.text.link }}>{brand}</Text>;
}

const meta = {
  component: BrandReader,
  // Not for designers: the proof that the commit counter of the story tests counts.
  tags: ['!dev', '!autodocs', 'renders-on-brand'],
} satisfies Meta<typeof BrandReader>;
export default meta;

/** The runner expects a commit for each brand here, and none in any other story. */
export const RendersOnBrand: StoryObj<typeof meta> = {};
