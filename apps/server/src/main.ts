import { enableCompileCache } from 'node:module';

// Before any other import: only later ones are in the compile cache of the next start (performance.md row 19).
enableCompileCache();
await import('./serve.ts');
