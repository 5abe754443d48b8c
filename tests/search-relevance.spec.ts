import {at, expect, test} from './fixtures';

/**
 * What visitors type, by the page that must come first: names, acronyms, buyers' words, beginnings,
 * questions and slips of the keyboard. A new page brings its own line; a query found wanting joins.
 */
const table = `
/services/ai-data-systems:
  machine vision, machine lerning, AI, artificial inteligence, chatbot, data pipelines, LLM,
  natural language procesing, predictive analitics, python, generative ai, NLP,
  computer vision, data warehouse, ML ops, machine learning consulting, forcasting, big data,
  image recogniton, text analysis, recommend AI vendor, data pipline, deep lerning
/services/cloud-development:
  kubernets, kuberntes, cloud migration, AWS, mobile app, dev ops, kuber, microservices,
  web app development, devops, docker, serverless functions,
  continuous integration deployment, azure, hosting, build me a website, CI/CD, K8s,
  software developement, API development, app developer, terraform, move to the cloud,
  saas development, google cloud, rest api
/services/cybersecurity:
  cybersecurity, cybersecurty, cybrsecurity, cyber security, pentest, penetration testing,
  pentration testing, SOC, single sign-on, ransomware, CMMC, how do I get CMMC certified, cyb,
  complience, encrytion, zero trust, security operations center, vulnerability scanning,
  fedramp, hipaa, hacked, pen test, SSO, data breech, security audit, SIEM, phishing,
  cybersecurity consulting, threat detection, MFA, security monitoring, red team, infosec
/services/govtech:
  DoD, command and control, rapid prototyping, military, gov cloud, secure communications,
  federal contractor, department of defence, C2, air force, authority to operate, army,
  space force, defense innovation, govcloud
/services/technical-support:
  help desk, IT support, 24/7 support, response time, managed services, helpdsk,
  on-call support, SLA, it help, outage, tech support, support tiers, server down,
  24 7 support, bug fixes, helpdesk, maintenance
/services/engineering:
  systems integration, firmware, human factors, model based systems engineering,
  requirements traceability, MBSE, embeded software, IoT, system engineering, legacy system,
  hardware, sensor integration, V&V
/services/applied-behavior:
  BCBA, ABA, autism therapy, behaviour therapy, do you offer autism services, applied behav,
  registered behavior technician, parent training, behavioral analyst, autisim,
  behavior analyst, RBT, child behavior problems, functional behavior assessment, autism,
  special education, FBA, ABA therapy for kids
/services/stress-testing:
  stress test, workload assessment, NASA-TLX, burnout, workplace stress, cognitive load,
  fatigue, psychometrics, stress assesment, job stress, burnout survey, NASA TLX,
  occupational stress
/services/psychology:
  mindfulness training, stress management, meditation, employee wellness, yoga, breathing,
  coaching, mindfullness, breathing exercises, psychologist, wellness coaching, workshops,
  meditaton
/services/herbal-health:
  herbal, supplements, integrative health, herbs, natural remedies, nutrition,
  herbal medecine, herbal supplements, alternative medicine
/services/tech-behavioral:
  parent portal, telehealth platform, ABA software, telehelth, practice management software,
  dashboards for clinicians, EHR, telehealth, session notes, electronic health record,
  practice software, aba app, health app
/insights/ai-in-government:
  AI in goverment, OMB memo, federal AI rules, AI governance, M-25-21, responsible AI,
  ai regulation, ai policy, OMB, high impact AI
/insights/mind-body-corporate:
  corporate wellness, wellness program roi, workplace wellness, wellness programs at work,
  ROI, mindfulness at work, wellness ROI
/insights/nasa-opportunities:
  SBIR grant, NASA funding, startup funding, phase II, small business innovation research,
  nasa sbir, STTR, nasa grants, phase 1, seed funding, small business grant, SBIR
/insights/aba-digital-health:
  ABA data collection, offline sync, autism app, offline data, health app privacy
/insights/defense-security:
  CMMC certification, NIST 800-171, quantum, DFARS, quantum computing threats, CUI,
  SPRS score, CMMC level 2, post quantum cryptography, defense contractor, nist, 800-171,
  supply chain security
/insights/tech-meets-human:
  human in the loop, automation bias, human-AI teaming, explainable AI, trust in AI,
  human oversight, usability testing, automation
/:
  home
/services:
  services, what do you do, all services, service catalog, offerings, capabilities
/industries:
  industries, who do you work with, aerospace industry, clients, sectors, markets,
  who are your customers
/about:
  about us, company values, our mission, mission, who are you, company history, our values,
  about the company, who we are, your team, values, partner company
/insights:
  blog, newsletter, subscribe, latest articles, articles, news, rss, publications, feed
/contact:
  contact, phone number, office hours, pricing, email address, where are you located,
  tallahassee, book a consultation, email, phone, adress, talk to someone, get a quote,
  how much does it cost, opening hours, contact us, hire you, call you, where is your office,
  prices
`;

const queries = [...table.matchAll(/^(\/\S*):\n((?: {2}.+\n)+)/gm)].flatMap(
  ([, path = '', list = '']) =>
    list
      .trim()
      .split(/,\s+/)
      .map((query) => ({query, address: at(path)})),
);

test('puts the page that is meant first', async ({page, visit}) => {
  test.slow();
  await visit('/about');
  await page.getByRole('banner').getByRole('button', {name: 'Search'}).click();
  const dialog = page.getByRole('dialog', {name: 'Search'});
  const status = dialog.getByRole('status');
  const notFirst: string[] = [];
  for (const {query, address} of queries) {
    await dialog.getByRole('searchbox').fill('');
    await expect(status).toBeEmpty();
    await dialog.getByRole('searchbox').fill(query);
    await expect(status).toHaveText(/result/i);
    const first = dialog.locator('a[data-tone]').first();
    const found = await first.getAttribute('href', {timeout: 1000}).catch(() => 'nothing');
    if (found !== address) notFirst.push(`"${query}" finds ${found}, not ${address}`);
  }
  expect(queries.length).toBeGreaterThan(100);
  expect(notFirst.length / queries.length, notFirst.join('\n')).toBeLessThanOrEqual(0.05);
});
