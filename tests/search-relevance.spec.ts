import {at, expect, searchButton, searchDialog, test} from './fixtures';
import {routes} from './published';

/**
 * What visitors type, by the page that must come first: names, acronyms, buyers' terms, prefixes, questions, and
 * typos. Add a line for each new page, and any query with a bad result. Pages that are not published are skipped.
 */
const table = `
/services/ai-data-systems:
  machine vision, machine lerning, AI, chatbot, data pipelines, LLM, NLP, data warehouse
/services/cloud-development:
  kubernets, cloud migration, AWS, mobile app, dev ops, kuber, hosting, build me a website
/services/cybersecurity:
  cybersecurty, cyber security, pentest, pentration testing, hacked, SSO
/services/govtech:
  DoD, command and control, rapid prototyping, military, gov cloud, department of defence, C2
/services/technical-support:
  help desk, IT support, 24/7 support, response time, helpdsk, SLA, it help, outage
/services/engineering:
  systems integration, human factors, requirements traceability, MBSE, embeded software, IoT
/services/applied-behavior:
  BCBA, ABA, behaviour therapy, do you offer autism services, applied behav, autisim, RBT
/services/stress-testing:
  workload assessment, NASA-TLX, burnout, workplace stress, psychometrics, stress assesment
/services/psychology:
  mindfullness, stress management, meditation, employee wellness, coaching, breathing exercises
/services/herbal-health:
  herbal, supplements, integrative health, natural remedies, nutrition
/services/tech-behavioral:
  parent portal, telehelth, ABA software, practice management software, EHR, session notes
/insights/ai-in-government:
  AI in goverment, OMB memo, federal AI rules, M-25-21, responsible AI
/insights/mind-body-corporate:
  corporate wellness, wellness program roi, wellness programs at work
/insights/nasa-opportunities:
  SBIR grant, startup funding, phase II, small business innovation research, nasa grants
/insights/aba-digital-health:
  ABA data collection, offline sync, autism app, health app privacy
/insights/defense-security:
  CMMC certification, NIST 800-171, DFARS, quantum computing threats, CUI, CMMC level 2
/insights/tech-meets-human:
  human in the loop, automation bias, explainable AI, human oversight
/services:
  services, what do you do, service catalog
/industries:
  industries, who do you work with, aerospace industry
/about:
  about us, our mission, who are you
/insights:
  blog, newsletter, latest articles, news, rss
/contact:
  contact, phone number, office hours, pricing, email address, where are you located, adress
`;

const queries = [...table.matchAll(/^(\/\S*):\n((?: {2}.+\n)+)/gm)].flatMap(
  ([, path = '', list = '']) =>
    routes.includes(path)
      ? list
          .trim()
          .split(/,\s+/)
          .map((query) => ({query, address: at(path)}))
      : [],
);

/** The first result of each query. Runs in the page, which is faster than a round trip per query. */
async function firstResults(dialog: HTMLElement, asked: string[]): Promise<string[]> {
  const list = dialog.querySelector('[data-search="results"]') as Element;
  const input = dialog.querySelector('input') as HTMLInputElement;
  const answers: string[] = [];
  for (const query of asked) {
    input.value = query;
    const answered = new Promise<void>((resolve) => {
      const watching = new MutationObserver(() => {
        watching.disconnect();
        resolve();
      });
      watching.observe(list, {childList: true});
    });
    input.dispatchEvent(new Event('input'));
    await answered;
    const links = [...list.querySelectorAll(':scope > li > a')];
    const first = links.find((link) => link.checkVisibility());
    answers.push(first?.getAttribute('href') ?? 'nothing');
  }
  return answers;
}

test('ranks the right page first', async ({context}) => {
  test.setTimeout(180_000);
  // In four tabs in parallel, because each query is debounced.
  const size = Math.ceil(queries.length / 4);
  const answers = [0, 1, 2, 3].map(async (index) => {
    const own = await context.newPage();
    await own.goto('./about');
    await searchButton(own).click();
    const dialog = searchDialog(own);
    await dialog.getByRole('searchbox').fill('about');
    await expect(dialog.getByRole('status')).toHaveText(/\d/);
    const asked = queries.slice(index * size, (index + 1) * size).map(({query}) => query);
    return dialog.evaluate(
      firstResults as (dialog: SVGElement | HTMLElement, asked: string[]) => Promise<string[]>,
      asked,
    );
  });
  const found = (await Promise.all(answers)).flat();
  const notFirst = queries.flatMap(({query, address}, index) =>
    found[index] === address ? [] : [`"${query}" finds ${found[index]}, not ${address}`],
  );
  expect(queries.length).toBeGreaterThan(0);
  expect(notFirst.length / queries.length, notFirst.join('\n')).toBeLessThanOrEqual(0.05);
});
