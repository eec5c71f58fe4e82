import { type ReactNode, useId } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { Root } from './ReportSheet.styles.ts';

/** A figure in the head of the sheet; a dash stands for one that is not known. */
export interface ReportFigure {
  label: string;
  value: string;
  /** Small behind the figure, e.g. `/16`. */
  unit?: string | undefined;
}

/** A section of the sheet on its thread. */
export interface ReportSection {
  /** Unique key. */
  key: string;
  title: string;
  /** Small beside the title. */
  note?: string | undefined;
  /** How sure it is: final, still moving, or written later. */
  certainty: 'final' | 'moving' | 'later';
  children: ReactNode;
  /** What stands in the margin beside it. */
  margin?: ReactNode;
}

export interface ReportSheetProps extends BaseProps<HTMLElement> {
  /** The school's logo above the title. */
  logo?: ReactNode;
  title: string;
  /** What kind of paper it is, and until when its figures are. */
  kind: string;
  /** Who and when, in one ruled line. */
  facts: readonly { label: string; value: string }[];
  /** One sentence that sums it up. */
  lead?: ReactNode;
  figures: readonly ReportFigure[];
  sections: readonly ReportSection[];
  /** What stands in the margin of the head. */
  side?: ReactNode;
  /** What stands below on paper only, e.g. lines for the parents. */
  foot?: ReactNode;
}

/** A report as paper: figures on the left on a thread, the lecturer's pen in the margin (product.md 4.6); prints on A4. */
export function ReportSheet(props: ReportSheetProps) {
  const { logo, title, kind, facts, lead, figures, sections, side, foot, ...rest } = props;
  const id = useId();
  return (
    <Root aria-labelledby={id} {...rest}>
      <header className="head">
        <div className="text">
          {logo}
          <h2 className="title" id={id}>
            {title}
          </h2>
          <p className="kind">{kind}</p>
          <dl className="facts">
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {lead !== undefined && <p className="lead">{lead}</p>}
          <dl className="figures">
            {figures.map(({ label, value, unit }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {value}
                  {unit !== undefined && <small>{unit}</small>}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="side">{side}</div>
      </header>
      {sections.map(({ key, title: name, note, certainty, children, margin }) => (
        <section className="row" key={key} data-certainty={certainty} aria-labelledby={`${id}-${key}`}>
          <div className="main">
            <span className="node" aria-hidden />
            <h3 className="heading" id={`${id}-${key}`}>
              {name}
              {note !== undefined && <small>{note}</small>}
            </h3>
            {children}
          </div>
          <div className="margin">{margin}</div>
        </section>
      ))}
      {foot !== undefined && <footer className="foot">{foot}</footer>}
    </Root>
  );
}
