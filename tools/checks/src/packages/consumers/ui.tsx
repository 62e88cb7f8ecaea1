// A program of another team that uses @haat/ui.
import { strict as assert } from 'node:assert';
import { Button, buttonClass, listPageEntries } from '@haat/ui';
import { renderToStaticMarkup } from 'react-dom/server';

const html = renderToStaticMarkup(<Button type="submit">Save</Button>);
assert.match(html, /^<button [^>]*type="submit"[^>]*>.*Save.*<\/button>$/s);
assert.equal(typeof buttonClass({ variant: 'secondary' }), 'string');
assert.ok(listPageEntries(1, 9).length > 0);
