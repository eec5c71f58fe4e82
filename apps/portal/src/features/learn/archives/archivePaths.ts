/** Address of a score sheet (product.md 5.1). */
export const sheetPath = (id: number) => `/archives/scoreSheet/${id}`;

/** Address where a score sheet is filled in (product.md 5.1). */
export const fillPath = (id: number) => `/archives/sheetFill/${id}`;
