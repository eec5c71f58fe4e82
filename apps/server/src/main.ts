import { enableCompileCache } from 'node:module';

// Before anything else is loaded: only what comes after it is kept compiled for the next start (performance.md row 19).
enableCompileCache();
await import('./serve.ts');
