import { builtinEnvironments } from 'vitest/runtime';

/** Files share a process, and each begins with a document of its own, to which nobody listens yet. */
await builtinEnvironments.jsdom.setup(globalThis, {});
