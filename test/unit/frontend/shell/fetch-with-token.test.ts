import { describe, expect, it } from 'vitest';
import { fetchWithToken } from '../../../../frontend/src/lib/fetch-with-token.ts';

describe('A call with the access token', () => {
  it('is made once if the token is accepted', async () => {
    const { answer, sent } = await call({ taken: ['t1'], tokens: ['t1', 't2'] });

    expect(answer.status).toBe(200);
    expect(sent).toEqual(['t1']);
  });

  it('is made again if the token was replaced in the meantime', async () => {
    const { answer, sent } = await call({ taken: ['t2'], tokens: ['t1', 't2'] });

    expect(answer.status).toBe(200);
    expect(sent).toEqual(['t1', 't2']);
  });

  it('survives two clock changes while new tokens are on their way', async () => {
    const { answer, sent } = await call({ taken: ['t3'], tokens: ['t1', 't2', 't3'] });

    expect(answer.status).toBe(200);
    expect(sent).toEqual(['t1', 't2', 't3']);
  });

  it('is not made again once the pool has ended the session', async () => {
    const { answer, sent } = await call({ taken: [], tokens: ['t1', undefined] });

    expect(answer.status).toBe(401);
    expect(sent).toEqual(['t1']);
  });

  it('gives up after four refused tokens', async () => {
    const { answer, sent } = await call({ taken: [], tokens: ['t1', 't2', 't3', 't4', 't5'] });

    expect(answer.status).toBe(401);
    expect(sent).toEqual(['t1', 't2', 't3', 't4']);
  });

  it('is made once, without a token, if nobody is signed in', async () => {
    const { answer, sent } = await call({ taken: [], tokens: [undefined, 't2'] });

    expect(answer.status).toBe(401);
    expect(sent).toEqual([undefined]);
  });

  it('fails if a lost network keeps it from getting a new token', async () => {
    const lost = new TypeError('Failed to fetch');

    const outcome = fetchWithToken(
      async () => new Response(null, { status: 401 }),
      async (refused) => {
        if (refused !== undefined) throw lost;
        return 't1';
      },
    );

    await expect(outcome).rejects.toBe(lost);
  });
});

/** Calls an API that accepts only some tokens, from a browser that gets its tokens one after another. */
async function call({ taken, tokens }: { taken: string[]; tokens: (string | undefined)[] }) {
  const sent: (string | undefined)[] = [];
  const answer = await fetchWithToken(
    async (token) => {
      sent.push(token);
      return new Response(null, { status: token !== undefined && taken.includes(token) ? 200 : 401 });
    },
    async (refused) => tokens[refused === undefined ? 0 : tokens.indexOf(refused) + 1],
  );
  return { answer, sent };
}
