// `npm run dev`: the server with reload on PORT (8080) and the portal with hot reload on 5173, which proxies to the server.
import { spawn } from 'node:child_process';
import { root } from './steps.mjs';

const port = process.env.PORT ?? '8080';
const env = { ...process.env, PORT: port, SHUYUAN_SERVER: `http://127.0.0.1:${port}` };
const start = (file, args) =>
  spawn(file, args, { cwd: root, stdio: 'inherit', env, shell: process.platform === 'win32' });

const children = [
  start('node', ['--watch', '--conditions=source', 'apps/server/src/main.ts']),
  start('pnpm', ['--filter', '@shuyuan/portal', 'exec', 'vite']),
];
console.log('Portal with hot reload: http://shengya.localhost:5173/web/');
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
for (const child of children) {
  child.on('exit', (status) => {
    for (const other of children) other.kill('SIGTERM');
    process.exitCode = status ?? 1;
  });
}
