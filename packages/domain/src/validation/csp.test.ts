import { expect, it, vi } from 'vitest';

it('schemas are built and used without generating code, as a strict CSP demands', async () => {
  const generate = vi.fn();
  vi.stubGlobal('Function', generate);
  try {
    const { checkForm, loginSchema } = await import('../index.ts');
    expect(checkForm(loginSchema, {}).ok).toBe(false);
  } finally {
    vi.unstubAllGlobals();
  }
  expect(generate).not.toHaveBeenCalled();
});
