// The health check of the container image: exit code 0 when the shop on this machine responds.

const { PORT = '3000' } = process.env;
const TIMEOUT_MS = 4_000;

const isHealthy = await fetch(`http://127.0.0.1:${PORT}/healthz`, {
  signal: AbortSignal.timeout(TIMEOUT_MS),
}).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = isHealthy ? 0 : 1;
