/** Where a bucket is. Its credentials are in the environment, where AWS's own programs look for them. */
export interface BucketLocation {
  bucket: string;
  /** Begins the key of every object; empty, or with a `/` at its end. */
  prefix: string;
  /** Of another provider than AWS, such as `https://s3.example`. */
  endpoint: string | undefined;
  region: string;
}

/** What a provider that has no regions is told. */
const DEFAULT_REGION = 'us-east-1';

/**
 * Reads an address such as `s3://bucket/folder?endpoint=https://s3.example&region=ap-south-1`.
 *
 * @returns undefined when it is none, or has neither a region nor an endpoint
 */
export function parseBucketUrl(text: string): BucketLocation | undefined {
  const { bucket, path = '', query = '' } = ADDRESS.exec(text)?.groups ?? {};
  const parameters = new URLSearchParams(query);
  const endpoint = parameters.get('endpoint') ?? undefined;
  const region = parameters.get('region') ?? (endpoint === undefined ? undefined : DEFAULT_REGION);
  const isKnown = Array.from(parameters.keys()).every((name) => PARAMETERS.has(name));
  if (bucket === undefined || !isKnown || region === undefined || !/^[\w-]+$/.test(region)) {
    return undefined;
  }
  if (endpoint !== undefined && !/^https?:\/\/[^\s?#@]+$/.test(endpoint)) return undefined;
  const prefix = path.replace(/\/+$/, '');
  return { bucket, prefix: prefix === '' ? '' : `${prefix}/`, endpoint, region };
}

const ADDRESS =
  /^s3:\/\/(?<bucket>[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(?<path>[\w./-]*))?(?:\?(?<query>.*))?$/;

const PARAMETERS: ReadonlySet<string> = new Set(['endpoint', 'region']);
