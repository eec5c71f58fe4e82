import type ts from 'typescript';

/** A source file as a rule sees it. */
export interface Source {
  /** Path from the root, with forward slashes. */
  path: string;
  text: string;
  /** Parsed on demand: most rules need only the text of most files. */
  tree(): ts.SourceFile;
}

/** Looks at one file and reports each finding with the position in its text. */
export interface Rule {
  applies(path: string): boolean;
  check(source: Source, report: (position: number, message: string) => void): void;
}
