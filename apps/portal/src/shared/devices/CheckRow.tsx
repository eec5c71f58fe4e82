import type { ReactNode } from 'react';
import { useId } from 'react';
import { Action, Disc, More, Row, Steps, Title, Words } from './devices.styles.ts';

interface CheckRowProps {
  /** How it is; without a tone it is not known yet. */
  tone?: 'good' | 'warn' | 'bad' | undefined;
  icon: ReactNode;
  title: string;
  text: ReactNode;
  action?: ReactNode;
  /** What to do about it, a line each, and the name of that list. */
  steps?: { name: string; lines: readonly string[] } | undefined;
  /** Below the words. */
  children?: ReactNode;
}

/** One row of the device check, in the manner of the kit's microphone. */
export function CheckRow({ tone, icon, title, text, action, steps, children }: CheckRowProps) {
  const id = useId();
  return (
    <Row aria-labelledby={id}>
      <Disc data-tone={tone} aria-hidden>
        {icon}
      </Disc>
      <div role={tone === 'bad' ? 'alert' : 'status'}>
        <Title id={id}>{title}</Title>
        <Words>{text}</Words>
      </div>
      {action !== undefined && <Action>{action}</Action>}
      {children !== undefined && <More>{children}</More>}
      {steps && (
        <Steps aria-label={steps.name}>
          {steps.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Steps>
      )}
    </Row>
  );
}
