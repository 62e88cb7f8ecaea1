import { expect, test } from 'vitest';
import { parseBucketUrl } from './bucket-url.ts';

test.each([
  [
    's3://pictures?region=ap-south-1',
    { bucket: 'pictures', prefix: '', endpoint: undefined, region: 'ap-south-1' },
  ],
  [
    's3://my.pictures/shop/a/?endpoint=https://s3.example',
    {
      bucket: 'my.pictures',
      prefix: 'shop/a/',
      endpoint: 'https://s3.example',
      region: 'us-east-1',
    },
  ],
  [
    's3://pictures/shop?region=auto&endpoint=http%3A%2F%2Fminio%3A9000',
    { bucket: 'pictures', prefix: 'shop/', endpoint: 'http://minio:9000', region: 'auto' },
  ],
])('%s is a bucket', (text, expected) => {
  expect(parseBucketUrl(text)).toEqual(expected);
});

test.each([
  's3://pictures',
  's3://?region=ap-south-1',
  's3://Pictures?region=ap-south-1',
  'https://pictures.s3.amazonaws.com',
  's3://pictures?region=',
  's3://pictures?region=ap-south-1&acl=public-read',
  's3://pictures?endpoint=s3.example',
  's3://pictures?endpoint=https://key:secret@s3.example',
  's3://pictures/shop%2F?region=ap-south-1',
])('%s is none', (text) => {
  expect(parseBucketUrl(text)).toBeUndefined();
});
