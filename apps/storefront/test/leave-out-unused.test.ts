import { describe, expect, it } from 'vitest';
import { findUse } from '../scripts/leave-out-unused.ts';

describe('findUse', () => {
  it.each([
    ['useFetcher', `import { href, useFetcher } from 'react-router';`],
    ['ViewTransition', `import React, { useState, ViewTransition as Grow } from "react";`],
    ['preload', `import { flushSync, preload } from 'react-dom';`],
    ['useActionState', 'const [state] = React$1.useActionState(save, null);'],
    ['a ref of a Fragment', 'jsx(Fragment, { ref: list, children })'],
  ])('finds %s, which the build leaves out', (used, code) => {
    expect(findUse(code)).toBe(used);
  });

  it('lets a module use everything else, also under the same names', () => {
    const code = `import { Fragment, useState } from 'react';
      import { preload } from './pictures.ts';
      jsx(Fragment, { children: preload() });
      document.startViewTransition(change);`;
    expect(findUse(code)).toBeUndefined();
  });
});
