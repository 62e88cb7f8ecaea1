import '../../app/app.css';
import { afterEach, beforeAll, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { openShop, resetShop } from './screen.tsx';

let consoleSpies: MockInstance[] = [];

beforeAll(openShop);
beforeEach(() => {
  resetShop();
  // A warning or an error of React or the browser fails the test.
  consoleSpies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});
afterEach(() => {
  for (const spy of consoleSpies) {
    expect(spy).not.toHaveBeenCalled();
    spy.mockRestore();
  }
});
