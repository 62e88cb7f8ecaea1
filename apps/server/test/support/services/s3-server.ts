import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { onTestFinished, vi } from 'vitest';

const BUCKET = 'pictures';

/** The one user of the server; it checks the signature of every request. */
const CREDENTIALS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

/** Starts a server that speaks S3, with an empty bucket and with its credentials in the environment. */
export async function startS3Server(): Promise<{ url: string }> {
  const directory = await mkdtemp(join(tmpdir(), 'haat-s3-'));
  const s3 = new S3rver({ silent: true, directory, configureBuckets: [{ name: BUCKET }] });
  await s3.configureBuckets();
  s3.proxy = true;
  const respond = s3.callback();
  const server = createServer((request, response) => {
    const { url = '' } = request;
    if (url.startsWith(`/${BUCKET}/?`)) {
      // The server leaves the last slash of a bucket's path out of what it signs, unless the bucket is a host.
      request.headers['x-forwarded-host'] = BUCKET;
      request.url = url.slice(BUCKET.length + 1);
      Object.assign(request, { baseUrl: '/' });
    }
    respond(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await rm(directory, { recursive: true, force: true });
  });
  setCredentials();
  return { url: toBucketUrl((server.address() as AddressInfo).port) };
}

/** The `MEDIA_URL` of a bucket at a port of this machine. */
export function toBucketUrl(port: number, bucket = BUCKET): string {
  return `s3://${bucket}/shop?endpoint=http://127.0.0.1:${port}`;
}

/** Sets the credentials of the environment until the test ends. */
export function setCredentials(credentials: Record<string, string> = CREDENTIALS): void {
  for (const [name, value] of Object.entries(credentials)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
}
