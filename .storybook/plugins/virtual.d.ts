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
  const docs: import('./typeDocs.ts').TypeDocs;
  export default docs;
}
