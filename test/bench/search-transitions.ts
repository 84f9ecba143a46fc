import { lastWave, timeOf } from '#functions/matching/waves.rules.ts';
import { stepFunctions } from '#local/services/step-functions.ts';
import { searchEnded, startSearch, transitionsOf } from '#test/support/search-run.ts';
import { startServiceHost } from '#test/support/service-host.ts';

/** State transitions of the deployed definition: each state entered, which Step Functions charges for. */
export async function searchTransitions(): Promise<{ bookedInFirstWave: number; wholeSearch: number }> {
  return {
    bookedInFirstWave: await transitionsWhen({ overAfterMs: 20_000 }),
    wholeSearch: await transitionsWhen({ overAfterMs: undefined }),
  };
}

/** Runs one search on the laptop's interpreter and clock. `overAfterMs`: when the order is booked. */
async function transitionsWhen({ overAfterMs }: { overAfterMs: number | undefined }): Promise<number> {
  let openedAt = '';
  const host = await startServiceHost({
    services: [stepFunctions()],
    functions: {
      wave: ({ wave }: { wave: number }) => {
        const passed = host.clock.now() - Date.parse(openedAt);
        const done = wave > lastWave || (overAfterMs !== undefined && passed >= overAfterMs);
        const at = done ? new Date(host.clock.now()) : timeOf(wave + 1, openedAt);
        return { wave: wave + 1, at: at.toISOString(), done };
      },
    },
  });
  try {
    await host.start();
    openedAt = new Date(host.clock.now()).toISOString();
    const search = await startSearch(host, openedAt);
    await host.clock.advance(640_000);
    await searchEnded(host, search);
    return await transitionsOf(host, search);
  } finally {
    await host.stop();
  }
}
