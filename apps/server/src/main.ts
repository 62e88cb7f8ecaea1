import { enableCompileCache } from 'node:module';

// Before any other import: modules that were compiled at the last start are not compiled again.
enableCompileCache();

const { start } = await import('./start.ts');

try {
  await start();
} catch (error) {
  const isConfigError = error instanceof Error && error.name === 'ConfigError';
  const text = error instanceof Error && !isConfigError ? error.stack : String(error);
  process.stderr.write(`The shop cannot start.\n${text}\n`);
  process.exit(1);
}
