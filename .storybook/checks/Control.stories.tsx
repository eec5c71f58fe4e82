import { token } from '@shuyuan/tokens';
import { Text } from '@shuyuan/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Unlike every component of the kit it reads the brand, and so renders when the brand changes. */
function BrandReader() {
  const [brand, setBrand] = useState(document.documentElement.dataset['brand']);
  useEffect(() => {
    // Synchronously, or React would batch several brands into one commit.
    const read = () => flushSync(() => setBrand(document.documentElement.dataset['brand']));
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributeFilter: ['data-brand'] });
    return () => observer.disconnect();
  }, []);
  return <Text style={{ color: token.color.text.link }}>{brand}</Text>;
}

const meta = {
  component: BrandReader,
  // Not for designers: proves that the commit counter of the story tests works.
  tags: ['!dev', '!autodocs', 'renders-on-brand'],
} satisfies Meta<typeof BrandReader>;
export default meta;

/** The runner expects a commit for each brand here, and none in any other story. */
export const RendersOnBrand: StoryObj<typeof meta> = {};
