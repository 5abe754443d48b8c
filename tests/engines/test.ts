/** Playwright's test with a `visitor` fixture that works in every engine. */
import {expect, test as base} from '@playwright/test';
import type {Engine} from './find';
import {launch, type Visitor} from './visitor';

type WorkerFixtures = {engine: Engine; launched: Awaited<ReturnType<typeof launch>>};

export const test = base.extend<{visitor: Visitor}, WorkerFixtures>({
  engine: [{name: 'chromium'}, {option: true, scope: 'worker'}],
  launched: [
    async ({engine}, use) => {
      const launched = await launch(engine);
      await use(launched);
      await launched.end();
    },
    {scope: 'worker', timeout: 60_000},
  ],
  visitor: async ({launched}, use) => {
    const visitor = await launched.create();
    await visitor.resize(1366, 768);
    await use(visitor);
    await visitor.end();
  },
});

export {expect};
