import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { Field, Input } from '@shuyuan/ui';
import { useState } from 'react';
import { readPasted } from '../../../packages/tokens/scripts/pastedColour.ts';

const Swatch = styled.i({
  width: '20px',
  height: '20px',
  borderRadius: token.space[4],
  boxShadow: `inset 0 0 0 1px ${token.color.border.subtle}`,
});

export interface ColourFieldProps {
  label: string;
  help?: string | undefined;
  /** The current colour, `#rrggbb`. */
  value: string;
  /** A colour that was read from the text. */
  onPaste: (hex: string) => void;
}

/** A colour typed or pasted in any form; the text stays as it is while the field is edited. */
export function ColourField({ label, help, value, onPaste }: ColourFieldProps) {
  const [text, setText] = useState<string>();
  const pasted = text === undefined || text.trim() === '' ? undefined : readPasted(text);
  const change = (next: string) => {
    setText(next);
    const read = readPasted(next);
    if ('hex' in read) onPaste(read.hex);
  };
  return (
    <Field
      label={label}
      help={help}
      error={pasted !== undefined && 'problem' in pasted ? `The text ${pasted.problem}` : undefined}
    >
      <Input
        value={text ?? value}
        spellCheck={false}
        prefix={<Swatch style={{ background: value }} />}
        onChange={change}
        onBlur={() => {
          if (pasted === undefined || 'hex' in pasted) setText(undefined);
        }}
      />
    </Field>
  );
}
