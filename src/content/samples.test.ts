/** @jest-environment node */
import {memorySource, project, serviceFile} from './corpus/project';
import {readSamples} from './samples';

const row = (name: string) => `| ${name} | done |\n`;
const sample = `
:::specimen[Log: one night]{ref="L-1" date="May 5, 2026"}

| Run | Result |
|---|---|
${['A', 'B', 'C', 'D', 'E'].map(row).join('')}
> **D** It stays in.

:::
`;

it('takes from a service its sample, with the row of the remark and those beside it', async () => {
  const source = memorySource({...project, [serviceFile]: String(project[serviceFile]) + sample});
  const samples = await readSamples(source);
  expect(Object.values(samples).filter(Boolean)).toEqual([
    {
      title: 'Log: one night',
      reference: 'L-1',
      date: 'May\u00a05, 2026',
      rows: [['Run', 'Result'], ...['C', 'D', 'E'].map((name) => [name, 'done'])],
      note: {row: 'D', text: ' It stays in.'},
    },
  ]);
});
