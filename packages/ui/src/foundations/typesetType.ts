/** Sets TeX into an element; throws if it is not TeX. */
export type Typeset = (tex: string, element: HTMLElement, isDisplay: boolean) => void;

/** Loads what sets formulas; `@shuyuan/ui/formulas` has one. */
export type LoadTypeset = () => Promise<Typeset>;
