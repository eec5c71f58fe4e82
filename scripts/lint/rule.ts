import type ts from 'typescript';

/** A source file passed to a rule. */
export interface Source {
  /** Path from the root, with forward slashes. */
  path: string;
  text: string;
  /** Parsed on demand: most rules need only the text of most files. */
  tree(): ts.SourceFile;
}

/** Checks one file and reports each finding with its position in the text. */
export interface Rule {
  applies(path: string): boolean;
  check(source: Source, report: (position: number, message: string) => void): void;
}
