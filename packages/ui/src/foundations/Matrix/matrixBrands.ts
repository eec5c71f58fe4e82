/**
 * The brands of every Matrix: three schools and two hard ones that only the workbench has (tests/brands). The list is fixed, so that
 * a school's new brand changes no picture (docs/decisions/0026).
 */
export const MATRIX_BRANDS = ['default', 'shengya', 'jinyouhui', 'light-yellow', 'near-black'] as const;
