/** The product's name, where no school is meant. */
export const PRODUCT_NAME = '书院';
