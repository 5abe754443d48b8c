import {at, expect, settle, test, type Page} from './fixtures';
import {routes} from './table';

/**
 * What visitors type, by the page that must come first: names, acronyms, buyers' words, beginnings,
 * questions and slips of the keyboard. A new page brings its own line; a query found wanting joins.
 */
const queries: Record<string, string[]> = {
  '/services/ai-data-systems': [
    'machine vision',
    'machine lerning',
    'AI',
    'artificial inteligence',
    'chatbot',
    'data pipelines',
    'LLM',
    'natural language procesing',
    'predictive analitics',
    'python',
    'generative ai',
  ],
  '/services/cloud-development': [
    'kubernets',
    'kuberntes',
    'cloud migration',
    'AWS',
    'mobile app',
    'dev ops',
    'kuber',
    'microservices',
    'web app development',
    'devops',
    'docker',
    'serverless functions',
    'continuous integration deployment',
  ],
  '/services/cybersecurity': [
    'cybersecurity',
    'cybersecurty',
    'cybrsecurity',
    'cyber security',
    'pentest',
    'penetration testing',
    'pentration testing',
    'SOC',
    'single sign-on',
    'ransomware',
    'CMMC',
    'how do I get CMMC certified',
    'cyb',
    'complience',
    'encrytion',
    'zero trust',
    'security operations center',
    'vulnerability scanning',
    'fedramp',
    'hipaa',
  ],
  '/services/govtech': [
    'DoD',
    'command and control',
    'rapid prototyping',
    'military',
    'gov cloud',
    'secure communications',
  ],
  '/services/technical-support': [
    'help desk',
    'IT support',
    '24/7 support',
    'response time',
    'managed services',
    'helpdsk',
    'on-call support',
  ],
  '/services/engineering': [
    'systems integration',
    'firmware',
    'human factors',
    'model based systems engineering',
    'requirements traceability',
  ],
  '/services/applied-behavior': [
    'BCBA',
    'ABA',
    'autism therapy',
    'behaviour therapy',
    'do you offer autism services',
    'applied behav',
    'registered behavior technician',
    'parent training',
    'behavioral analyst',
  ],
  '/services/stress-testing': [
    'stress test',
    'workload assessment',
    'NASA-TLX',
    'burnout',
    'workplace stress',
    'cognitive load',
  ],
  '/services/psychology': [
    'mindfulness training',
    'stress management',
    'meditation',
    'employee wellness',
    'yoga',
    'breathing',
  ],
  '/services/herbal-health': ['herbal', 'supplements', 'integrative health'],
  '/services/tech-behavioral': [
    'parent portal',
    'telehealth platform',
    'ABA software',
    'telehelth',
    'practice management software',
    'dashboards for clinicians',
  ],
  '/insights/ai-in-government': [
    'AI in goverment',
    'OMB memo',
    'federal AI rules',
    'AI governance',
  ],
  '/insights/mind-body-corporate': ['corporate wellness', 'wellness program roi'],
  '/insights/nasa-opportunities': [
    'SBIR grant',
    'NASA funding',
    'startup funding',
    'phase II',
    'small business innovation research',
    'nasa sbir',
  ],
  '/insights/aba-digital-health': ['ABA data collection', 'offline sync'],
  '/insights/defense-security': [
    'CMMC certification',
    'NIST 800-171',
    'quantum',
    'DFARS',
    'quantum computing threats',
  ],
  '/insights/tech-meets-human': ['human in the loop', 'automation bias', 'human-AI teaming'],
  '/': ['home'],
  '/services': ['services'],
  '/industries': ['industries'],
  '/about': ['about us', 'company values'],
  '/insights': ['blog', 'newsletter', 'subscribe', 'latest articles'],
  '/contact': [
    'contact',
    'phone number',
    'office hours',
    'pricing',
    'email address',
    'where are you located',
    'tallahassee',
    'book a consultation',
  ],
};

const known = routes.map(at);

/** The addresses of the specification's pages found, in order; what writers add later may come before. */
async function ask(page: Page, query: string): Promise<string[]> {
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('searchbox');
  await field.fill('');
  await expect(dialog).toHaveAttribute('data-state', 'idle');
  await field.fill(query);
  await expect(dialog).not.toHaveAttribute('data-state', 'idle');
  const links = dialog.locator('[data-search-results] a[data-tone]');
  const found = await links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  );
  return found.filter((address) => known.includes(address));
}

test('puts the page that is meant first', async ({page, visit}) => {
  test.slow();
  await visit('/about');
  await settle(page);
  await page.keyboard.press('Control+k');

  const rows = Object.entries(queries).flatMap(([path, asked]) =>
    asked.map((query) => ({query, address: at(path)})),
  );
  const notFirst: string[] = [];
  const notInThree: string[] = [];
  for (const {query, address} of rows) {
    const place = (await ask(page, query)).indexOf(address);
    if (place !== 0) notFirst.push(`"${query}": ${address} is number ${place + 1}`);
    if (place < 0 || place > 2) notInThree.push(`"${query}": ${address} is number ${place + 1}`);
  }
  expect(rows.length).toBeGreaterThanOrEqual(40);
  expect(notInThree).toEqual([]);
  expect(notFirst.length / rows.length, notFirst.join('\n')).toBeLessThanOrEqual(0.05);
});
