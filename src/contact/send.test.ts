import {send} from './send';

it.each([
  ['a minute', ['60'], 'busy', 1, 0],
  ['half a minute', ['30'], undefined, 2, 30_000],
  ['twenty seconds, again and again', ['20', '20', '20'], 'busy', 2, 20_000],
])(
  'when asked to wait %s, waits 30 seconds at most, then leaves it to the visitor',
  async (_, asked, outcome, tries, waited) => {
    jest.useFakeTimers();
    const answers = [...asked];
    const post = jest.fn(async () => {
      const wait = answers.shift();
      return {status: wait ? 429 : 200, headers: {get: () => wait ?? null}, text: async () => ''};
    });
    Object.assign(globalThis, {fetch: post});
    const start = Date.now();
    const config = {endpoint: 'https://forms.example/f'} as Parameters<typeof send>[0];
    const result = send(config, new FormData(), () => undefined);
    await jest.runAllTimersAsync();
    expect((await result)?.kind).toBe(outcome);
    expect(post).toHaveBeenCalledTimes(tries);
    expect(Date.now() - start).toBe(waited);
  },
);
