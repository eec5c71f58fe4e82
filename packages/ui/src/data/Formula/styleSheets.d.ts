/** A style sheet of a dependency, imported for its rules alone. */
declare module '*.css';
