import { builtinEnvironments } from 'vitest/runtime';

/** Test files share a process, so each begins with a new document, without event listeners. */
await builtinEnvironments.jsdom.setup(globalThis, {});
