declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';

  /** The parts of the server that the tests use; it brings no types. */
  export default class S3rver {
    constructor(options: {
      silent: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    /** Of Koa: believe `X-Forwarded-Host`. */
    proxy: boolean;
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
  }
}
