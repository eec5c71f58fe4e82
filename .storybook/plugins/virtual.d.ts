declare module 'virtual:token-usage' {
  const usage: import('./tokenUsage.ts').TokenUsage;
  export default usage;
}

declare module 'virtual:brand-pictures' {
  const reports: import('./brandPictures.ts').PictureReports;
  export default reports;
}

declare module 'virtual:test-brands.css';

declare module 'virtual:type-docs' {
  const docs: Omit<import('./typeDocs.ts').TypeDocs, 'components'>;
  export default docs;
}

declare module 'virtual:component-docs' {
  const docs: Readonly<Record<string, import('./componentDocs.ts').ComponentDoc>>;
  export default docs;
}
