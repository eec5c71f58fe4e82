import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { useId } from 'react';

export interface SliderProps {
  /** What it sets. */
  label: string;
  /** The current value. */
  value: number;
  min: number;
  max: number;
  step: number;
  /** Colours of the track from left to right; grey without. */
  track?: readonly string[] | undefined;
  /** The new value. */
  onChange: (value: number) => void;
}

const Root = styled.div({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) 68px',
  gap: token.space[12],
  alignItems: 'center',
  fontSize: token.fontSize[13],
  lineHeight: token.lineHeight[13],
  color: token.color.text.secondary,
  '& > input[type="range"]': {
    appearance: 'none',
    width: '100%',
    height: '24px',
    margin: 0,
    borderRadius: token.radius.pill,
    background: 'none',
    cursor: 'pointer',
  },
  '& > input[type="range"]::-webkit-slider-runnable-track': {
    height: '12px',
    borderRadius: token.radius.pill,
    background: `var(--_track, ${token.color.surface.sunken})`,
  },
  '& > input[type="range"]::-moz-range-track': {
    height: '12px',
    borderRadius: token.radius.pill,
    background: `var(--_track, ${token.color.surface.sunken})`,
  },
  '& > input[type="range"]::-webkit-slider-thumb': {
    appearance: 'none',
    width: '20px',
    height: '20px',
    marginTop: '-4px',
    border: `5px solid ${token.color.surface.card}`,
    borderRadius: token.radius.pill,
    background: token.color.text.primary,
    boxShadow: token.shadow[2],
  },
  '& > input[type="number"]': {
    height: token.field.hSm,
    width: '100%',
    padding: `0 ${token.space[8]}`,
    border: `1px solid ${token.color.border.control}`,
    borderRadius: token.radius.control,
    background: token.field.bg,
    fontFamily: token.font.number,
    fontVariantNumeric: 'tabular-nums',
    color: token.color.text.primary,
  },
});

/** A value set by dragging or typing. */
export function Slider({ label, value, min, max, step, track, onChange }: SliderProps) {
  const id = useId();
  const gradient = track && `linear-gradient(to right, ${track.join(', ')})`;
  const limits = { min, max, step, value };
  const take = (text: string) => {
    const next = Number(text);
    if (text !== '' && next >= min && next <= max) onChange(next);
  };
  return (
    <Root style={gradient ? { ['--_track' as string]: gradient } : undefined}>
      <label htmlFor={id}>{label.split(' ').at(-1)}</label>
      <input {...limits} id={id} type="range" aria-label={label} onChange={(event) => take(event.target.value)} />
      <input {...limits} type="number" aria-label={`${label}, typed`} onChange={(event) => take(event.target.value)} />
    </Root>
  );
}
