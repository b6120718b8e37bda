import { defineConfig } from 'vitest/config';

// The real program serves what was built; a real browser plays.
export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    // What is on a page comes when it comes; a test waits for it.
    expect: { poll: { timeout: 10_000 } },
  },
});
