import { defineConfig } from 'vitest/config';

/** At full size these take many minutes; `npm test` runs a share of each (test/soak/share.ts). */
const soakTimeout = process.env.SOAK === 'full' ? 60 * 60_000 : 5 * 60_000;

const endOfFile = ['test/support/end-of-file.ts'];

/** Tests wait for conditions: a time-out ends what hangs, and is never met by what is merely slow on a busy machine. */
const patient = { testTimeout: 60_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    restoreMocks: true,
    // Vitest leaves one core to its watcher; here nobody watches, and on two cores that is half of the time.
    maxWorkers: '100%',
    env: { POWERTOOLS_LOG_LEVEL: 'SILENT', AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
    reporters: ['default'],
    projects: [
      ...bothKindsOf('unit'),
      ...componentTests(),
      ...bothKindsOf('infra'),
      ...bothKindsOf('integration'),
      // Each has a stack of its own, whose table bears another name.
      {
        test: {
          ...patient,
          name: 'soak',
          include: ['test/soak/**/*.test.ts'],
          setupFiles: endOfFile,
          testTimeout: soakTimeout,
        },
      },
    ],
  },
});

/**
 * Loading the product and its SDKs takes longer than most tests do: files share processes, in which each finds these loaded.
 * A file that mocks modules, or starts whole stacks or services for the clients of the product, is called `….alone.test.ts`
 * and has a process of its own.
 */
function bothKindsOf(name: string) {
  const alone = `test/${name}/**/*.alone.test.ts`;
  const all = { ...patient, setupFiles: endOfFile };
  return [
    {
      test: {
        ...all,
        name,
        include: [`test/${name}/**/*.test.ts`],
        exclude: [alone],
        isolate: false,
        sequence: { groupOrder: 0 },
      },
    },
    { test: { ...all, name: `${name}-alone`, include: [alone], sequence: { groupOrder: 1 } } },
  ];
}

/**
 * A file that shares its process finds React and MUI loaded. A document belongs to customers or to technicians for its life,
 * and so does the process: theirs are in projects of their own.
 */
function componentTests() {
  const technicians = 'test/unit/frontend/technician/**/*.dom.test.tsx';
  const all = {
    ...patient,
    environment: 'happy-dom',
    expect: { poll: { timeout: 20_000 } },
    setupFiles: ['test/support/dom.ts'],
    isolate: false,
    sequence: { groupOrder: 0 },
  };
  // As the frontend's own settings say, which do not reach the tests.
  const oxc = { jsx: { runtime: 'automatic' as const } };
  return [
    {
      oxc,
      test: { ...all, name: 'unit-dom', include: ['test/unit/**/*.dom.test.tsx'], exclude: [technicians] },
    },
    { oxc, test: { ...all, name: 'unit-dom-technician', include: [technicians] } },
  ];
}
