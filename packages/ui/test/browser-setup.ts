import './app.css';
import { afterEach, beforeAll, beforeEach, expect, type MockInstance, vi } from 'vitest';

let complaints: MockInstance[] = [];

// Text is measured in its own face, not in the fallback.
beforeAll(async () => {
  for (const font of ['400 16px Mukta', '600 16px Mukta', '700 16px Mukta', "16px 'Rozha One'"]) {
    await document.fonts.load(font, 'Haat ₹');
  }
});

// A warning of React or of the browser fails the test.
beforeEach(() => {
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});
afterEach(() => {
  for (const complaint of complaints) {
    expect(complaint).not.toHaveBeenCalled();
    complaint.mockRestore();
  }
});
