// What `npm start` runs. Plain JavaScript for any Node version, so that an old Node or a missing `npm ci` gets a
// clear message. Everything else is in main.ts.
import { existsSync } from 'node:fs';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  fail(
    `Ironcall needs Node 20.19 or newer, and this is ${process.versions.node}.`,
    'Install it from https://nodejs.org',
  );
}
if (!existsSync(new URL('../node_modules/tsx', import.meta.url))) {
  fail('The packages are not installed.', 'Run: npm ci');
}

const { register } = await import('tsx/esm/api');
register();
await import('./main.ts');

function fail(message, wayOut) {
  process.stderr.write(`${message}\n${wayOut}\n`);
  process.exit(1);
}
