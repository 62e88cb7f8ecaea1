import { expect, it } from 'vitest';
import { toImageUrl } from './image-url.ts';

it.each([
  ['https://img.example.com/a.jpg', 'https://img.example.com/a.jpg'],
  ['http://img.example.com/a.jpg?x=http://y', 'https://img.example.com/a.jpg?x=http://y'],
  ['https://img.example.com/a.jpg?x=http://y', 'https://img.example.com/a.jpg?x=http://y'],
  ['http://img.example.com/?x=http://localhost/', 'https://img.example.com/?x=http://localhost/'],
  ['javascript:alert(1)//http://localhost/', null],
  ['HTTP://img.example.com/a.jpg', 'https://img.example.com/a.jpg'],
  [' http://img.example.com/a.jpg ', 'https://img.example.com/a.jpg'],
  ['//img.example.com/a.jpg', 'https://img.example.com/a.jpg'],
  ['/api/v1/media/abc', '/api/v1/media/abc'],
  ['/', '/'],
  ['http://localhost/a.jpg', 'http://localhost/a.jpg'],
  ['http://localhost:3000/a.jpg', 'http://localhost:3000/a.jpg'],
  ['http://127.0.0.1:3000/a.jpg', 'http://127.0.0.1:3000/a.jpg'],
  ['http://[::1]:3000/a.jpg', 'http://[::1]:3000/a.jpg'],
  ['http://localhost', 'http://localhost'],
  ['http://localhost.example.com/a.jpg', 'https://localhost.example.com/a.jpg'],
  ['http://127.0.0.100/a.jpg', 'https://127.0.0.100/a.jpg'],
  ['', null],
  ['   ', null],
  ['a.jpg', null],
  ['http://', null],
  ['https:///a.jpg', null],
  ['///a.jpg', null],
  ['/\\evil.example.com/a.jpg', null],
  ['javascript:alert(1)', null],
  ['data:image/svg+xml,<svg/>', null],
  ['blob:https://x/1', null],
  ['ftp://img.example.com/a.jpg', null],
  ['xhttp://img.example.com/a.jpg', null],
])('%o becomes %o', (url, expected) => {
  expect(toImageUrl(url)).toBe(expected);
});
