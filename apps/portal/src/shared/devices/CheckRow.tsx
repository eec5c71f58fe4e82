import type { ReactNode } from 'react';
import { useId } from 'react';
import { Row } from './devices.styles.ts';

interface CheckRowProps {
  /** How it is; without a tone it is not known yet. */
  tone?: 'good' | 'warn' | 'bad' | undefined;
  icon: ReactNode;
  title: string;
  text: string;
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
    <Row aria-labelledby={id} data-tone={tone}>
      <span className="disc" aria-hidden>
        {icon}
      </span>
      <div role={tone === 'bad' ? 'alert' : 'status'}>
        <p className="title" id={id}>
          {title}
        </p>
        <p className="text">{text}</p>
      </div>
      {action !== undefined && <div className="act">{action}</div>}
      {children !== undefined && <div className="more">{children}</div>}
      {steps && (
        <ol className="steps" aria-label={steps.name}>
          {steps.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      )}
    </Row>
  );
}
