import { type Config, ConfigError, type TracesConfig } from '../../config.ts';
import { isMissingPackage } from '../../platform/missing-package.ts';
import type { Traces } from './shop-traces.ts';

/**
 * Loads the traces with the packages of OpenTelemetry, which a deployed server does not have by default.
 *
 * @throws {ConfigError} when they are not installed
 */
export async function loadTraces(config: Config, traces: TracesConfig): Promise<Traces> {
  try {
    const { createShopTraces } = await import('./shop-traces.ts');
    return createShopTraces(config, traces);
  } catch (error) {
    if (!isMissingPackage(error, '@opentelemetry/')) throw error;
    throw new ConfigError(
      'OTEL_EXPORTER_OTLP_ENDPOINT needs the packages of OpenTelemetry, which are not installed: docs/deployment.md#traces.',
      { cause: error },
    );
  }
}
