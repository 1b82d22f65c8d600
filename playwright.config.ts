import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** Chromium of the system: without its window it costs half as much. */
const BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** They let it run as root and keep it off the network. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/support/browser-setup.ts',
  outputDir: 'test-results',
  workers: 3, // each waits a good part of the time
  fullyParallel: true,
  timeout: 900_000, // ends what hangs; a slow machine is not a red one
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  use: {
    browserName: 'chromium',
    locale: 'de-DE',
    // It asks for pages a second time, which tests that watch requests would count.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath:
        process.env.CHROMIUM ?? BROWSERS.find((path) => existsSync(path)) ?? BROWSERS[0]!,
      args: CHROMIUM_FLAGS,
    },
  },
});
