import {at, expect, test} from './fixtures';
import {routes} from './published';

/**
 * What visitors type, by the page that must come first: names, acronyms, buyers' words, beginnings,
 * questions and slips of the keyboard. A new page brings its own line; a query found wanting joins. What is no longer
 * published is asked for no more.
 */
const table = `
/services/ai-data-systems:
  machine vision, machine lerning, AI, artificial inteligence, chatbot, data pipelines, LLM,
  NLP, computer vision, data warehouse
/services/cloud-development:
  kubernets, kuberntes, cloud migration, AWS, mobile app, dev ops, kuber, azure, hosting,
  build me a website
/services/cybersecurity:
  cybersecurity, cybersecurty, cybrsecurity, cyber security, pentest, penetration testing,
  pentration testing, hacked, pen test, SSO
/services/govtech:
  DoD, command and control, rapid prototyping, military, gov cloud, secure communications,
  federal contractor, department of defence, C2
/services/technical-support:
  help desk, IT support, 24/7 support, response time, managed services, helpdsk,
  on-call support, SLA, it help, outage
/services/engineering:
  systems integration, firmware, human factors, model based systems engineering,
  requirements traceability, MBSE, embeded software, IoT
/services/applied-behavior:
  BCBA, ABA, autism therapy, behaviour therapy, do you offer autism services, applied behav,
  registered behavior technician, autisim, behavior analyst, RBT
/services/stress-testing:
  stress test, workload assessment, NASA-TLX, burnout, workplace stress, cognitive load,
  fatigue, psychometrics, stress assesment
/services/psychology:
  mindfulness training, stress management, meditation, employee wellness, yoga, breathing,
  coaching, mindfullness, breathing exercises
/services/herbal-health:
  herbal, supplements, integrative health, herbs, natural remedies, nutrition
/services/tech-behavioral:
  parent portal, telehealth platform, ABA software, telehelth, practice management software,
  dashboards for clinicians, EHR, telehealth, session notes
/insights/ai-in-government:
  AI in goverment, OMB memo, federal AI rules, AI governance, M-25-21, responsible AI,
  ai regulation
/insights/mind-body-corporate:
  corporate wellness, wellness program roi, workplace wellness, wellness programs at work, ROI
/insights/nasa-opportunities:
  SBIR grant, NASA funding, startup funding, phase II, small business innovation research,
  nasa sbir, STTR, nasa grants, phase 1
/insights/aba-digital-health:
  ABA data collection, offline sync, autism app, offline data, health app privacy
/insights/defense-security:
  CMMC certification, NIST 800-171, quantum, DFARS, quantum computing threats, CUI,
  SPRS score, CMMC level 2
/insights/tech-meets-human:
  human in the loop, automation bias, human-AI teaming, explainable AI, trust in AI,
  human oversight
/:
  home
/services:
  services, what do you do, all services, service catalog
/industries:
  industries, who do you work with, aerospace industry, clients
/about:
  about us, company values, our mission, mission, who are you
/insights:
  blog, newsletter, subscribe, latest articles, articles, news, rss
/contact:
  contact, phone number, office hours, pricing, email address, where are you located,
  email, phone, adress
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

/** What comes first for each query, in the page itself: nobody waits there but for the search. */
async function ask(dialog: HTMLElement, asked: string[]): Promise<string[]> {
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

test('puts the page that is meant first', async ({page, visit}) => {
  test.setTimeout(180_000);
  // In four windows, as each waits for more letters before it answers.
  const size = Math.ceil(queries.length / 4);
  const answersTo = async (place: number) => {
    const own = place === 0 ? page : await page.context().newPage();
    if (own !== page) await own.goto(page.url());
    await own.getByRole('banner').getByRole('button', {name: 'Search'}).click();
    const dialog = own.getByRole('dialog', {name: 'Search'});
    await dialog.getByRole('searchbox').fill('about');
    await expect(dialog.getByRole('status')).toHaveText(/result/i);
    const asked = queries.slice(place * size, (place + 1) * size).map(({query}) => query);
    return dialog.evaluate(
      ask as (dialog: SVGElement | HTMLElement, asked: string[]) => Promise<string[]>,
      asked,
    );
  };
  await visit('/about');
  const answers = await Promise.all([0, 1, 2, 3].map(answersTo));
  const found = answers.flat();
  const notFirst = queries.flatMap(({query, address}, index) =>
    found[index] === address ? [] : [`"${query}" finds ${found[index]}, not ${address}`],
  );
  expect(queries.length).toBeGreaterThan(0);
  expect(notFirst.length / queries.length, notFirst.join('\n')).toBeLessThanOrEqual(0.05);
});
