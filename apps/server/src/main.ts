import { enableCompileCache } from 'node:module';

// Before anything else is loaded: what was compiled at the last start is not compiled again.
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
