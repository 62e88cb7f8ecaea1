import '../../app/app.css';
import { afterAll, afterEach, beforeAll, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { closeShop, openShop, resetShop } from './screen.tsx';

let complaints: MockInstance[] = [];

beforeAll(openShop);
beforeEach(() => {
  resetShop();
  // What React or the browser complains about is a failure, not noise.
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});
afterEach(() => {
  for (const complaint of complaints) {
    expect(complaint).not.toHaveBeenCalled();
    complaint.mockRestore();
  }
});
afterAll(closeShop);
